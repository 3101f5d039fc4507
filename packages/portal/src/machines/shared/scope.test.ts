import { expect, it } from 'vitest';
import { hasScope } from '../auth/auth.ts';

// The specification's permission check (section 6).
it.each([
  [null, false],
  [{}, false],
  [{ scope: [] }, false],
  [{ scope: ['trade'] }, true],
  [{ scope: ['trades'] }, false],
  [{ scope: { trade: true } }, true],
  [{ scope: { trade: 0 } }, false],
] as const)('%o may trade: %s', (user, may) => {
  expect(hasScope(user, 'trade')).toBe(may);
});
