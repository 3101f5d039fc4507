/** The guards that a route may name (specification, section 2); `router/guards.ts` has them. */
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
