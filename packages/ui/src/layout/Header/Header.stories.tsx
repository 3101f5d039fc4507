import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { LocaleSwitch } from '../LocaleSwitch/index.ts';
import { UpperHeader } from '../UpperHeader/index.ts';
import { Header } from './Header.tsx';
import { interactiveWindowParameters, onPaper, onPhone, windowParameters } from '../../testing/modes.ts';

const items = (t: Pick) => [
  { href: '#home', label: t('الرئيسية', 'Home'), active: true },
  {
    href: '#identity',
    label: t('عن الجمعية', 'About'),
    children: [
      { href: '#about', label: t('من نحن', 'Who we are') },
      { href: '#goals', label: t('الأهداف', 'Goals') },
    ],
  },
  { href: '#media', label: t('المركز الإعلامي', 'Media center') },
  { href: '#programs', label: t('البرامج والخدمات', 'Programmes') },
  { href: '#branches', label: t('الفروع', 'Branches') },
  { href: '#contact', label: t('تواصل معنا', 'Contact us') },
];

const meta = {
  title: 'Layout/Header',
  component: Header,
  parameters: windowParameters,
  args: { name: '', homeHref: '#', items: [] },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const site = bilingual((t) => (
  <>
    <UpperHeader
      phone="+966112345678"
      hours={t('الأحد – الخميس، ٨ ص – ٤ م', 'Sunday – Thursday, 8 am – 4 pm')}
      notifications={{ href: '#notifications', count: 3 }}
    >
      <LocaleSwitch href="#other" />
    </UpperHeader>
    <Header
      name={t('تعاون', 'Taawun')}
      tagline={t('الجمعية التعاونية الخيرية', 'Cooperative charity association')}
      homeHref="#home"
      items={items(t)}
      actions={
        <>
          <Button data-wide="" href="#login" variant="secondary" size="sm" icon="user">
            {t('دخول الأعضاء', 'Member login')}
          </Button>
          <Button href="#donate" variant="giving" size="sm" icon="heart">
            {t('تبرّع', 'Donate')}
          </Button>
        </>
      }
    />
  </>
));

export const Default: Story = {
  parameters: interactiveWindowParameters,
  render: site,
};
export const Paper: Story = { ...Default, ...onPaper };

/** An item with its list open; on a phone, in the menu. */
export const Opened: Story = {
  parameters: interactiveWindowParameters,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  render: site,
  play: async ({ canvasElement, globals }) => {
    const isEnglish = globals['locale'] === 'en';
    const menu = within(canvasElement).queryByRole('button', { name: isEnglish ? 'Menu' : 'القائمة' });
    if (menu) {
      await userEvent.click(menu);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    }
    const items = within(screen.getByRole('navigation'));
    await userEvent.click(items.getByText(isEnglish ? 'About' : 'عن الجمعية'));
    await expect(items.getByRole('link', { name: isEnglish ? 'Goals' : 'الأهداف' })).toBeVisible();
  },
};

/** The phone menu, opened and closed. */
export const Phone: Story = {
  ...onPhone,
  render: site,
  play: async ({ canvasElement, globals }) => {
    const menu = globals['locale'] === 'en' ? 'Menu' : 'القائمة';
    const button = within(canvasElement).getByRole('button', { name: menu });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: menu })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: globals['locale'] === 'en' ? 'Close' : 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: menu })).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <>
      <UpperHeader phone="+966112345678" hours={t('الأحد – الخميس، 8 am – 4 pm', 'الأحد – الخميس, 8 am – 4 pm')}>
        <LocaleSwitch href="#other" />
      </UpperHeader>
      <Header
        name={t('Taawun', 'تعاون')}
        tagline={t('جمعية Cooperative معتمدة', 'الجمعية التعاونية الخيرية')}
        homeHref="#home"
        items={[
          { href: '#home', label: t('الرئيسية', 'Home'), active: true },
          { href: '#skills', label: t('برنامج Future Skills', 'مهارات المستقبل') },
          { href: '#app', label: t('تطبيق iOS', 'تطبيق تعاون') },
        ]}
      />
    </>
  )),
};
