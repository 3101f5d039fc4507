import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import { chartFormat, checkParts, type ChartFormat, type ChartPart } from '../chartParts.ts';
import { slicesOf } from './slices.ts';
import * as S from './DonutChart.styles.ts';

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: grid` in a narrow box takes the table's own roles away */

export interface DonutChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Describes the whole: "Where a riyal goes". */
  caption: string;
  /** Two to five parts of a whole, from the largest. */
  parts: readonly ChartPart[];
  /** @default 'number' */
  format?: ChartFormat;
  /** Text in the middle. @default the sum */
  total?: ReactNode;
  /** Content shown when there are no parts. */
  empty?: ReactNode;
}

/**
 * Parts of a whole as a ring and as a table. The ring begins at the top and runs in the reading direction; each part has
 * the number of its row, so that colour alone distinguishes nothing. With more than five parts use `BarChart`.
 */
export function DonutChart({ caption, parts, format = 'number', total, empty, ...rest }: DonutChartProps) {
  const intl = useIntl();
  const { dir } = useLocale();
  if (import.meta.env?.DEV) {
    checkParts('DonutChart', parts);
    devError(
      parts.length > 5,
      `DonutChart got ${parts.length} parts. More than five cannot be told apart: join the smallest as "Other", or use BarChart.`,
    );
  }
  const write = chartFormat(intl, format);
  const sum = parts.reduce((whole, { value }) => whole + value, 0);
  const percent = (value: number) => intl.formatNumber(value / sum, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <S.Root {...rest}>
      <S.Caption>{caption}</S.Caption>
      {sum === 0 ? (
        (empty ?? <EmptyState title={intl.formatMessage({ id: 'ui.chart.empty' })} />)
      ) : (
        <S.Body>
          {/* The table says all of it. */}
          <S.Ring aria-hidden="true">
            <S.Circle viewBox="0 0 100 100" data-mirror="none">
              {slicesOf(
                parts.map(({ value }) => value),
                dir === 'rtl',
              ).map(({ path, share, middle }, index) => (
                <g key={parts[index]?.label} data-part={index + 1}>
                  <path d={path} />
                  {share >= 0.06 ? (
                    <text x={middle.x} y={middle.y}>
                      {intl.formatNumber(index + 1)}
                    </text>
                  ) : null}
                </g>
              ))}
            </S.Circle>
            <S.Total>
              {/* A long sum breaks before its currency. */}
              <bdi>{total ?? write(sum).replaceAll('\u00A0', ' ')}</bdi>
            </S.Total>
          </S.Ring>
          <S.Table role="table">
            <tbody role="rowgroup">
              {parts.map(({ label, value }, index) => (
                <tr role="row" key={label}>
                  <th role="rowheader" scope="row">
                    <S.Mark aria-hidden="true" data-part={index + 1}>
                      {intl.formatNumber(index + 1)}
                    </S.Mark>
                    <span>{label}</span>
                  </th>
                  <td role="cell">
                    <bdi>{write(value)}</bdi>
                  </td>
                  <td role="cell">
                    <bdi>{percent(value)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Body>
      )}
    </S.Root>
  );
}
