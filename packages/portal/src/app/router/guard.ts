import type { MiddlewareFunction } from 'react-router-dom';
import type { GuardName } from '../page/guard-name.ts';

/** The guard of that name as a middleware. The guards themselves come with the first way that is gone: a page that stands needs none. */
export const guard =
  (name: GuardName): MiddlewareFunction =>
  async ({ request, context }) =>
    (await import('./guards.ts')).check(name, { request, context });
