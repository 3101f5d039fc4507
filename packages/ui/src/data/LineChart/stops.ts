import { niceTicks } from './ticks.ts';

/** A value at a date (ISO), or at a named place in the row. One chart has one kind. */
export type ChartPoint = { value: number } & (
  | { date: string; label?: undefined }
  | { date?: undefined; label: string }
);

export interface ChartSeries {
  label: string;
  points: readonly ChartPoint[];
}

/** One place on the axis, with every series' value there. */
export interface Stop {
  key: string;
  /** Whether `key` is a date. */
  dated: boolean;
  /** 0 at the axis' beginning, 1 at its end. */
  x: number;
  values: (number | null)[];
}

const keyOf = (point: ChartPoint): string => point.date ?? point.label;
const time = (key: string): number => new Date(key).getTime();

/**
 * The places of all series, in order: dates by their distance in time, labels evenly as they first come.
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
  /** 0 at the lowest tick, 1 at the highest. */
  y: (value: number) => number;
}

/** The axis of values. `fromZero` lets it begin at zero. */
export function scaleOf(stops: readonly Stop[], fromZero: boolean): Scale {
  const values = stops.flatMap((stop) => stop.values).filter((value) => value !== null);
  const all = fromZero ? [0, ...values] : values;
  const ticks = niceTicks(Math.min(...all), Math.max(...all), { whole: values.every(Number.isInteger) });
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, y: (value) => (value - low) / (high - low) };
}

const number = (value: number): string => String(Number((value * 100).toFixed(3)));

/** The line of one series as a path on a square of 100, y downwards. A value that is missing is passed over. */
export function linePath(stops: readonly Stop[], index: number, { y }: Scale): string {
  const points = stops.flatMap((stop) => {
    const value = stop.values[index];
    return value === null || value === undefined ? [] : [`${number(stop.x)} ${number(1 - y(value))}`];
  });
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** What lies between the line and zero, or the axis' lower end where zero is not on it. */
export function areaPath(stops: readonly Stop[], index: number, scale: Scale): string {
  const line = linePath(stops, index, scale);
  if (line === '') return '';
  const held = stops.filter((stop) => typeof stop.values[index] === 'number');
  const base = number(1 - Math.max(0, Math.min(1, scale.y(0))));
  return `${line}L${number(held.at(-1)?.x ?? 0)} ${base}L${number(held[0]?.x ?? 0)} ${base}Z`;
}

/** Indices of at most `count` stops for labels, both ends among them, as evenly spread as the stops allow and never closer than half their share. */
export function labelled(stops: readonly Stop[], count: number): number[] {
  if (stops.length <= 2) return stops.map((_, index) => index);
  const picked = [0];
  const gap = 0.5 / (count - 1);
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

/** The stop nearest to a place on the axis. */
export const nearestStop = (stops: readonly Stop[], x: number): number =>
  stops.reduce(
    (best, stop, index) => (Math.abs(stop.x - x) < Math.abs((stops[best]?.x ?? Infinity) - x) ? index : best),
    0,
  );
