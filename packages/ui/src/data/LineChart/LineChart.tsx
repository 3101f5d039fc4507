import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Table, type Column } from '../../components/Table/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import { formatDate, type DateOptions } from '../../intl/dates.ts';
import { formatAmount, formatMoney } from '../../intl/money.ts';
import { Plot } from './Plot.tsx';
import { scaleOf, stopsOf, type ChartSeries, type Curve, type Stop } from './stops.ts';
import * as S from './LineChart.styles.ts';

export interface LineChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Describes the numbers: "Share price, last 12 months". */
  caption: string;
  /** One to three lines. Every point has a `date` (ISO), or every point has a `label`. */
  series: readonly ChartSeries[];
  /** Number format. `money`: values are integer halalas. @default 'number' */
  format?: 'number' | 'money' | ((value: number) => string);
  /** Unit of the numbers, at the end of the caption. @default SAR for money */
  unit?: ReactNode;
  /** Format of the dates on the axis; the table and the read-out show full dates. @default 'month' */
  dateFormat?: NonNullable<DateOptions['style']>;
  /** @default 'locale': Hijri in Arabic, Gregorian in English */
  calendar?: NonNullable<DateOptions['calendar']>;
  /** Colour. `share` for shares and investment only. @default 'accent' */
  tone?: 'accent' | 'share';
  /** Starts the value axis at zero: for counts and sums, not for prices. @default false */
  fromZero?: boolean;
  /**
   * `steps` holds each value until the next one and marks every point: for prices, which change at a trade. `straight`
   * joins the points. @default 'straight'
   */
  curve?: Curve;
  /** Content shown when there are no points. */
  empty?: ReactNode;
}

/** Returns the number formatters: `axis` for the axis, `whole` for the read-out and the table. */
function writers(intl: IntlShape, format: NonNullable<LineChartProps['format']>, ticks: readonly number[]) {
  if (typeof format === 'function') return { axis: format, whole: format };
  if (format === 'number')
    return { axis: (value: number) => intl.formatNumber(value), whole: (value: number) => intl.formatNumber(value) };
  const fraction = ticks.every((tick) => tick % 100 === 0) ? ('auto' as const) : ('always' as const);
  return {
    axis: (value: number) => formatAmount(intl, value, { fraction }),
    whole: (value: number) => formatMoney(intl, value, { fraction: 'always' }),
  };
}

/**
 * Line chart of one to three series. Time runs along the inline axis: from right to left in Arabic. Arrow keys step
 * through the points and announce them; a table holds the same numbers. Lines differ by dash pattern, not by colour
 * alone.
 */
export function LineChart({
  caption,
  series,
  format = 'number',
  unit,
  dateFormat = 'month',
  calendar = 'locale',
  tone = 'accent',
  fromZero = false,
  curve = 'straight',
  empty,
  ...rest
}: LineChartProps) {
  if (import.meta.env?.DEV)
    devError(
      series.length > 3,
      `LineChart got ${series.length} series. More than three lines cannot be told apart: show fewer, or several charts.`,
    );
  const intl = useIntl();
  const { locale } = useLocale();
  const stops = useMemo(() => stopsOf(series), [series]);
  const scale = useMemo(() => scaleOf(stops, fromZero), [stops, fromZero]);
  const write = writers(intl, format, scale.ticks);
  const name = (stop: Stop, style: DateOptions['style'] = 'short'): string =>
    stop.dated ? formatDate(locale, stop.key, { style, calendar }) : stop.key;
  const columns: Column<Stop>[] = [
    {
      key: 'stop',
      header: intl.formatMessage({ id: stops[0]?.dated ? 'ui.chart.date' : 'ui.chart.period' }),
      cell: (stop) => <bdi>{name(stop)}</bdi>,
    },
    ...series.map(({ label }, index) => ({
      key: label,
      header: label,
      numeric: true,
      cell: ({ values }: Stop) => <bdi>{typeof values[index] === 'number' ? write.whole(values[index]) : '–'}</bdi>,
    })),
  ];
  const shownUnit = unit ?? (format === 'money' ? intl.formatMessage({ id: 'ui.amount.unit' }) : null);
  return (
    <S.Root {...rest} as="figure" data-tone={tone}>
      <S.Head>
        <S.Caption>{caption}</S.Caption>
        {shownUnit ? <S.Unit>{shownUnit}</S.Unit> : null}
      </S.Head>
      {stops.length === 0 ? (
        (empty ?? <EmptyState title={intl.formatMessage({ id: 'ui.chart.empty' })} />)
      ) : (
        <>
          {series.length > 1 ? (
            <S.Legend role="list">
              {series.map(({ label }, index) => (
                <li key={label}>
                  <S.Swatch index={index} />
                  {label}
                </li>
              ))}
            </S.Legend>
          ) : null}
          <Plot
            caption={caption}
            series={series}
            stops={stops}
            scale={scale}
            curve={curve}
            axisName={(stop) => name(stop, dateFormat)}
            name={name}
            axisValue={write.axis}
            value={write.whole}
          />
          <S.Data>
            <summary>{intl.formatMessage({ id: 'ui.chart.table' })}</summary>
            <Table caption={caption} captionHidden columns={columns} rows={stops} rowKey={({ key }) => key} />
          </S.Data>
        </>
      )}
    </S.Root>
  );
}
