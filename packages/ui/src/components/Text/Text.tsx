import { formatPhone } from '@taawun/domain';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from '../../foundations/attributes/classes.ts';
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
export function Text({
  tone = 'default',
  size = 'md',
  align = 'start',
  as: Element = 'p',
  className,
  ...rest
}: TextProps) {
  return (
    <Element {...rest} className={classes('ta-text', className)} data-tone={tone} data-size={size} data-align={align} />
  );
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
