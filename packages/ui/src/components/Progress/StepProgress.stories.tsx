import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { onPhone } from '../../testing/modes.ts';
import { StepProgress, type StepProgressProps } from './Progress.tsx';

const meta: Meta<typeof StepProgress> = {
  title: 'Components/StepProgress',
  component: StepProgress,
  render: bilingual<Partial<StepProgressProps>>((t, args) => (
    <StepProgress
      current={1}
      steps={[
        { label: t('البيانات الشخصية', 'Personal') },
        { label: t('العنوان الوطني', 'Address') },
        { label: t('البيانات البنكية', 'Bank') },
        { label: t('المراجعة', 'Review') },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof StepProgress>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(/العنوان الوطني|Address/);
  },
};
export const Phone: Story = { ...onPhone };
export const First: Story = { args: { current: 0 } };
export const Done: Story = { args: { current: 4 } };
export const MixedDirection: Story = {
  render: bilingual<Partial<StepProgressProps>>((t, args) => (
    <StepProgress
      current={1}
      steps={[
        { label: t('التحقق عبر Nafath', 'Sign in with نفاذ') },
        { label: t('عنوان SPL', 'العنوان الوطني') },
        { label: t('الدفع بـ Apple Pay', 'Pay by مدى') },
      ]}
      {...args}
    />
  )),
};
