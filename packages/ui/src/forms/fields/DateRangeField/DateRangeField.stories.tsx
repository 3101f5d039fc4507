import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import type { DateRange } from '../../rules/dateRules.ts';
import { Live } from '../../story/Live.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

type Args = Partial<DateRangeFieldProps>;
const EMPTY: DateRange = { from: '', to: '' };
const september: DateRange = { from: '2026-09-14', to: '2026-09-25' };
const presets = (t: Pick) => [
  { label: t('هذا الشهر', 'This month'), from: '2026-11-01', to: '2026-11-30' },
  { label: t('آخر ٣٠ يومًا', 'Last 30 days'), from: '2026-10-27', to: '2026-11-25' },
  { label: t('هذا العام', 'This year'), from: '2026-01-01', to: '2026-12-31' },
];
const field = bilingual<Args>((t, args) => (
  <Live<DateRange> key={t('ar', 'en')} initial={args.value ?? EMPTY}>
    {(value, set) => (
      <DateRangeField
        label={t('فترة التقرير', 'Period of the report')}
        presets={presets(t)}
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
const meta: Meta<typeof DateRangeField> = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: { onValueChange: fn() },
  render: field,
};
export default meta;
type Story = StoryObj<typeof DateRangeField>;

const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';
const openCalendar = async (canvasElement: HTMLElement, globals: Record<string, unknown>): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(
    canvas.getByRole('button', {
      name: isArabic(globals) ? 'اختيار الفترة من التقويم' : 'Choose the dates from the calendar',
    }),
  );
  await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
};

/** Typed Hijri dates: the hint shows the length and the Gregorian dates. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const arabic = isArabic(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: arabic ? 'من' : 'From' }), '٣/٤/١٤٤٨');
    await userEvent.type(canvas.getByRole('textbox', { name: arabic ? 'إلى' : 'To' }), '14/4/1448');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(september);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: arabic ? 'من' : 'From' })).toHaveAccessibleDescription(
      arabic
        ? '١٢ يومًا، الموافق من ١٤ سبتمبر ٢٠٢٦ إلى ٢٥ سبتمبر ٢٠٢٦ م'
        : '12 days. Gregorian dates: 14 Sept 2026 to 25 Sept 2026',
    );
  },
};
/** Selection by keyboard in the calendar, which is loaded when it is opened. */
export const Picking: Story = {
  args: { value: september },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await openCalendar(canvasElement, globals);
    canvas.getByRole('button', { name: isArabic(globals) ? /، ٦ ربيع الآخر/ : /September 17/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-17', to: '2026-09-25' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** Open calendar with the ready ranges. */
export const Open: Story = {
  parameters: { transcript: { structure: true, why: 'each language shows its own calendar' } },
  args: { value: september },
  play: async ({ canvasElement, globals }) => openCalendar(canvasElement, globals),
};
/** A ready range closes the calendar. */
export const Preset: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await openCalendar(canvasElement, globals);
    await userEvent.click(canvas.getByRole('button', { name: isArabic(globals) ? 'هذا الشهر' : 'This month' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** The calendar that is not usual in the language. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Args>((t, args) =>
    field(
      { ...args, value: september, calendar: t('gregory', 'hijri') as 'gregory' | 'hijri', optional: true },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
export const Disabled: Story = { args: { value: september, disabled: true } };
/** The last day is before the first: both stay for correction. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        value: { from: '2026-09-25', to: '2026-09-14' },
        error: t(
          'اليوم الأخير في حقل فترة التقرير يجب ألا يسبق اليوم الأول',
          'Period of the report must not end before it starts',
        ),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    for (const input of within(canvasElement).getAllByRole('textbox')) await expect(input).toBeInvalid();
  },
};
/** Narrow column: the first day is above the last one. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      {field(
        {
          ...args,
          value: september,
          required: true,
          label: t(
            'الفترة التي تريد أن يشملها كشف التبرعات المرسل إلى الهيئة',
            'Period that the statement of donations for the authority must cover',
          ),
          error: t(
            'يجب أن تكون الفترة ضمن السنة المالية التي قُدّم التقرير عنها',
            'The period must lie within the financial year of the report',
          ),
        },
        { globals: { locale: t('ar', 'en') } },
      )}
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        value: { from: 'Q3 2026', to: '2026-09-25' },
        label: t('فترة عقد ISO 9001:2015', 'Period of عقد الصيانة'),
        error: t('ليست فترة عقد Bureau Veritas', 'This is not the period of شركة الصيانة'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
