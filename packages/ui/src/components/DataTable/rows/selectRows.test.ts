import { describe, expect, it } from 'vitest';
import { keysBetween, selectionOf, withKeys } from './selectRows.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('keysBetween', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [null, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('from %s to %s', (from, to, expected) => expect(keysBetween(keys, from, to)).toEqual(expected));
});

describe('withKeys', () => {
  it('adds or removes keys, keeps those that are not in sight, and leaves its argument as it is', () => {
    const selected = new Set(['x', 'a']);
    expect([...withKeys(selected, ['a', 'b'], true)]).toEqual(['x', 'a', 'b']);
    expect([...withKeys(selected, ['a', 'b'], false)]).toEqual(['x']);
    expect([...selected]).toEqual(['x', 'a']);
  });
});

describe('selectionOf', () => {
  it.each([
    [[], 'none'],
    [['x'], 'none'],
    [['a', 'x'], 'some'],
    [['a', 'b', 'c', 'd'], 'all'],
  ] as const)('of %j is %s', (selected, expected) => expect(selectionOf(new Set(selected), keys)).toBe(expected));
  it('of no rows is none', () => expect(selectionOf(new Set(['a']), [])).toBe('none'));
});
