import { expect, it } from 'vitest';
import { crowded } from './folders.ts';

const files = (count: number, name: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => name(index));

it('finds folders with more than twenty files; tests, stories and guides do not count', () => {
  expect(
    crowded([
      ...files(21, (index) => `packages/ui/src/many/${index}.ts`),
      ...files(20, (index) => `packages/ui/src/few/${index}.tsx`),
      ...files(30, (index) => `packages/ui/src/few/${index}.test.tsx`),
      ...files(30, (index) => `packages/ui/src/few/${index}.stories.tsx`),
      ...files(30, (index) => `packages/ui/src/few/deeper/${index}.guide.tsx`),
    ]),
  ).toEqual([['packages/ui/src/many', 21]]);
});
