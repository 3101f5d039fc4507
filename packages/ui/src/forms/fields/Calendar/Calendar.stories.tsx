import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../../testing/modes.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

type Args = Partial<CalendarProps>;
/** Days without visits: Friday and Saturday. */
// language-check-ignore riyadh-day -- a calendar day without a time
const isWeekend = (day: string): boolean => [5, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const events = (t: Pick) => ({
  '2026-09-14': t('لقاء المتطوعين', 'Meeting of volunteers'),
  '2026-09-17': t('يوم الأسرة', 'Family day'),
  '2026-09-23': t('اليوم الوطني', 'National Day'),
});
const calendar = bilingual<Args>((t, args) => (
  <Calendar key={t('ar', 'en')} defaultValue="2026-09-17" {...args} label={t('يوم الزيارة', 'Day of the visit')} />
));
const meta: Meta<typeof Calendar> = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { onValueChange: fn() },
  parameters: { transcript: { structure: true, why: 'each language shows its own calendar' } },
  render: calendar,
};
export default meta;
type Story = StoryObj<typeof Calendar>;

const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';

/** Selection by keyboard: the same day of the next week. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('button', { name: isArabic(globals) ? /، ٦ ربيع الآخر/ : /September 17/ });
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-09-24');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent(isArabic(globals) ? '١٣' : '24');
  },
};
export const Phone: Story = { ...onPhone };
/** The other calendar keeps the displayed days. */
export const Switch: Story = {
  args: { calendarSwitch: true },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: isArabic(globals) ? 'ميلادي' : 'Hijri' }));
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toHaveAccessibleName(
        isArabic(globals) ? /سبتمبر ٢٠٢٦/ : /Rabi.? (II|al-Thani|al-Akhir).* 1448/i,
      ),
    );
  },
};
/** Events have a dot and their text in the name of the day; weekends cannot be selected. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Args>((t, args) =>
    calendar(
      { ...args, marked: events(t), isUnavailable: isWeekend, min: '2026-09-03' },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', {
        name: isArabic(globals) ? /، ١٢ ربيع الآخر.*اليوم الوطني/ : /September 23.*National Day/,
      }),
    ).toBeVisible();
    const friday = canvas.getByRole('button', { name: isArabic(globals) ? /، ٧ ربيع الآخر/ : /September 18/ });
    await expect(friday).toHaveAttribute('aria-disabled', 'true');
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.click(friday);
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
  },
};
export const Empty: Story = { args: { defaultValue: '', min: '2026-09-01', max: '2026-09-30' } };
export const Disabled: Story = { args: { disabled: true, calendarSwitch: true } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      {calendar(
        {
          ...args,
          calendarSwitch: true,
          marked: {
            '2026-09-23': t(
              'اليوم الوطني، وفيه تُغلق الفروع كلها ما عدا الفرع الرئيسي في بريدة حتى الرابعة عصرًا',
              'National Day, on which all branches are closed except the main branch in Buraidah until four in the afternoon',
            ),
          },
        },
        { globals: { locale: t('ar', 'en') } },
      )}
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    calendar(
      {
        ...args,
        marked: {
          '2026-09-14': t('LEAP 2026: معرض التقنية', 'لقاء الرياض (LEAP)'),
          '2026-09-20': t('Open day', 'اليوم المفتوح'),
        },
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
