import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../../dialogs/Dialog/index.ts';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import type { PickerState } from '../Calendar/usePicker.tsx';

// i18n-ignore: covered by the stories of DateField.
export interface DatePickerProps extends PickerState, Omit<CalendarProps, 'label' | 'ref' | 'title'> {
  title: ReactNode;
}

/** Calendar in a dialog. */
export function DatePicker({ open, onOpenChange, title, ...calendar }: DatePickerProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={title}>
      <Calendar {...calendar} label={intl.formatMessage({ id: 'ui.date.open' })} calendarSwitch />
    </Dialog>
  );
}
