import { describe, expect, it } from 'vitest';
import { areaPath, labelled, linePath, nearestStop, scaleOf, stopsOf, type ChartPoint } from './stops.ts';

const dates = (...points: [string, number][]): ChartPoint[] => points.map(([date, value]) => ({ date, value }));
const labels = (...values: number[]): ChartPoint[] => values.map((value, index) => ({ label: `q${index + 1}`, value }));

describe('stopsOf', () => {
  it('spaces dates by time, in order, for any input order', () => {
    const stops = stopsOf([{ label: 'a', points: dates(['2026-01-11', 3], ['2026-01-01', 1], ['2026-01-03', 2]) }]);
    expect(stops.map(({ key, x, values }) => [key, x, values])).toEqual([
      ['2026-01-01', 0, [1]],
      ['2026-01-03', 0.2, [2]],
      ['2026-01-11', 1, [3]],
    ]);
  });
  it('spaces labels evenly, with gaps for missing values', () => {
    const stops = stopsOf([
      { label: 'a', points: labels(1, 2, 3) },
      { label: 'b', points: labels(4) },
    ]);
    expect(stops.map(({ x, values }) => [x, ...values])).toEqual([
      [0, 1, 4],
      [0.5, 2, null],
      [1, 3, null],
    ]);
  });
  it('centres a single stop, and returns none without points', () => {
    expect(stopsOf([{ label: 'a', points: dates(['2026-01-01', 1]) }])[0]?.x).toBe(0.5);
    expect(stopsOf([{ label: 'a', points: [] }])).toEqual([]);
  });
  it('throws a helpful error for mixed points', () => {
    expect(() => stopsOf([{ label: 'a', points: [...dates(['2026-01-01', 1]), ...labels(2)] }])).toThrow(
      /needs `date` at every point/,
    );
  });
});

describe('the paths', () => {
  const stops = stopsOf([{ label: 'a', points: labels(0, 50, 100) }]);
  it('span the axis from its lower to its upper end', () =>
    expect(linePath(stops, 0, scaleOf(stops, false))).toBe('M0 100L50 50L100 0'));
  it('skip missing values', () => {
    const two = stopsOf([
      { label: 'a', points: labels(0, 1, 2) },
      {
        label: 'b',
        points: [
          { label: 'q1', value: 0 },
          { label: 'q3', value: 2 },
        ],
      },
    ]);
    expect(linePath(two, 1, scaleOf(two, false))).toBe('M0 100L100 0');
  });
  it('fill to zero when it is on the axis, else to the nearer end', () => {
    const loss = stopsOf([{ label: 'a', points: labels(-100, 100) }]);
    expect(areaPath(loss, 0, scaleOf(loss, false))).toBe('M0 100L100 0L100 50L0 50Z');
    const price = stopsOf([{ label: 'a', points: labels(120, 160) }]);
    expect(areaPath(price, 0, scaleOf(price, false))).toBe('M0 100L100 0L100 100L0 100Z');
    const debt = stopsOf([{ label: 'a', points: labels(-160, -120) }]);
    expect(areaPath(debt, 0, scaleOf(debt, false))).toBe('M0 100L100 0L100 0L0 0Z');
  });
  it('are empty for a single point', () => {
    const one = stopsOf([{ label: 'a', points: labels(5) }]);
    expect([linePath(one, 0, scaleOf(one, false)), areaPath(one, 0, scaleOf(one, false))]).toEqual(['', '']);
  });
  it('start at zero with fromZero', () => {
    const high = stopsOf([{ label: 'a', points: labels(80, 100) }]);
    expect([scaleOf(high, true).ticks[0], scaleOf(high, false).ticks[0]]).toEqual([0, 80]);
  });
  it('cover at least a fifth of the highest value, and no negative values for positive ones', () => {
    const calm = stopsOf([{ label: 'a', points: labels(97, 100) }]);
    const { ticks } = scaleOf(calm, false);
    expect((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)).toBeGreaterThanOrEqual(20);
    const small = stopsOf([{ label: 'a', points: labels(0, 1) }]);
    expect(scaleOf(small, false).ticks[0]).toBe(0);
  });
  it('hold each value until the next one as steps', () => {
    const price = stopsOf([{ label: 'a', points: labels(120, 160, 160) }]);
    expect(linePath(price, 0, scaleOf(price, false), 'steps')).toBe('M0 100H50V0H100V0');
  });
});

describe('the labels', () => {
  const many = stopsOf([{ label: 'a', points: labels(...Array.from({ length: 13 }, (_, index) => index)) }]);
  it.each([
    [2, [0, 12]],
    [4, [0, 4, 8, 12]],
    [5, [0, 3, 6, 9, 12]],
  ])('are at most %i, even, with both ends', (count, expected) => expect(labelled(many, count)).toEqual(expected));
  it('omit labels that would be too close', () => {
    const crowd = stopsOf([
      { label: 'a', points: dates(['2026-01-01', 1], ['2026-01-02', 1], ['2026-01-03', 1], ['2026-12-31', 1]) },
    ]);
    expect(labelled(crowd, 4)).toEqual([0, 3]);
  });
  it('exist for one stop and for none', () =>
    expect([labelled(many.slice(0, 1), 4), labelled([], 4)]).toEqual([[0], []]));
});

it.each([
  [0, 0],
  [0.2, 0],
  [0.3, 1],
  [1, 2],
  [7, 2],
])('the nearest stop to %d is %i', (x, expected) =>
  expect(nearestStop(stopsOf([{ label: 'a', points: labels(1, 2, 3) }]), x)).toBe(expected),
);
