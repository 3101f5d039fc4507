import { isIsoDate, type FieldCalendar } from '@taawun/domain';
import { useState, type ComponentPropsWithRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import type { DateRange } from '../../rules/dateRules.ts';
import { checkDays } from '../Calendar/bounds.ts';
import { endNames, type RangeNames } from '../Calendar/range.ts';
import type { CalendarOwnProps } from '../Calendar/types.ts';
import { lazyPicker, usePicker } from '../Calendar/usePicker.tsx';
import { Field, useFieldId, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import type { DateRangePreset } from './DateRangePicker.tsx';
import { RangeInput } from './RangeInput.tsx';
import { summaryOf } from './summary.ts';
import { useRange } from './useRange.ts';
import * as S from './DateRangeField.styles.ts';

const { Picker, preload } = lazyPicker(async () => (await import('./DateRangePicker.tsx')).DateRangePicker);

export interface DateRangeFieldProps
  extends
    FieldOwnProps,
    ValueProps<DateRange>,
    RangeNames,
    Pick<CalendarOwnProps, 'isUnavailable' | 'marked' | 'firstDayOfWeek' | 'disabled'>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /**
   * ISO dates `YYYY-MM-DD`, or `''` each. Text that is not a date is passed on unchanged, and so is a last day before the
   * first, for validation by `rules.isoDateRange()`.
   */
  value?: DateRange | undefined;
  /**
   * Initial calendar; typing a date of the other calendar switches both days to it.
   * @default that of the locale: Hijri in Arabic, Gregorian otherwise
   */
  calendar?: FieldCalendar | undefined;
  /** First selectable day, ISO date. Typed days before it are validated by the schema. @default 1300 AH */
  min?: string | undefined;
  /** Last selectable day, ISO date. @default the end of 1599 AH */
  max?: string | undefined;
  /** Ready ranges, as buttons above the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Receives the input of the first day, for the focus. `ref` receives the element around both. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly DateRangePreset[] = [];

/**
 * Two date inputs in one group, with one calendar for both. Each accepts the Hijri (Umm al-Qura) and the Gregorian
 * calendar in Arabic-Indic or ASCII digits, as `DateField` does; the hint shows the length in days, both ends included,
 * and the range in the other calendar. The calendar is loaded when it is first opened.
 */
export function DateRangeField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value,
  defaultValue,
  onValueChange,
  name,
  fromName,
  toName,
  calendar,
  min,
  max,
  presets = NONE,
  inputRef,
  isUnavailable,
  marked,
  firstDayOfWeek,
  disabled,
  'aria-describedby': described,
  ...rest
}: DateRangeFieldProps) {
  const intl = useIntl();
  const { locale, calendar: usual } = useLocale();
  const [chosen, setChosen] = useState<FieldCalendar>();
  const picker = usePicker(preload);
  const shown = chosen ?? calendar ?? usual;
  const id = useFieldId(given);
  const { from, to, set } = useRange(id, { value, defaultValue, onValueChange }, { shown, setChosen });
  if (import.meta.env?.DEV) {
    checkDays('DateRangeField', min, max);
    for (const preset of presets)
      devError(
        !isIsoDate(preset.from) || !isIsoDate(preset.to) || preset.from > preset.to,
        `DateRangeField got the preset "${preset.label}" from "${preset.from}" to "${preset.to}", which is no range. Give two ISO dates such as 2026-11-01 and 2026-11-30.`,
      );
  }
  const names = endNames({ name, fromName, toName });
  const range = { from: from.value, to: to.value };
  const summary = summaryOf(intl, locale, range, shown);
  const shownHint = summary || (hint ?? <FormattedMessage id="ui.date.hint" />);
  const choose = (next: DateRange): void => {
    set(next);
    picker.close();
  };
  const input = { group: id, hint: shownHint, error, required, disabled, shown };
  return (
    <Field {...{ label, error, required, optional, id }} hint={shownHint} aria-describedby={described} group>
      <S.Row {...rest}>
        <RangeInput
          {...input}
          ref={inputRef}
          end={from}
          name={names.from}
          label={<FormattedMessage id="ui.dateRange.from" />}
        />
        <S.Last>
          <RangeInput {...input} end={to} name={names.to} label={<FormattedMessage id="ui.dateRange.to" />} />
          <IconButton
            icon="calendar"
            variant="outline"
            data-part="trigger"
            label={intl.formatMessage({ id: 'ui.dateRange.open' })}
            disabled={disabled}
            {...picker.trigger}
          />
        </S.Last>
      </S.Row>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
      {picker.render((state) => (
        <Picker
          {...state}
          title={label}
          value={range}
          onValueChange={choose}
          presets={presets}
          calendar={shown}
          onCalendarChange={setChosen}
          {...{ min, max, isUnavailable, marked, firstDayOfWeek }}
        />
      ))}
    </Field>
  );
}
