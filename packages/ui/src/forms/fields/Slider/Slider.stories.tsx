import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

type Args = Partial<SliderProps>;
const field = bilingual<Args>((t, args) => (
  <Live initial={args.value ?? 6}>
    {(value, set) => (
      <Slider
        label={t('عدد الأشهر', 'Number of months')}
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
const meta: Meta<typeof Slider> = {
  title: 'Forms/Slider',
  component: Slider,
  args: { min: 1, max: 36, value: 6, onValueChange: fn() },
  render: field,
};
export default meta;
type Story = StoryObj<typeof Slider>;

/** Fills in the reading direction; the arrow keys follow it. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toHaveAccessibleName(/عدد الأشهر|Number of months/);
    await expect(slider).toHaveAttribute('aria-valuetext', globals['locale'] === 'en' ? '6' : '٦');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { ...onPhone };
/** The unit belongs to the format: assistive technology announces it too. */
export const WithFormat: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        format: (months) =>
          new Intl.NumberFormat(t('ar-EG', 'en-US'), { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(
            months,
          ),
        hint: t('يمكنك إيقاف الاشتراك متى شئت.', 'You can stop whenever you like.'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      globals['locale'] === 'en' ? '6 months' : '٦ أشهر',
    );
  },
};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 36 } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      { ...args, value: 30, error: t('اختر ٢٤ شهرًا أو أقل', 'Choose 24 months or fewer') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription(/٢٤ شهرًا|24 months/);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <Slider
        {...args}
        label={t(
          'عدد الأشهر التي يتجدد فيها تبرّعك قبل أن نسألك من جديد',
          'Number of months that your donation renews before we ask you again',
        )}
        hint={t('نذكّرك قبل آخر شهر بأسبوع.', 'We remind you a week before the last month.')}
        format={(months) =>
          t(`مبلغ قدره ${formatted(months, 'ar-EG')} ر.س`, `a sum of SAR ${formatted(months, 'en-US')}`)
        }
        min={0}
        max={1000000}
        value={750000}
        onValueChange={() => undefined}
      />
    </div>
  )),
};
const formatted = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value);
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Slider
      {...args}
      label={t('حجم ملف PDF', 'Size of ملف')}
      format={(size) => t(`MB ${formatted(size, 'ar-EG')}`, `${formatted(size, 'en-US')} ميجا`)}
      value={6}
      onValueChange={() => undefined}
    />
  )),
};
