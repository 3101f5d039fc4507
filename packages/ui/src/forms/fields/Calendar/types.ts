import type { FieldCalendar } from '@taawun/domain';
import type { ComponentPropsWithRef } from 'react';

/** First day of a week. */
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export interface CalendarOwnProps {
  /** Accessible name of the calendar. */
  label: string;
  /** First selectable day, ISO date. @default 1300 AH */
  min?: string | undefined;
  /** Last selectable day, ISO date. @default the end of 1599 AH */
  max?: string | undefined;
  /** Returns whether a day between the bounds cannot be selected; it gets the ISO date and must be pure. */
  isUnavailable?: ((day: string) => boolean) | undefined;
  /**
   * Events by ISO date. Their days have a dot and the text in their accessible name; below the month it is listed with
   * its day.
   */
  marked?: Readonly<Record<string, string>> | undefined;
  /** Displayed calendar. Without it the component stores it itself. */
  calendar?: FieldCalendar | undefined;
  /**
   * Initial calendar, when uncontrolled.
   * @default that of the locale: Hijri in Arabic, Gregorian otherwise
   */
  defaultCalendar?: FieldCalendar | undefined;
  /** Called when the user switches the calendar. */
  onCalendarChange?: ((calendar: FieldCalendar) => void) | undefined;
  /** Adds radio buttons that switch between the calendars. @default false */
  calendarSwitch?: boolean | undefined;
  /** @default 'sun' */
  firstDayOfWeek?: Weekday | undefined;
  disabled?: boolean | undefined;
}

/** Attributes of the root element. */
export type CalendarRootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;
