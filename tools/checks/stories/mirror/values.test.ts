import { expect, test } from 'vitest';
import { mirroredGradient, sameGradient } from './values.ts';

test.each([
  [
    'a fade of both edges',
    'linear-gradient(to right, rgba(0, 0, 0, 0), red 20px, red calc(100% - 20px), rgba(0, 0, 0, 0))',
    true,
  ],
  ['a fade of one edge', 'linear-gradient(to right, rgba(0, 0, 0, 0), red 20px)', false],
  [
    'two edges of another width',
    'linear-gradient(to right, rgba(0, 0, 0, 0), red 20px, red calc(100% - 30px), rgba(0, 0, 0, 0))',
    false,
  ],
  ['a fade downwards', 'linear-gradient(rgba(0, 0, 0, 0), red)', true],
])('%s: its mirror image is the same: %j', (_, value, isSame) => {
  expect(sameGradient(mirroredGradient(value)) === sameGradient(value)).toBe(isSame);
});
