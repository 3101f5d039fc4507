import { describe, expect, it } from 'vitest';
import { byDay, dayOf } from './days.ts';

describe('dayOf', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T20:59:59Z', '2026-11-21'],
    ['2026-11-21T21:00:00Z', '2026-11-22'],
    ['2026-11-21T01:00:00+03:00', '2026-11-21'],
  ])('%s is %s in Riyadh', (iso, day) => expect(dayOf(iso)).toBe(day));
});

it('splits by the day in Riyadh and keeps the order', () => {
  const items = [
    '2026-11-22T08:00:00Z',
    '2026-11-20T22:00:00Z',
    '2026-11-20T20:00:00Z',
    '2026-11-21',
    '2026-11-01',
  ].map((date) => ({ date }));
  const { today, earlier } = byDay(items, '2026-11-21T09:00:00Z');
  expect(today.map(({ date }) => date)).toEqual(['2026-11-22T08:00:00Z', '2026-11-20T22:00:00Z', '2026-11-21']);
  expect(earlier.map(({ date }) => date)).toEqual(['2026-11-20T20:00:00Z', '2026-11-01']);
  expect(byDay([], '2026-11-21')).toEqual({ today: [], earlier: [] });
});
