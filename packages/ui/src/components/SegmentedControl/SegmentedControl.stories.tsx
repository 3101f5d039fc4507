import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { SegmentedControl, type SegmentedControlProps, type SegmentOption } from './SegmentedControl.tsx';

type Args = Partial<SegmentedControlProps>;
const periods = (t: Pick): SegmentOption[] => [
  { value: 'month', label: t('شهر', 'Month') },
  { value: 'quarter', label: t('ربع سنة', 'Quarter') },
  { value: 'year', label: t('سنة', 'Year') },
];
const meta: Meta<typeof SegmentedControl> = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <SegmentedControl label={t('مدة الرسم البياني', 'Period of the chart')} options={periods(t)} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof SegmentedControl>;

/** One tab stop; the arrow keys follow the reading direction. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const [month, quarter] = within(canvasElement).getAllByRole('radio');
    await userEvent.click(month as HTMLElement);
    await userEvent.keyboard(globals['locale'] === 'en' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(quarter).toBeChecked();
    await expect(quarter).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quarter');
  },
};
export const WithIcons: Story = {
  render: bilingual<Args>((t, args) => (
    <SegmentedControl
      label={t('طريقة العرض', 'View')}
      options={[
        { value: 'list', label: t('قائمة', 'List'), icon: 'menu' },
        { value: 'map', label: t('خريطة', 'Map'), icon: 'pin' },
      ]}
      {...args}
    />
  )),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'year' } };
export const OneDisabled: Story = {
  render: bilingual<Args>((t, args) => (
    <SegmentedControl
      label={t('مدة الرسم البياني', 'Period of the chart')}
      options={periods(t).map((option) => ({ ...option, disabled: option.value === 'quarter' }))}
      {...args}
    />
  )),
};
/** Stacked where the line has no space for the labels. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 200 }}>
      <SegmentedControl
        label={t('المدة', 'Period')}
        options={[
          { value: 'first', label: t('منذ بداية العضوية', 'Since the membership began') },
          { value: 'year', label: t('السنة المالية الحالية', 'This financial year') },
        ]}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <SegmentedControl
      label={t('صيغة الملف', 'File format')}
      options={[
        { value: 'pdf', label: t('ملف PDF', 'PDF ملف') },
        { value: 'excel', label: t('جدول Excel', 'Excel جدول') },
      ]}
      {...args}
    />
  )),
};
