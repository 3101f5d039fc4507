import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { shareOf } from '../../foundations/dom/share.ts';
import { chartFormat, checkParts, type ChartFormat, type ChartPart } from '../chartParts.ts';
import * as S from './BarChart.styles.ts';

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
