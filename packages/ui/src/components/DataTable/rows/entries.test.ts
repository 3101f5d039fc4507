import { expect, it } from 'vitest';
import { entriesOf } from './entries.ts';

const rows = [{ id: 'a' }, { id: 'b' }];
const parts = (expanded: ReadonlySet<string> | null) => entriesOf(rows, ({ id }) => id, expanded).map(({ key }) => key);

it('puts the details of an expanded row below it', () => {
  expect(parts(new Set(['a', 'gone']))).toEqual(['row a', 'details a', 'row b']);
});

it('has rows alone without details', () => {
  expect(parts(null)).toEqual(['row a', 'row b']);
});
