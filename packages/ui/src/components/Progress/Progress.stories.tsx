import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { ProgressBar, type ProgressBarProps } from './Progress.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { i18n: { mixedDirection: 'its label is for assistive technology only' } },
  render: bilingual<Partial<ProgressBarProps>>((t, args) => (
    <ProgressBar value={72} max={100} label={t('ما جُمع', 'Raised')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      globals['locale'] === 'en' ? '72%' : '٧٢٪؜',
    );
  },
};
export const Variants: Story = {
  render: bilingual<Partial<ProgressBarProps>>((t, args) => (
    <Stack>
      {(['accent', 'giving', 'share'] as const).map((tone) => (
        <ProgressBar key={tone} value={40} max={100} label={t('الحصص', 'Shares')} {...args} tone={tone} />
      ))}
    </Stack>
  )),
};
export const Empty: Story = { args: { value: 0 } };
/** A value above the maximum is displayed as full. */
export const MoreThanFull: Story = {
  args: { value: 130 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
