import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../../../dev/builds.ts';
import { mutated, mutations } from './mutations.ts';

/** Syntax errors of a source with its breakage: a source that does not parse proves nothing about the checks. */
function errorsOf(file: string, text: string): unknown[] {
  if (file.endsWith('.json')) JSON.parse(text);
  return /\.tsx?$/.test(file) ? parseSync(file, text).errors : [];
}

it.each(mutations.map((mutation) => [mutation.what, mutation] as const))('%s applies to its source', (_, mutation) => {
  const before = readFileSync(join(root, mutation.file), 'utf8');
  const after = mutated(before, mutation);
  expect(after).not.toBe(before);
  expect(errorsOf(mutation.file, after)).toEqual([]);
});
