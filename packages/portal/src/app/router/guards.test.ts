import {
  isRouteErrorResponse,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@taawun/api-client';
import type { GuardName } from '../../routes/guard-name.ts';
import { guard } from './guard.ts';
import { servicesContext, type Services } from '../../lib/services.ts';
import { createStore } from '../../machines/shared/store.ts';

type Who = 'guest' | 'nonMember' | 'member' | 'unreachable';

/** The services that the guards use; `sent` are the events sent to the auth machine. */
function services(who: Who, { main = true, scriptLoaded = false, away = false, approved = false } = {}) {
  const session = {
    signedIn: who === 'member' || who === 'nonMember',
    unreachable: who === 'unreachable',
    user: who === 'guest' ? null : { is_member: who === 'member' },
    failure: { kind: 'network', serverMessage: null },
  };
  const sent: string[] = [];
  const fake = {
    auth: { settled: () => Promise.resolve(session), send: ({ type }: { type: string }) => sent.push(type) },
    client: {
      getUser: () =>
        away ? Promise.reject(new ApiError({ kind: 'network' })) : Promise.resolve({ user: { is_member: approved } }),
      listBranches: () =>
        away
          ? Promise.reject(new ApiError({ kind: 'network' }))
          : Promise.resolve({
              branches: [
                { slug: 'jeddah', is_main: false },
                { slug: 'buraydah', is_main: main },
              ],
            }),
    },
    payment: { get: () => ({ scriptLoaded }) },
    serverErrors: createStore<Record<string, string[]> | null>({ phone: ['taken'] }),
  };
  return { fake: fake as unknown as Services, sent };
}

/** The guard's redirect, `stays` without one, or the status that it throws. */
async function run(name: GuardName, path: string, given: Services): Promise<string | number> {
  const context = new RouterContextProvider(new Map([[servicesContext, given]]));
  const request = new Request(`https://taawun.example${path}`);
  try {
    await guard(name)({ request, context, params: {}, url: new URL(request.url), pattern: '' }, () =>
      Promise.resolve(new Response()),
    );
    return 'stays';
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location') ?? '';
    const { init } = thrown as { init?: { status: number; statusText: string } };
    return isRouteErrorResponse(init && new ErrorResponse(init.status, init.statusText, null))
      ? (init?.status ?? 0)
      : -1;
  }
}

describe('guards', () => {
  it('pass a user whom the server reports as a member, and update the session', async () => {
    const { fake, sent } = services('nonMember', { approved: true });
    expect(await run('isMember', '/profile/contribution', fake)).toBe('stays');
    expect(sent).toEqual(['user.changed']);
  });

  it('throw an error when the server is unreachable', async () => {
    expect(await run('isMember', '/profile/contribution', services('nonMember', { away: true }).fake)).toBe(500);
  });

  it.each<[GuardName, string, Who, string | number]>([
    ['isAuth', '/profile/address', 'guest', '/login?redirect=%2Fprofile%2Faddress'],
    ['isAuth', '/en/profile?x=1', 'guest', '/en/login?redirect=%2Fen%2Fprofile%3Fx%3D1'],
    ['isAuth', '/profile', 'nonMember', 'stays'],
    ['isAuth', '/profile', 'unreachable', 503],
    ['isGuest', '/login', 'guest', 'stays'],
    ['isGuest', '/ar/login', 'nonMember', '/ar'],
    ['isGuest', '/en/signup', 'member', '/en'],
    ['isMember', '/profile', 'guest', '/login?redirect=%2Fprofile'],
    ['isMember', '/en/profile', 'nonMember', '/en/member-register'],
    ['isMember', '/profile', 'member', 'stays'],
    ['notMember', '/member-register', 'nonMember', 'stays'],
    ['notMember', '/member-register', 'member', '/'],
    ['account', '/account', 'nonMember', 'stays'],
    ['account', '/en/account', 'member', '/en/profile/personal-info'],
    ['account', '/account/change-password', 'member', '/profile/change-password'],
    ['branches', '/branches', 'guest', '/branches/buraydah'],
    ['branches', '/en/branches/', 'guest', '/en/branches/buraydah'],
    ['branches', '/branches/jeddah', 'guest', 'stays'],
    ['identity', '/identity', 'guest', '/identity/about'],
    ['identity', '/ar/identity', 'guest', '/ar/identity/about'],
    ['identity', '/identity/goals', 'guest', 'stays'],
    ['media_center', '/en/media_center', 'guest', '/en/media_center/news'],
    ['redirect', '/profile', 'member', '/profile/personal-info'],
    ['checkout', '/en/checkout', 'guest', '/en'],
  ])('%s at %s for %s: %s', async (name, path, who, expected) => {
    expect(await run(name, path, services(who).fake)).toBe(expected);
  });

  it.each([
    ['#top', '%23top'],
    ['', ''],
    ['#a.b"c', ''],
  ])('keep the hash %j of the page in the redirect', async (hash, remembered) => {
    const { fake } = services('guest');
    expect(await run('isAuth', '/en/profile?x=1', Object.assign(fake, { hash: () => hash }))).toBe(
      `/en/login?redirect=%2Fen%2Fprofile%3Fx%3D1${remembered}`,
    );
  });

  it('show the list of branches when none is the main one, and throw when the server is unreachable', async () => {
    expect(await run('branches', '/branches', services('guest', { main: false }).fake)).toBe('stays');
    expect(await run('branches', '/branches', services('guest', { away: true }).fake)).toBe(500);
  });

  it('show the checkout once the payment script is loaded', async () => {
    expect(await run('checkout', '/checkout', services('guest', { scriptLoaded: true }).fake)).toBe('stays');
  });

  it('retry once, and then throw a 503, while the user is unknown', async () => {
    const { fake, sent } = services('unreachable');
    expect(await run('isMember', '/profile', fake)).toBe(503);
    expect(sent).toEqual(['retry.requested']);
  });

  it('clear the field errors of the previous page on a change of route', async () => {
    const { fake } = services('guest');
    expect(await run('routeChange', '/news', fake)).toBe('stays');
    expect(fake.serverErrors.get()).toBeNull();
  });

  it.each(['isAdmin', 'toString', '__proto__'])('throw a 500 for an unknown name (%s)', async (name) => {
    expect(await run(name as GuardName, '/', services('guest').fake)).toBe(500);
  });
});
