import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { StarMeter, type StarMeterProps } from './StarMeter.tsx';

const meta: Meta<typeof StarMeter> = {
  title: 'Components/StarMeter',
  component: StarMeter,
  parameters: { i18n: { mixedDirection: 'its label is for assistive technology only' } },
  render: bilingual<Partial<StarMeterProps>>((t, args) => (
    <StarMeter value={72} max={100} label={t('ما جُمع', 'Raised')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof StarMeter>;

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      globals['locale'] === 'en' ? '72%' : '٧٢٪؜',
    );
  },
};
export const Variants: Story = {
  render: bilingual<Partial<StarMeterProps>>((t, args) => (
    <Stack direction="row" wrap gap={6} align="center">
      {(['accent', 'giving', 'share'] as const).map((tone) => (
        <StarMeter key={tone} value={40} max={100} label={t('الحصص', 'Shares')} {...args} tone={tone} />
      ))}
    </Stack>
  )),
};
export const Sizes: Story = {
  render: bilingual<Partial<StarMeterProps>>((t, args) => (
    <Stack direction="row" wrap gap={6} align="center">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <StarMeter key={size} value={87} max={100} label={t('ما جُمع', 'Raised')} {...args} size={size} />
      ))}
    </Stack>
  )),
};
export const Empty: Story = { args: { value: 0 } };
/** The maximum is reached; a value above it is displayed alike. */
export const Full: Story = { args: { value: 130 } };
