import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';

type Args = Partial<RangeCalendarProps>;
const calendar = bilingual<Args>((t, args) => (
  <RangeCalendar
    key={t('ar', 'en')}
    defaultValue={{ from: '2026-09-14', to: '2026-09-24' }}
    {...args}
    label={t('أيام المعرض', 'Days of the exhibition')}
  />
));
const meta: Meta<typeof RangeCalendar> = {
  title: 'Forms/RangeCalendar',
  component: RangeCalendar,
  args: { onValueChange: fn() },
  parameters: { transcript: { structure: true, why: 'each language shows its own calendar' } },
  render: calendar,
};
export default meta;
type Story = StoryObj<typeof RangeCalendar>;

const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';

/** Selection by keyboard: a range of nine days. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { defaultValue: { from: '', to: '' }, min: '2026-09-13', max: '2026-09-30' },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: isArabic(globals) ? /، ٦ ربيع الآخر/ : /September 17/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-17', to: '2026-09-25' });
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  },
};
/** The first day is chosen: the days up to the pointer are highlighted. */
export const Preview: Story = {
  args: { defaultValue: { from: '', to: '' }, min: '2026-09-13', max: '2026-09-30' },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const day = (arabic: RegExp, english: RegExp): HTMLElement =>
      canvas.getByRole('button', { name: isArabic(globals) ? arabic : english });
    await userEvent.click(day(/، ٦ ربيع الآخر/, /September 17/));
    await userEvent.hover(day(/، ١٦ ربيع الآخر/, /September 27/));
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(11);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** Range with the calendar switch, events and days that a range cannot pass. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Args>((t, args) =>
    calendar(
      {
        ...args,
        calendarSwitch: true,
        marked: { '2026-09-23': t('اليوم الوطني', 'National Day') },
        isUnavailable: (day) => day === '2026-09-27',
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
/** A range of one day. */
export const OneDay: Story = { args: { defaultValue: { from: '2026-09-17', to: '2026-09-17' } } };
/** The range contains a day that is no longer available. */
export const Invalid: Story = { args: { isUnavailable: (day) => day === '2026-09-24' } };
export const Disabled: Story = { args: { disabled: true } };
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    calendar(
      { ...args, marked: { '2026-09-20': t('LEAP 2026: معرض التقنية', 'لقاء الرياض (LEAP)') } },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
