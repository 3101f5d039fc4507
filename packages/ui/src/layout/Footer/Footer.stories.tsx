import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { interactiveWindowParameters, onPaper, onPhone, windowParameters } from '../../testing/modes.ts';

const site = (t: Pick) => ({
  name: t('تعاون', 'Taawun'),
  tagline: t('الجمعية التعاونية الخيرية', 'Cooperative charity association'),
  text: t(
    'نعمل معًا لتمكين الأسر وبناء اقتصاد محلي متكافل.',
    'Together we enable families and build a local economy that cares.',
  ),
  homeHref: '#home',
  columns: [
    {
      title: t('الجمعية', 'Association'),
      items: [
        { href: '#about', label: t('عن الجمعية', 'About') },
        { href: '#council', label: t('أعضاء المجلس', 'Council') },
      ],
    },
    {
      title: t('شارك', 'Get involved'),
      items: [
        { href: '#programs', label: t('البرامج', 'Programmes') },
        { href: '#contact', label: t('تواصل معنا', 'Contact us') },
      ],
    },
  ],
  contact: {
    phone: '+966112345678',
    email: 'info@taawun.example',
    address: t('طريق الملك فهد، بريدة', 'King Fahd Road, Buraidah'),
  },
});

const meta: Meta<typeof Footer> = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: windowParameters,
  render: bilingual<Partial<FooterProps>>((t, args) => (
    <Footer
      {...site(t)}
      social={[
        { href: '#x', label: 'X', icon: 'twitter' },
        { href: '#youtube', label: 'YouTube', icon: 'youtube' },
      ]}
      legal={
        <>
          <span>{t('ترخيص رقم ١٠٤٢', 'Licence no. 1042')}</span>
          <Link href="#privacy" tone="muted">
            {t('سياسة الخصوصية', 'Privacy policy')}
          </Link>
        </>
      }
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof Footer>;

/** The phone number runs from left to right in both directions. */
export const Default: Story = {
  parameters: interactiveWindowParameters,
  play: async ({ canvasElement }) => {
    await expect(
      getComputedStyle(within(canvasElement).getByRole('link', { name: '+966 11 234 5678' })).direction,
    ).toBe('ltr');
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
/** Name and contact only. */
export const Sparse: Story = {
  render: bilingual((t) => (
    <Footer name={t('تعاون', 'Taawun')} homeHref="#home" columns={[]} contact={{ email: 'info@taawun.example' }} />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<FooterProps>>((t, args) => (
    <Footer
      {...site(t)}
      tagline={t('عضو في International Co-operative Alliance', 'Member of مجلس الجمعيات التعاونية')}
      text={t(
        'نعمل مع Google.org و UNDP لتمكين الأسر المنتجة في القصيم.',
        'We work with مؤسسة النخلة and صندوق التنمية الزراعية for the families of القصيم.',
      )}
      columns={[
        {
          title: t('شركاء Taawun', 'شركاء تعاون'),
          items: [
            { href: '#green', label: 'Green Valley Co.' },
            { href: '#palm', label: t('مؤسسة The Palm', 'مؤسسة النخلة') },
          ],
        },
      ]}
      contact={{
        phone: '+966112345678',
        email: 'info@taawun.example',
        address: t('مجمع Business Gate، مبنى S4، الرياض', 'مجمع غرناطة, building 4, الرياض'),
      }}
      legal={<span>{t('ترخيص MHRSD رقم ١٠٤٢', 'ترخيص رقم ١٠٤٢ of 1982')}</span>}
      {...args}
    />
  )),
};
