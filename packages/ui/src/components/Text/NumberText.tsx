import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { formatNumber, type NumberStyle } from '../../intl/numbers.ts';

export interface NumberTextProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: number;
  /** `percent` takes a ratio (0.72); so does `ownership`, a part of all shares with up to two decimals. @default 'decimal' */
  format?: NumberStyle;
}

/** Number in the digits of the current language. */
export function NumberText({ value, format = 'decimal', ...rest }: NumberTextProps) {
  return <bdi {...rest}>{formatNumber(useLocale().intlLocale, value, format)}</bdi>;
}
