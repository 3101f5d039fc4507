import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { shareOf } from '../../foundations/share.ts';
import { formatMoney } from '../../intl/money.ts';
import * as S from './BarChart.styles.ts';

export interface ChartPart {
  /** Unique. */
  label: string;
  /** From 0; for `money`, integer halalas. */
  value: number;
}

/** Format of the values: numbers, prices from halalas, or your own. */
export type ChartFormat = 'number' | 'money' | ((value: number) => string);

/** Returns the function that formats values. */
export function chartFormat(intl: IntlShape, format: ChartFormat): (value: number) => string {
  if (typeof format === 'function') return format;
  return format === 'money' ? (value) => formatMoney(intl, value) : (value) => intl.formatNumber(value);
}

/** Reports parts that cannot be shown. */
export function checkParts(component: string, parts: readonly ChartPart[]): void {
  const label = twice(parts.map((part) => part.label));
  devError(
    label !== undefined,
    `${component} has two parts with the label "${label}", so nobody can tell them apart. Give every part a label of its own.`,
  );
  const wrong = parts.find(({ value }) => !(value >= 0));
  devError(
    wrong !== undefined,
    `${component} got value={${wrong?.value}} for "${wrong?.label}". Give numbers from 0: it compares sizes.`,
  );
}

export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Describes the numbers: "Donations by program, 1447". */
  caption: string;
  /** Bars in their order; sort them by value unless they have an order of their own. */
  parts: readonly ChartPart[];
  /** @default 'number' */
  format?: ChartFormat;
  /** Colour. `giving` for donations, `share` for shares only. @default 'accent' */
  tone?: 'accent' | 'giving' | 'share';
  /** Value of a bar that fills the line. @default the highest value */
  max?: number;
  /** Content shown when there are no parts. */
  empty?: ReactNode;
}

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: grid` takes the table's own roles away */

/**
 * Bars that compare sizes, as a table: every number is written beside its bar. Bars begin at the start of the line, on
 * the right in Arabic, and at zero. For values over time use `LineChart`, for parts of a whole `DonutChart`.
 */
export function BarChart({ caption, parts, format = 'number', tone = 'accent', max, empty, ...rest }: BarChartProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV) checkParts('BarChart', parts);
  const write = chartFormat(intl, format);
  const full = max ?? Math.max(...parts.map(({ value }) => value), 0);
  return (
    <S.Root {...rest} data-tone={tone}>
      {parts.length === 0 ? (
        (empty ?? <EmptyState title={intl.formatMessage({ id: 'ui.chart.empty' })} />)
      ) : (
        <S.Table role="table">
          <caption>{caption}</caption>
          <tbody role="rowgroup">
            {parts.map(({ label, value }) => (
              <tr key={label} role="row">
                <th role="rowheader" scope="row">
                  {label}
                </th>
                <td role="cell">
                  <bdi>{write(value)}</bdi>
                  <S.Bar aria-hidden="true" style={{ inlineSize: `${shareOf(value, 0, full) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      )}
    </S.Root>
  );
}
