import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../dialogs/Dialog/index.ts';
import type { DateRange } from '../../rules/dateRules.ts';
import { RangeCalendar, type RangeCalendarProps } from '../Calendar/RangeCalendar.tsx';
import type { PickerState } from '../Calendar/usePicker.tsx';
import * as S from './DateRangePicker.styles.ts';

/** Range that is chosen by one press, such as "This month". */
export interface DateRangePreset extends DateRange {
  label: string;
}

// i18n-ignore: covered by the stories of DateRangeField.
export interface DateRangePickerProps
  extends PickerState, Omit<RangeCalendarProps, 'label' | 'ref' | 'title' | 'value'> {
  title: ReactNode;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  presets: readonly DateRangePreset[];
}

/** Quick choices and a calendar in a dialog. */
export function DateRangePicker({
  open,
  onOpenChange,
  title,
  value,
  onValueChange,
  presets,
  ...calendar
}: DateRangePickerProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={<FormattedMessage id="ui.dateRange.pick" />}
    >
      {presets.length > 0 ? (
        <S.Presets role="group" aria-label={intl.formatMessage({ id: 'ui.dateRange.presets' })}>
          {presets.map((preset) => (
            <S.Preset
              key={preset.label}
              type="button"
              aria-pressed={preset.from === value.from && preset.to === value.to}
              onClick={() => onValueChange({ from: preset.from, to: preset.to })}
            >
              {preset.label}
            </S.Preset>
          ))}
        </S.Presets>
      ) : null}
      <RangeCalendar
        {...calendar}
        {...{ value, onValueChange }}
        label={intl.formatMessage({ id: 'ui.dateRange.open' })}
        calendarSwitch
      />
    </Dialog>
  );
}
