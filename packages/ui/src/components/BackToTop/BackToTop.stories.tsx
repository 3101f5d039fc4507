import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { BackToTop } from './BackToTop.tsx';
import { useAnchoredScroll } from './useAnchoredScroll.ts';

const meta: Meta<typeof BackToTop> = {
  title: 'Components/BackToTop',
  component: BackToTop,
  parameters: { i18n: { mixedDirection: 'its only text is a message of the catalogue' } },
};
export default meta;
type Story = StoryObj<typeof BackToTop>;

/** Appears after one viewport height of scrolling, and returns the focus to the top. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: bilingual((t, args) => (
    <main id="main" style={{ minBlockSize: '300vb' }}>
      <Heading level={1}>{t('تاريخ الجمعية', 'History of the association')}</Heading>
      <Text>
        {t(
          'تأسست الجمعية على يد أربعين مزارعًا اجتمعوا على حفر بئر واحدة.',
          'The association was founded by forty farmers who met to dig one well.',
        )}
      </Text>
      <BackToTop {...args} />
    </main>
  )),
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' });
    const link = await within(canvasElement).findByRole('link');
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(link);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvasElement.querySelector('main')).toHaveFocus();
    window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' });
    await waitFor(() => expect(link).toBeVisible());
  },
};
export const Paper: Story = { ...Default, ...onPaper };

function Contents({ sections, title }: { sections: { id: string; label: string; text: string }[]; title: string }) {
  const onClick = useAnchoredScroll();
  return (
    <Stack gap={8}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are pressed */}
      <nav aria-label={title} onClick={onClick}>
        <Stack direction="row" wrap gap={4}>
          {sections.map(({ id, label }) => (
            <Link key={id} href={`#${id}`}>
              {label}
            </Link>
          ))}
        </Stack>
      </nav>
      {sections.map(({ id, label, text }) => (
        <section key={id} id={id} style={{ minBlockSize: '90vb' }}>
          <Heading level={2}>{label}</Heading>
          <Text>{text}</Text>
        </section>
      ))}
    </Stack>
  );
}
/** `useAnchoredScroll` on a table of contents. */
export const AnchoredScroll: Story = {
  render: bilingual((t) => (
    <Contents
      title={t('المحتويات', 'Contents')}
      sections={[
        {
          id: 'goals',
          label: t('الأهداف', 'Goals'),
          text: t('تمكين الأسر المنتجة.', 'To strengthen the families that produce.'),
        },
        { id: 'council', label: t('المجلس', 'Council'), text: t('سبعة أعضاء منتخبون.', 'Seven elected members.') },
        {
          id: 'rules',
          label: t('اللوائح', 'Rules'),
          text: t('تُعتمد في الجمعية العمومية.', 'Approved by the general assembly.'),
        },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getAllByRole('link')[2];
    if (!link) throw new Error('The story has three links.');
    await userEvent.click(link);
    await expect(canvasElement.querySelector('#rules')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
