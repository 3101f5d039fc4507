import { useId, useState, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { pointerShare } from '../../foundations/dom/inlineScroll.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import {
  areaPath,
  labelled,
  linePath,
  nearestStop,
  type ChartSeries,
  type Curve,
  type Scale,
  type Stop,
} from './stops.ts';
import * as S from './LineChart.styles.ts';

interface PlotProps {
  caption: string;
  series: readonly ChartSeries[];
  stops: readonly Stop[];
  scale: Scale;
  curve: Curve;
  axisName: (stop: Stop) => string;
  name: (stop: Stop) => string;
  axisValue: (value: number) => string;
  value: (value: number) => string;
}

const percent = (part: number): string => `${part * 100}%`;

/**
 * Renders lines and axes. Only the lines are an SVG, which stretches and, in Arabic, mirrors; all text is HTML,
 * positioned by logical properties, so that it keeps its size. A visually hidden range input over the plot provides
 * keyboard control.
 */
export function Plot({ caption, series, stops, scale, curve, axisName, name, axisValue, value }: PlotProps) {
  const id = useId();
  const intl = useIntl();
  const { dir } = useLocale();
  const [at, setAt] = useState<number | null>(null);
  const last = stops.length - 1;
  const active = at === null ? undefined : stops[Math.min(at, last)];
  const marked = active ?? stops[last];
  const said = (stop: Stop): { label: string; text: string }[] =>
    series.flatMap(({ label }, index) =>
      typeof stop.values[index] === 'number' ? [{ label, text: value(stop.values[index]) }] : [],
    );
  const spoken = (stop: Stop): string =>
    intl.formatMessage(
      { id: 'ui.chart.value' },
      {
        label: name(stop),
        value: intl.formatList(
          said(stop).map(({ label, text }) =>
            series.length > 1 ? intl.formatMessage({ id: 'ui.chart.value' }, { label, value: text }) : text,
          ),
        ),
      },
    );
  const point = (event: PointerEvent<HTMLElement>): void => setAt(nearestStop(stops, pointerShare(event, dir)));
  const wide = labelled(stops, stops[0]?.dated ? 4 : 6);
  return (
    <S.Frame>
      <S.Values aria-hidden="true">
        {scale.ticks.toReversed().map((tick) => (
          <bdi key={tick}>{axisValue(tick)}</bdi>
        ))}
      </S.Values>
      <S.Area
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => {
          if (!event.currentTarget.contains(document.activeElement)) setAt(null);
        }}
      >
        <S.Graph viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={id} data-series="0" x2="0" y2="1">
              <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0.03" />
            </linearGradient>
          </defs>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className="grid"
              data-zero={tick === 0 || undefined}
              x1="0"
              x2="100"
              y1={100 - scale.y(tick) * 100}
              y2={100 - scale.y(tick) * 100}
            />
          ))}
          {series.length === 1 ? (
            <path className="area" data-series="0" fill={`url(#${id})`} d={areaPath(stops, 0, scale, curve)} />
          ) : null}
          {series.map(({ label }, index) => (
            <path key={label} className="line" data-series={index} d={linePath(stops, index, scale, curve)} />
          ))}
        </S.Graph>
        {curve === 'steps'
          ? stops.flatMap((stop) =>
              stop.values.map((number, index) =>
                number === null ? null : (
                  <S.Dot
                    key={`${stop.key} ${series[index]?.label}`}
                    aria-hidden="true"
                    data-size="sm"
                    data-series={index}
                    style={{ insetInlineStart: percent(stop.x), insetBlockEnd: percent(scale.y(number)) }}
                  />
                ),
              ),
            )
          : null}
        {active ? <S.Cross aria-hidden="true" style={{ insetInlineStart: percent(active.x) }} /> : null}
        {marked
          ? marked.values.map((number, index) =>
              number === null ? null : (
                <S.Dot
                  key={series[index]?.label}
                  aria-hidden="true"
                  data-series={index}
                  style={{ insetInlineStart: percent(marked.x), insetBlockEnd: percent(scale.y(number)) }}
                />
              ),
            )
          : null}
        {active ? (
          <S.ReadOut
            aria-hidden="true"
            style={
              active.x <= 0.5 ? { insetInlineStart: percent(active.x) } : { insetInlineEnd: percent(1 - active.x) }
            }
          >
            <span>{name(active)}</span>
            {said(active).map(({ label, text }) => (
              <strong key={label}>
                {series.length > 1 ? (
                  <>
                    <S.Swatch index={series.findIndex((line) => line.label === label)} />
                    <span>{label}</span>
                  </>
                ) : null}
                <bdi>{text}</bdi>
              </strong>
            ))}
          </S.ReadOut>
        ) : null}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at ?? last}
          aria-label={caption}
          aria-valuetext={marked ? spoken(marked) : undefined}
          onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
          onFocus={() => setAt((before) => before ?? last)}
          onBlur={() => setAt(null)}
        />
      </S.Area>
      <S.Names aria-hidden="true">
        {wide.map((index) => {
          const stop = stops[index];
          return stop ? (
            <span
              key={stop.key}
              data-place={last === 0 ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : 'between'}
              style={{ insetInlineStart: percent(stop.x) }}
            >
              <bdi>{axisName(stop)}</bdi>
            </span>
          ) : null;
        })}
      </S.Names>
    </S.Frame>
  );
}
