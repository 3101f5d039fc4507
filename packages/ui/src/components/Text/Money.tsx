import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { devError } from '../../foundations/dev-error/devError.ts';
import { formatAmount, formatMoney, minusOf } from '../../intl/money.ts';

// Few fonts contain U+20C1 yet, so an SVG renders the shape that the Saudi Central Bank published.
const SIGN =
  'M699.62 1113.02c-20.06 44.48-33.32 92.75-38.4 143.37l424.51-90.24c20.06-44.47 33.31-92.75 38.4-143.37l-424.51 90.24ZM1085.73 895.8c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.33v-135.2l292.27-62.11c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.27V66.13c-50.67 28.45-95.67 66.32-132.25 110.99v403.35l-132.25 28.11V0c-50.67 28.44-95.67 66.32-132.25 110.99v525.69l-295.91 62.88c-20.06 44.47-33.33 92.75-38.42 143.37l334.33-71.05v170.26l-358.3 76.14c-20.06 44.47-33.32 92.75-38.4 143.37l375.04-79.7c30.53-6.35 56.77-24.4 73.83-49.24l68.78-101.97c7.14-10.55 11.3-23.27 11.3-36.97v-149.98l132.25-28.11v270.4l424.53-90.28Z';

/**
 * Saudi Riyal sign, as high as a digit, in the text colour. It is never mirrored. Next to a number use `Money
 * sign="symbol"`.
 */
export function RiyalSign(props: Omit<ComponentPropsWithRef<'svg'>, 'children'>) {
  return (
    <svg
      viewBox="0 0 1124.14 1256.39"
      role="img"
      aria-label={useIntl().formatMessage({ id: 'ui.money.sign' })}
      {...props}
      data-riyal=""
    >
      <path d={SIGN} />
    </svg>
  );
}

export interface MoneyProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** Amount as integer halalas (1 SAR = 100). */
  halalas: number;
  /** `always` renders two decimals. @default 'auto' */
  fraction?: 'auto' | 'always';
  /** Emphasises the amount. @default false */
  strong?: boolean;
  /** `symbol` renders the Riyal sign, left of the number in both languages. @default 'label' */
  sign?: 'label' | 'symbol';
}

/**
 * Amount in the digits of the language with its currency label: SAR, ر.س. A style prevents line breaks, so that narrow
 * containers can allow one before the label.
 */
export function Money({ halalas, fraction = 'auto', strong = false, sign = 'label', ...rest }: MoneyProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      !Number.isInteger(halalas),
      `Money got halalas={${halalas}}. Amounts are whole halalas, because fractions of them add up to wrong sums: give riyals × 100, rounded where they are computed.`,
    );
  const attributes = { 'data-amount': strong ? 'strong' : '' };
  if (sign === 'symbol')
    return (
      <bdi {...rest} dir="ltr" {...attributes}>
        {minusOf(halalas)}
        <RiyalSign />
        {'\u00a0'}
        {formatAmount(intl, Math.abs(halalas), { fraction })}
      </bdi>
    );
  return (
    <bdi {...rest} {...attributes}>
      {formatMoney(intl, halalas, { fraction }).replace('\u00a0', ' ')}
    </bdi>
  );
}
