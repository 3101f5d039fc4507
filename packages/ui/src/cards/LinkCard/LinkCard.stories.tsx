import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { LinkCard, type LinkCardProps } from './LinkCard.tsx';

type Args = Partial<LinkCardProps>;
const meta: Meta<typeof LinkCard> = {
  title: 'Cards/LinkCard',
  component: LinkCard,
  render: bilingual<Args>((t, args) => (
    <Grid>
      <LinkCard
        title={t('شراء الحصص', 'Buy shares')}
        href="#shares"
        text={t('اختر عدد الحصص وادفع من رصيدك.', 'Choose how many and pay from your balance.')}
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof LinkCard>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const name = globals['locale'] === 'en' ? 'Buy shares' : 'شراء الحصص';
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible();
  },
};
export const Variants: Story = {
  render: bilingual<Args>((t, args) => (
    <Grid min="sm">
      <LinkCard title={t('عنوان وحده', 'A title alone')} href="#title" {...args} />
      <LinkCard
        title={t('مع أيقونة', 'With an icon')}
        href="#icon"
        icon="shares"
        text={t('وصف موجز للصفحة.', 'What the page is, in short.')}
        {...args}
      />
    </Grid>
  )),
};
/** Opens a new tab and announces it. */
export const External: Story = {
  parameters: interactiveParameters,
  args: { external: true, href: 'https://www.vision2030.gov.sa', icon: 'globe' },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <LinkCard
        title={t('تحويل الرصيد إلى الحساب البنكي المسجل', 'Transfer the balance to your registered bank account')}
        href="#transfer"
        icon="bank"
        text={t(
          'يصل المبلغ خلال ثلاثة أيام عمل بعد موافقة أمين الصندوق.',
          'The amount arrives within three working days of the treasurer’s consent.',
        )}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Grid>
      <LinkCard
        title={t('تسجيل الدخول عبر Nafath', 'Sign in with نفاذ')}
        href="#nafath"
        icon="mobile"
        text={t('يفتح تطبيق Nafath على جوالك.', 'Opens the app نفاذ on your phone.')}
        {...args}
      />
    </Grid>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <LinkCard key={text} title={text} href={`#${index}`} text={index % 2 ? '' : text} icon="file" />
      ))}
    </Grid>
  ),
};
