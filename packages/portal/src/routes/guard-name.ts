/** The guards that a route may name (specification, section 2); `app/router/guards.ts` has what they do. */
export type GuardName =
  | 'account'
  | 'branches'
  | 'checkout'
  | 'identity'
  | 'isAuth'
  | 'isGuest'
  | 'isMember'
  | 'media_center'
  | 'notMember'
  | 'redirect'
  | 'routeChange';

/** The guards that need a signed-in session or a begun checkout: only the browser has those. */
export const SESSION_GUARDS: ReadonlySet<GuardName> = new Set([
  'account',
  'checkout',
  'isAuth',
  'isMember',
  'notMember',
]);
