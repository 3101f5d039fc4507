import { expect, it } from 'vitest';
import { groupEntries } from './groups.ts';

it('groups entries in the order of their first appearance', () => {
  const [a, b, c, d] = [{ group: 'West' }, {}, { group: 'East' }, { group: 'West' }];
  expect(groupEntries([a, b, c, d])).toEqual([
    { group: 'West', entries: [a, d] },
    { group: '', entries: [b] },
    { group: 'East', entries: [c] },
  ]);
  expect(groupEntries([])).toEqual([]);
});
