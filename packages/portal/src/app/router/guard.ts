import type { MiddlewareFunction } from 'react-router-dom';
import type { GuardName } from '../../routes/guard-name.ts';

/** The guard of a name as middleware. The guards are loaded with the first navigation: the first page needs none. */
export const guard =
  (name: GuardName): MiddlewareFunction =>
  async ({ request, context }) =>
    (await import('./guards.ts')).check(name, { request, context });
