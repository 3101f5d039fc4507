import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('what is derived from openapi.yaml is up to date', () => {
  // Throws with the script's own words when a file is stale.
  expect(
    execFileSync(process.execPath, [fileURLToPath(new URL('./generate.ts', import.meta.url)), '--check'], {
      encoding: 'utf8',
    }),
  ).toBe('');
});
