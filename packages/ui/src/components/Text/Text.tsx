import { formatPhone } from '@taawun/domain';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { formatDate, type DateOptions } from '../../intl/dates.ts';
import { formatNumber, type NumberStyle } from '../../intl/numbers.ts';
import { VisuallyHidden } from '../Link/index.ts';
import { truncate } from './truncate.ts';
import * as S from './Text.styles.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'subtle';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'start' */
  align?: 'start' | 'center';
  /** Element to render. @default 'p' */
  as?: ElementType;
}

/** Paragraph of text. */
export function Text({ tone = 'default', size = 'md', align = 'start', ...rest }: TextProps) {
  return <S.Text {...rest} data-tone={tone} data-size={size} data-align={align} />;
}

/** Isolates a name, a code or any text of unknown direction from the surrounding text. */
export function Bdi(props: ComponentPropsWithRef<'bdi'>) {
  return <S.Isolate {...props} />;
}

export interface ContactTextProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: string;
  /** Renders a `tel:` or `mailto:` link. */
  href?: boolean;
}

/** Phone number: grouped, left to right in both directions, so that `+966` never becomes `966+`. */
export function PhoneText({ value, href = false, ...rest }: ContactTextProps) {
  const shown = formatPhone(value);
  return (
    <S.Isolate {...rest} dir="ltr" data-ltr="">
      {href ? <S.Contact href={`tel:${value.replace(/[^+\d]/g, '')}`}>{shown}</S.Contact> : shown}
    </S.Isolate>
  );
}

/** E-mail address, left to right in both directions. */
export function EmailText({ value, href = false, ...rest }: ContactTextProps) {
  return (
    <S.Isolate {...rest} dir="ltr">
      {href ? <S.Contact href={`mailto:${value}`}>{value}</S.Contact> : value}
    </S.Isolate>
  );
}

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

export interface NumberTextProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: number;
  /** `percent` takes a ratio (0.72); so does `ownership`, a part of all shares with up to two decimals. @default 'decimal' */
  format?: NumberStyle;
}

/** Number in the digits of the current language. */
export function NumberText({ value, format = 'decimal', ...rest }: NumberTextProps) {
  return <bdi {...rest}>{formatNumber(useLocale().intlLocale, value, format)}</bdi>;
}

export interface TruncateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  text: string;
  /** Maximum length in user-perceived characters. @default 50 */
  length?: number;
}

/** Truncates after `length` characters with an ellipsis; assistive technology receives the whole text. */
export function Truncate({ text, length = 50, ...rest }: TruncateProps) {
  const cut = truncate(text, length);
  if (cut === null) return <span {...rest}>{text}</span>;
  return (
    <span {...rest} title={text}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
