import { expect, it } from 'vitest';
import { byDay } from './days.ts';

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
