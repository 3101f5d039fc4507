import { isIsoDate, readDate, type FieldCalendar } from '@taawun/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { formatDate } from '../../../intl/dates.ts';
import { checkDays } from '../Calendar/bounds.ts';
import { lazyPicker, usePicker } from '../Calendar/usePicker.tsx';
import { useDraft } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { statusOf } from '../Field/parts.tsx';
import { useFramedField } from '../Framed/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { writeDate } from './dates.ts';

const { Picker, preload } = lazyPicker(async () => (await import('./DatePicker.tsx')).DatePicker);

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode' | 'min' | 'max'> {
  /**
   * ISO date `YYYY-MM-DD`, or `''`. Text that is not a date is passed on unchanged, for validation by
   * `rules.isoDate()`.
   */
  value?: string | undefined;
  /**
   * Initial calendar; typing a date of the other calendar switches to it.
   * @default that of the locale: Hijri in Arabic, Gregorian otherwise
   */
  calendar?: FieldCalendar | undefined;
  /**
   * First selectable day of the date picker, ISO date. Typed dates before it are validated by the schema.
   * @default 1300–1600 AH
   */
  min?: string | undefined;
  /** Last selectable day of the date picker, ISO date. */
  max?: string | undefined;
}

/**
 * Date input with a date picker. Accepts the Hijri (Umm al-Qura, 1300–1600 AH) and the Gregorian calendar, in
 * Arabic-Indic or ASCII digits, and shows the date of the other calendar as the hint. The date picker is loaded when it
 * is first opened.
 */
export function DateField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  calendar,
  min,
  max,
  onBlur,
  disabled,
  ...rest
}: DateFieldProps) {
  const intl = useIntl();
  const { locale, calendar: usual } = useLocale();
  const [chosen, setChosen] = useState<FieldCalendar>();
  const picker = usePicker(preload);
  const shown = chosen ?? calendar ?? usual;
  if (import.meta.env?.DEV) checkDays('DateField', min, max);
  const id = useFieldId(given);
  const { value, type, inputProps, set } = useDraft({
    id,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: '',
    parse: (typed) => readDate(typed)?.value ?? typed.trim(),
    format: (stored) => (isIsoDate(stored) ? writeDate(locale, stored, shown) : stored),
    readable: (stored) => stored === '' || isIsoDate(stored),
    onRestore: () => setChosen(undefined),
  });
  const valid = isIsoDate(value);
  const typed = (next: string): void => {
    const read = readDate(next);
    if (read) setChosen(read.calendar);
    type(next);
  };
  const other = valid
    ? intl.formatMessage(
        { id: shown === 'hijri' ? 'ui.date.gregorian' : 'ui.date.hijri' },
        { date: formatDate(locale, value, { calendar: shown === 'hijri' ? 'gregory' : 'hijri' }) },
      )
    : '';
  return useFramedField(
    {
      label,
      hint: valid ? other : (hint ?? intl.formatMessage({ id: 'ui.date.hint' })),
      error,
      required,
      optional,
      id,
    },
    {
      ...rest,
      disabled,
      ...inputProps(onBlur),
      formValue: value,
      onTextChange: typed,
      start: (
        <IconButton
          icon="calendar"
          data-part="trigger"
          data-edge="start"
          label={intl.formatMessage({ id: 'ui.date.open' })}
          disabled={disabled}
          {...picker.trigger}
        />
      ),
      chip: valid ? intl.formatMessage({ id: `ui.date.kind.${shown}` }) : null,
    },
    {
      after: statusOf(other),
      overlay: picker.render((state) => (
        <Picker
          {...state}
          title={label}
          value={valid ? value : ''}
          calendar={shown}
          onCalendarChange={setChosen}
          min={min}
          max={max}
          onValueChange={(picked) => {
            set(picked);
            picker.close();
          }}
        />
      )),
    },
  );
}
