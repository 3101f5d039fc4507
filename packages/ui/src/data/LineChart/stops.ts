import { niceTicks } from './ticks.ts';

/** Value at a date (ISO) or at a label. A chart uses one kind only. */
export type ChartPoint = { value: number } & (
  | { date: string; label?: undefined }
  | { date?: undefined; label: string }
);

export interface ChartSeries {
  label: string;
  points: readonly ChartPoint[];
}

/** Position on the axis, with the value of every series at it. */
export interface Stop {
  key: string;
  /** Whether `key` is an ISO date. */
  dated: boolean;
  /** Position from 0 at the start of the axis to 1 at its end. */
  x: number;
  values: (number | null)[];
}

const keyOf = (point: ChartPoint): string => point.date ?? point.label;
const time = (key: string): number => new Date(key).getTime();

/**
 * Returns the positions of all series, in order: dates spaced by time, labels spaced evenly in order of first
 * occurrence.
 * @throws when dates and labels are mixed.
 */
export function stopsOf(series: readonly ChartSeries[]): Stop[] {
  const points = series.flatMap((line) => line.points);
  const dated = points.some((point) => point.date !== undefined);
  if (dated && points.some((point) => point.label !== undefined))
    throw new Error(
      '[taawun] LineChart got points with a date and points with a label. A time axis needs `date` at every point; a row of names needs `label` at every point.',
    );
  const keys = [...new Set(points.map(keyOf))];
  if (dated) keys.sort((a, b) => time(a) - time(b));
  const begin = dated ? time(keys[0] ?? '') : 0;
  const length = dated ? time(keys.at(-1) ?? '') - begin : keys.length - 1;
  const values = series.map((line) => new Map(line.points.map((point) => [keyOf(point), point.value])));
  return keys.map((key, index) => ({
    key,
    dated,
    x: length === 0 ? 0.5 : ((dated ? time(key) : index) - begin) / length,
    values: values.map((line) => line.get(key) ?? null),
  }));
}

export interface Scale {
  ticks: number[];
  /** Returns 0 for the lowest tick, 1 for the highest. */
  y: (value: number) => number;
}

/** Smallest extent of an axis, as a share of its highest value: a change of 1 % must not look like a collapse. */
const MIN_EXTENT = 0.2;

/** Returns the value axis. `fromZero` includes zero. */
export function scaleOf(stops: readonly Stop[], fromZero: boolean): Scale {
  const values = stops.flatMap((stop) => stop.values).filter((value) => value !== null);
  const all = fromZero ? [0, ...values] : values;
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const whole = values.every(Number.isInteger);
  const lacking = Math.max(0, MIN_EXTENT * Math.max(Math.abs(min), Math.abs(max)) - (max - min)) / 2;
  // Positive values get no negative axis.
  const floor = min >= 0 ? Math.max(0, min - lacking) : min - lacking;
  const ticks = min === max ? niceTicks(min, max, { whole }) : niceTicks(floor, max + lacking, { whole });
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, y: (value) => (value - low) / (high - low) };
}

const number = (value: number): string => String(Number((value * 100).toFixed(3)));

/** How values are joined: by straight lines, or by steps where each value holds until the next one. */
export type Curve = 'straight' | 'steps';

/** Returns the line of one series as an SVG path on a 100 × 100 square, y downwards. Missing values are skipped. */
export function linePath(stops: readonly Stop[], index: number, { y }: Scale, curve: Curve = 'straight'): string {
  const points = stops.flatMap((stop) => {
    const value = stop.values[index];
    return value === null || value === undefined ? [] : [{ x: number(stop.x), y: number(1 - y(value)) }];
  });
  const [first, ...others] = points;
  if (!first || others.length === 0) return '';
  const join = (point: { x: string; y: string }) =>
    curve === 'steps' ? `H${point.x}V${point.y}` : `L${point.x} ${point.y}`;
  return `M${first.x} ${first.y}${others.map(join).join('')}`;
}

/**
 * Returns the area between the line and zero; when zero is outside the axis, between the line and the nearer end of the
 * axis.
 */
export function areaPath(stops: readonly Stop[], index: number, scale: Scale, curve: Curve = 'straight'): string {
  const line = linePath(stops, index, scale, curve);
  if (line === '') return '';
  const known = stops.filter((stop) => typeof stop.values[index] === 'number');
  const base = number(1 - Math.max(0, Math.min(1, scale.y(0))));
  return `${line}L${number(known.at(-1)?.x ?? 0)} ${base}L${number(known[0]?.x ?? 0)} ${base}Z`;
}

/**
 * Returns the indices of at most `count` stops to label: both ends included, spread as evenly as the stops allow, and
 * never much closer than that: a Hijri month with its year is long.
 */
export function labelled(stops: readonly Stop[], count: number): number[] {
  if (stops.length <= 2) return stops.map((_, index) => index);
  const picked = [0];
  const gap = 0.9 / (count - 1);
  for (let step = 1; step < count - 1; step += 1) {
    const wanted = step / (count - 1);
    const nearest = stops.reduce(
      (best, stop, index) => (Math.abs(stop.x - wanted) < Math.abs((stops[best]?.x ?? 0) - wanted) ? index : best),
      0,
    );
    const { x } = stops[nearest] ?? { x: 0 };
    if (x - (stops[picked.at(-1) ?? 0]?.x ?? 0) >= gap && 1 - x >= gap) picked.push(nearest);
  }
  return [...picked, stops.length - 1];
}

/** Returns the index of the stop nearest to `x` (0–1). */
export const nearestStop = (stops: readonly Stop[], x: number): number =>
  stops.reduce(
    (best, stop, index) => (Math.abs(stop.x - x) < Math.abs((stops[best]?.x ?? Infinity) - x) ? index : best),
    0,
  );
