import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../builds.ts';
import { renderKit } from './render.ts';

it.each([...renderKit()])('%s is what the kit renders, below 40 kB', (path, svg) => {
  expect(readFileSync(join(root, 'packages', 'api-client', 'media', path), 'utf8')).toBe(svg);
  expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
});
