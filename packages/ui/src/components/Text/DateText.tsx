import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { formatDate, type DateOptions } from '../../intl/dates.ts';

export interface DateTextProps
  extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'>, Omit<DateOptions, 'style'> {
  /** ISO date or timestamp. */
  value: string;
  /** @default 'short' */
  format?: DateOptions['style'];
}

/** Date: Umm al-Qura in Arabic, Gregorian in English, or both. The `datetime` attribute is always ISO. */
export function DateText({ value, format, calendar, time, ...rest }: DateTextProps) {
  const { locale } = useLocale();
  const options: DateOptions = {
    ...(format ? { style: format } : {}),
    ...(calendar ? { calendar } : {}),
    ...(time ? { time } : {}),
  };
  return (
    <time {...rest} dateTime={value}>
      {formatDate(locale, value, options)}
    </time>
  );
}
