import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCachedData, cachedData } from './cached-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearCachedData();
});
afterEach(() => vi.useRealTimers());

it('returns cached data for 30 s, and then loads again', async () => {
  const load = vi.fn(() => Promise.resolve('data'));
  await cachedData('page /a', load);
  vi.advanceTimersByTime(29_999);
  expect(await cachedData('page /a', load)).toBe('data');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cachedData('page /a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('caches a page and its parent route separately', async () => {
  expect(await cachedData('frame /a', () => Promise.resolve(1))).toBe(1);
  expect(await cachedData('page /a', () => Promise.resolve(2))).toBe(2);
});

it('caches no failure, and nothing after it was cleared', async () => {
  await expect(cachedData('page /a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cachedData('page /a', () => Promise.resolve('there'))).toBe('there');
  clearCachedData();
  expect(await cachedData('page /a', () => Promise.resolve('anew'))).toBe('anew');
});

it('evicts the oldest entry when the cache is full', async () => {
  for (let page = 0; page <= 40; page++) await cachedData(`page ${page}`, () => Promise.resolve(page));
  const load = vi.fn(() => Promise.resolve(-1));
  expect(await cachedData('page 40', load)).toBe(40);
  expect(await cachedData('page 0', load)).toBe(-1);
});
