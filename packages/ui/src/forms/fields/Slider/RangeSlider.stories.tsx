import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { RangeSlider, type RangeSliderProps, type SliderRange } from './RangeSlider.tsx';

type Args = Partial<RangeSliderProps>;
const field = bilingual<Args>((t, args) => (
  <Live<SliderRange> initial={args.value ?? [120, 360]}>
    {(value, set) => (
      <RangeSlider
        label={t('سعر الحصة بالريال', 'Share price in riyals')}
        {...args}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));
const meta: Meta<typeof RangeSlider> = {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: { min: 0, max: 500, step: 10, value: [120, 360], onValueChange: fn() },
  render: field,
};
export default meta;
type Story = StoryObj<typeof RangeSlider>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider');
    const english = globals['locale'] === 'en';
    await expect(from).toHaveAccessibleName(english ? 'From' : 'من');
    await expect(to).toHaveAttribute('aria-valuetext', english ? '360' : '٣٦٠');
  },
};
/** Both thumbs are at the upper end: the lower one is on top, because only it can move. */
export const BothAtMaximum: Story = { args: { value: [500, 500] } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        hint: t('آخر سعر ١٥٠ ر.س', 'The last price is SAR 150'),
        error: t('لا توجد عروض بهذه الأسعار', 'There are no offers at these prices'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/لا توجد عروض|no offers/);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 220 }}>
      <RangeSlider
        {...args}
        label={t('الأسعار التي تريد أن نخبرك بعروضها فور نشرها', 'Prices whose offers we tell you about at once')}
        min={0}
        max={1000000}
        step={1000}
        value={[250000, 750000]}
        onValueChange={() => undefined}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <RangeSlider
      {...args}
      label={t('السعر في سوق Tadawul', 'Price on تداول')}
      hint={t('أسعار Growth Fund فقط', 'Only prices of صندوق النمو')}
      value={[120, 360]}
      onValueChange={() => undefined}
    />
  )),
};
