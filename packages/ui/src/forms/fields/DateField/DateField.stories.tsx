import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

type Args = Partial<DateFieldProps>;
const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: '', value: '', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <DateField
        max="2026-11-21"
        {...args}
        label={t('تاريخ الميلاد', 'Date of birth')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));

/** Hijri date typed in digits: emits the ISO date and shows the Gregorian date. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '١٥/٧/١٤١٠');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-11');
    await userEvent.tab();
    await expect(input).toHaveValue(arabic ? '١٥ رجب ١٤١٠' : 'Raj. 15, 1410');
    await expect(input).toHaveAccessibleDescription(arabic ? 'الموافق ١١ فبراير ١٩٩٠ م' : 'Gregorian date: 11 Feb 1990');
  },
};
/** Selection by keyboard in the lazy-loaded date picker. */
export const Picking: Story = {
  args: { value: '1990-02-11' },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: arabic ? /من التقويم/ : /from the calendar/ }));
    const chosen = await waitFor(() =>
      canvas.getByRole('button', { name: arabic ? /١٥ رجب ١٤١٠/ : /February 11, 1990/ }),
    );
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-18');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** Open date picker with both calendars in every cell. */
export const Open: Story = {
  parameters: { transcript: { structure: true, why: 'each language shows the calendar that is not its default' } },
  args: { value: '1990-02-11' },
  render: field,
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: arabic ? /من التقويم/ : /from the calendar/ }));
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: arabic ? 'ميلادي' : 'Hijri' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAccessibleName(arabic ? /فبراير ١٩٩٠/ : /Rajab 1410/));
    const [month, year] = canvas.getAllByRole('combobox');
    await expect(month).toHaveDisplayValue(arabic ? 'فبراير' : 'Rajab');
    await expect(year).toHaveDisplayValue(arabic ? '١٩٩٠' : '1410');
    await userEvent.selectOptions(year as HTMLElement, arabic ? '١٩٨٨' : '1408');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAccessibleName(arabic ? /فبراير ١٩٨٨/ : /Rajab 1408/));
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  args: { value: '2026-09-01', calendar: 'gregory' },
  render: field,
};
export const Disabled: Story = { args: { value: '1990-02-11', disabled: true }, render: field };
/** Text that is not a date stays visible for correction. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        value: '31/2/1990',
        error: t(
          'ليس تاريخًا صحيحًا. اكتب اليوم ثم الشهر ثم السنة',
          'This is not a date we can read. Enter day, month and year',
        ),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('31/2/1990');
    await expect(input).toBeInvalid();
  },
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'1990-02-11'}>
        {(value, set) => (
          <DateField
            required
            label={t(
              'تاريخ صدور السجل التجاري كما هو مكتوب في أعلى الصفحة الأولى',
              'Date of issue of the commercial register as at the top of its first page',
            )}
            hint={t(
              'اكتبه بالتاريخ الهجري أو الميلادي، فكلاهما مقبول هنا',
              'Write it as a Hijri or a Gregorian date: both are accepted here',
            )}
            error={t('يجب أن يكون التاريخ قبل تاريخ تقديم الطلب', 'The date must lie before that of the application')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Label, hint and message contain text in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Live key={t('ar', 'en')} initial={'1990-02-11'}>
        {(value, set) => (
          <DateField
            label={t('تاريخ شهادة ISO 9001:2015', 'Date of السجل التجاري')}
            hint={t('تجده في أعلى ملف PDF الوارد من Bureau Veritas', 'At the top of what وزارة التجارة sent you')}
            error={t('لا يوافق ما سجّلته شركة Bureau Veritas', 'This is not the date that وزارة التجارة holds')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
