import { describe, expect, it } from 'vitest';
import { findEntry } from './useMenuKeys.ts';

const labels = ['إرسال', 'أرشفة', 'حذف', 'Delete', 'إيقاف'];

describe('findEntry', () => {
  it.each([
    ['ا', 0, 1], // أ counts as ا, from the next one on
    ['ا', 1, 4],
    ['اا', 1, 4],
    ['ا', 4, 0],
    ['ار', 0, 0], // more letters keep the entry that still fits
    ['ارش', 0, 1],
    ['d', 0, 3],
    ['ح', -1, 2],
    ['ق', 0, -1],
    ['', 0, -1],
  ])('%j from %i finds %i', (typed, current, expected) => expect(findEntry(labels, current, typed)).toBe(expected));
});
