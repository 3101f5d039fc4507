import { describe, expect, it } from 'vitest';
import { visibleItems } from './useVisible.ts';

const frame = { start: 0, end: 1000 };
/** Six items of 320 px with gaps of 20, scrolled by `by`, from the left or, in Arabic, from the right. */
const row = (by: number, dir: 'ltr' | 'rtl') =>
  Array.from({ length: 6 }, (_, index) => {
    const start = index * 340 - by;
    return dir === 'ltr' ? { start, end: start + 320 } : { start: 1000 - start - 320, end: 1000 - start };
  });

describe('visibleItems', () => {
  it.each([
    [0, 0, 2],
    [340, 1, 3],
    [500, 2, 3],
    [1020, 3, 5],
    [1, 0, 2],
  ])('after %i px returns %i to %i, in either direction', (by, from, to) => {
    for (const dir of ['ltr', 'rtl'] as const) expect(visibleItems(frame, row(by, dir))).toEqual({ from, to });
  });
  it('returns the item with the largest visible part when none fits', () => {
    expect(
      visibleItems({ start: 0, end: 300 }, [
        { start: -280, end: 40 },
        { start: 60, end: 380 },
      ]),
    ).toEqual({ from: 1, to: 1 });
  });
  it('returns 0 without items', () => expect(visibleItems(frame, [])).toEqual({ from: 0, to: 0 }));
});
