import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../components/Box/index.ts';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Rating, RatingField, type RatingFieldProps } from './Rating.tsx';

type Args = Partial<RatingFieldProps>;
const names = (t: Pick) => [
  t('سيئ', 'Poor'),
  t('مقبول', 'Fair'),
  t('جيد', 'Good'),
  t('جيد جدًا', 'Very good'),
  t('ممتاز', 'Excellent'),
];
const meta: Meta<typeof RatingField> = {
  title: 'Forms/Rating',
  component: RatingField,
  render: bilingual<Args>((t, args) => (
    <RatingField label={t('كيف كانت خدمتنا؟', 'How was our service?')} names={names(t)} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof RatingField>;

export const Default: Story = { parameters: interactiveParameters };
export const Rated: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: globals['locale'] === 'en' ? 'Very good' : 'جيد جدًا' }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', '4');
  },
};
export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <RatingField
      {...args}
      required
      label={t('كيف كانت خدمتنا؟', 'How was our service?')}
      error={t('اختر عدد النجوم', 'Choose the number of stars')}
    />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/اختر عدد|Choose the number/);
  },
};
/** Not a field: a rating that others gave. */
export const ReadOnly: Story = {
  render: () => (
    <Stack gap={3}>
      <Rating value={4.5} count={128} />
      <Rating value={2.25} />
      <Rating value={0} count={0} />
    </Stack>
  ),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <RatingField
        {...args}
        defaultValue={5}
        label={t(
          'ما تقييمك لتجربتك كاملة مع الجمعية من التسجيل حتى استلام أسهمك؟',
          'How do you rate all of your experience, from the registration until you received your shares?',
        )}
        names={[
          t('تجربة سيئة في كل تفاصيلها', 'A poor experience in each detail'),
          t('تجربة مقبولة', 'A fair experience'),
          t('تجربة جيدة', 'A good experience'),
          t('تجربة جيدة جدًا', 'A very good experience'),
          t('تجربة رائعة بكل تفاصيلها', 'A great experience in each detail'),
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <RatingField
      {...args}
      defaultValue={3}
      label={t('تقييم برنامج Growth Fund', 'Rating of صندوق النمو')}
      hint={t('من 1 إلى 5', 'From ١ to ٥')}
    />
  )),
};
