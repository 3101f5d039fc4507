import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

type Args = Partial<TimeFieldProps>;
const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <TimeField
        label={t('وقت الزيارة', 'Time of the visit')}
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
const meta: Meta<typeof TimeField> = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { onValueChange: fn() },
  render: field,
};
export default meta;
type Story = StoryObj<typeof TimeField>;

const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';
const hours = ['08:00', '09:30', '11:00', '12:00', '16:30', '18:00', '19:30', '21:00'];

/** Typed without a sign, then moved by the arrow keys. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '٩٣٠ م');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:30');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:45');
    await userEvent.tab();
    await expect(input).toHaveValue(isArabic(globals) ? '٩:٤٥ م' : '9:45 PM');
  },
};
/** Hours of a branch as a list; other times can be typed. */
export const Options: Story = {
  parameters: interactiveParameters,
  args: { options: hours, value: '09:30' },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', {
        name: isArabic(globals) ? 'اختيار الوقت من القائمة' : 'Choose a time from the list',
      }),
    );
    const time = await waitFor(() =>
      canvas.getByRole('menuitemradio', { name: isArabic(globals) ? '٤:٣٠ م' : '4:30 PM' }),
    );
    await userEvent.click(time);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('16:30');
    await expect(canvas.getByRole('textbox')).toHaveValue(isArabic(globals) ? '٤:٣٠ م' : '4:30 PM');
  },
};
/** The list of the hours. */
export const Open: Story = {
  args: { options: hours, value: '09:30' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', {
        name: isArabic(globals) ? 'اختيار الوقت من القائمة' : 'Choose a time from the list',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};
/** Written with the 24-hour clock. */
export const Variants: Story = { args: { hourCycle: 'h23', value: '21:30', optional: true } };
export const Disabled: Story = { args: { value: '09:30', options: hours, disabled: true } };
/** Text that is no time stays visible for correction. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) =>
    field(
      {
        ...args,
        value: '25:00',
        error: t(
          'حقل وقت الزيارة ليس وقتًا صحيحًا. اكتب الساعة ثم الدقائق، مثل ٩:٣٠ ص أو ٢١:٣٠',
          'Time of the visit must be a time we can read. Enter hours and minutes, such as 9:30 AM or 21:30',
        ),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('25:00');
    await expect(input).toBeInvalid();
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 220 }}>
      {field(
        {
          ...args,
          value: '16:30',
          options: hours,
          required: true,
          label: t('الوقت الذي يناسبك لزيارة الفرع مع أفراد أسرتك', 'Time that suits you for a visit with your family'),
          hint: t('يغلق الفرع أبوابه قبل صلاة المغرب بنصف ساعة', 'The branch closes half an hour before sunset'),
          error: t('لا يستقبل الفرع الزوار في هذا الوقت من اليوم', 'The branch has no visitors at this time of the day'),
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
        value: '09:30',
        options: hours,
        label: t('موعد مكالمة Zoom', 'Time of مكالمة الفرع'),
        hint: t('بتوقيت الرياض (AST)', 'In the time of الرياض'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
