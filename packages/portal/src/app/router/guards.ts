import type { GuardName } from '../../routes/guard-name.ts';
import { data, redirect, type RouterContextProvider } from 'react-router-dom';
import { isMember, isSignedIn, isUnreachable } from '../../machines/auth/auth.ts';
import { isScriptLoaded } from '../../machines/payment/payment.ts';
import { barePath, localizer } from '../../intl/locale.ts';
import { internalPath } from '../../lib/internal-path.ts';
import { orRouteError, type RouteFailure } from '../errors/route-failure.ts';
import { lastSegment } from '../../routes/sections.ts';
import { servicesOf, type Services } from '../../lib/services.ts';

interface GuardArgs {
  services: Services;
  url: URL;
}

/** Returns the path to redirect to, without locale prefix, or nothing where the page may be shown. */
type Guard = (args: GuardArgs) => Promise<string | undefined> | string | undefined;

/** Path of the login page with the `redirect` query. An unsafe hash is left out. */
const toLogin = ({ services, url }: GuardArgs): string => {
  const path = url.pathname + url.search;
  return `/login?redirect=${encodeURIComponent(internalPath(path + (services.hash?.() ?? '')) ?? path)}`;
};

/** The session once it is settled. Where the server was unreachable it retries once, then throws a 503 route error. */
async function settledSession({ auth }: Services) {
  const session = await auth.settled();
  if (!isUnreachable(session)) return session;
  auth.send({ type: 'retry.requested' });
  const again = await auth.settled();
  if (isUnreachable(again)) {
    const { kind, serverMessage } = again.failure ?? { kind: 'network', serverMessage: null };
    throw data({ from: 'api', kind, serverMessage, retryable: true } satisfies RouteFailure, {
      status: 503,
      statusText: kind,
    });
  }
  return again;
}

/**
 * Returns whether the server now reports the user as a member: they have paid for shares since the sign-in, or have
 * the staff's approval.
 */
async function isMemberOnServer({ auth, client }: Services): Promise<boolean> {
  const { user } = await orRouteError(() => client.getUser());
  if (user.is_member) auth.send({ type: 'user.changed', user });
  return user.is_member;
}

/** Every guard that a route may name (specification, section 2). */
const registry: Record<GuardName, Guard> = {
  /** Account pages: guests are redirected to the login page. */
  isAuth: async (args) => (isSignedIn(await settledSession(args.services)) ? undefined : toLogin(args)),
  /** Guest pages: signed-in users are redirected to the home page. */
  isGuest: async ({ services }) => (isSignedIn(await services.auth.settled()) ? '/' : undefined),
  /** Member pages: signed-in non-members are redirected to the registration. */
  isMember: async (args) => {
    const session = await settledSession(args.services);
    if (!isSignedIn(session)) return toLogin(args);
    return isMember(session) || (await isMemberOnServer(args.services)) ? undefined : '/member-register';
  },
  /** The registration: members are redirected to the home page. */
  notMember: async ({ services }) => (isMember(await settledSession(services)) ? '/' : undefined),
  /** The account of a non-member: members are redirected to the same page of the profile. */
  account: async ({ services, url }) => {
    if (!isMember(await settledSession(services))) return undefined;
    return lastSegment(url.pathname) === 'change-password' ? '/profile/change-password' : '/profile/personal-info';
  },
  /** `/branches` redirects to the main branch where there is one. */
  branches: async ({ services, url }) => {
    if (barePath(url.pathname).replace(/\/$/, '') !== '/branches') return undefined;
    const { branches } = await orRouteError(() => services.client.listBranches());
    const main = branches.find((branch) => branch.is_main);
    return main && `/branches/${main.slug}`;
  },
  identity: ({ url }) => indexOf(url, '/identity', '/identity/about'),
  media_center: ({ url }) => indexOf(url, '/media_center', '/media_center/news'),
  /** `/profile` redirects to the personal information. */
  redirect: ({ url }) => indexOf(url, '/profile', '/profile/personal-info'),
  /** `/checkout` redirects home until the payment script is loaded. */
  checkout: ({ services }) => (isScriptLoaded(services.payment.get()) ? undefined : '/'),
  /** Clears the field errors on each navigation. */
  routeChange: ({ services }) => {
    services.serverErrors.set(null);
    return undefined;
  },
};

function indexOf(url: URL, index: string, target: string): string | undefined {
  return barePath(url.pathname).replace(/\/$/, '') === index ? target + url.search : undefined;
}

/**
 * Runs the guard of a name. Throws its redirect, or the 500 "Unknown middleware" of the specification for an unknown
 * name.
 */
export async function check(
  name: GuardName,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  const guard: Guard | undefined = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!guard) throw data('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });
  const url = new URL(request.url);
  const target = await guard({ services: servicesOf(context), url });
  if (target !== undefined) throw redirect(localizer(url.pathname)(target));
}
