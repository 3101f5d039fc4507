// Common parts of the second tries: a user on a phone, and a network that a test controls.
import arCore from '@taawun/ui/intl/ar/core' with { type: 'json' };
import arForms from '@taawun/ui/intl/ar/kit' with { type: 'json' };
import enCore from '@taawun/ui/intl/en/core' with { type: 'json' };
import enForms from '@taawun/ui/intl/en/kit' with { type: 'json' };
import type { Route } from 'playwright';
import { expect } from 'vitest';
import arAccount from '../../src/intl/ar/account.json' with { type: 'json' };
import arContent from '../../src/intl/ar/content.json' with { type: 'json' };
import arGiving from '../../src/intl/ar/giving.json' with { type: 'json' };
import arSite from '../../src/intl/ar/site.json' with { type: 'json' };
import enAccount from '../../src/intl/en/account.json' with { type: 'json' };
import enContent from '../../src/intl/en/content.json' with { type: 'json' };
import enGiving from '../../src/intl/en/giving.json' with { type: 'json' };
import enSite from '../../src/intl/en/site.json' with { type: 'json' };
import { hydrated, openAfterModal, signIn, type Page, type Visitor } from '../kit/browser.ts';
import { PASSWORD, prefix, type Locale, type MemberByCall } from '../kit/joining.ts';

const MESSAGES = {
  ar: { ...arCore, ...arForms, ...arAccount, ...arContent, ...arGiving, ...arSite },
  en: { ...enCore, ...enForms, ...enAccount, ...enContent, ...enGiving, ...enSite },
} as const satisfies Record<Locale, Record<string, string>>;
export type MessageId = keyof (typeof MESSAGES)['ar'];

export interface Scene {
  page: Page;
  locale: Locale;
  /** Returns the URL of a path in the user's language. */
  at: (path: string) => string;
  origin: string;
  message: (id: MessageId) => string;
  expectNoise: Visitor['expectNoise'];
}

export const sceneOf = ({ page, expectNoise }: Visitor, origin: string, locale: Locale): Scene => ({
  page,
  expectNoise,
  origin,
  locale,
  at: (path) => `${origin}${prefix(locale)}${path}`,
  message: (id) => MESSAGES[locale][id],
});

/** A request of the page, by method and path pattern. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Number of requests until the call has failed. @default 3 for GET, since the client retries it, otherwise 1 */
  tries?: number;
}

/** Steps of the user around one invoked actor of a machine; `begin` leads to the state before its request. */
export interface Steps {
  /** Sends the request, with valid input. */
  act: () => Promise<unknown>;
  /** After the response was lost: expects the error, and retries. */
  lost: () => Promise<unknown>;
  /** In place of `act`: sends rejected input, expects the error, and sends other input. */
  rejected: () => Promise<unknown>;
  /** After a reload while the request was pending. */
  reloaded: () => Promise<unknown>;
  /** Expects that the command was executed exactly once. */
  done: () => Promise<unknown>;
}

export interface SecondTry {
  call: Call;
  begin: (scene: Scene) => Promise<Steps>;
}

/** The three journeys of an invoked actor that sends no request. */
export type LocalTry = Record<'lost' | 'rejected' | 'reloaded', (scene: Scene) => Promise<void>>;

const triesOf = ({ method, tries = method === 'GET' ? 3 : 1 }: Call): number => tries;

/** Passes the next `times` matching requests to the handler. Returns a function that resolves once all were handled. */
async function intercept(
  page: Page,
  { method, path }: Call,
  times: number,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = times;
  await page.route(path, async (route) => {
    if (left === 0 || route.request().method() !== method) return route.fallback();
    left -= 1;
    await handle(route);
    if (left === 0) resolve();
  });
  return () => promise;
}

/** The server executes the next matching request, and its response is lost. */
export const loseResponse = (page: Page, call: Call) =>
  intercept(page, call, triesOf(call), async (route) => {
    await route.fetch();
    await route.abort();
  });

/** The server executes the next matching request, and the page never receives the response. */
export const holdResponse = (page: Page, call: Call) =>
  intercept(page, call, 1, async (route) => {
    await route.fetch();
  });

/** Responds to the next matching request with an error, without the server. */
export const rejectCall = (
  page: Page,
  call: Call,
  status: number,
  body: { code: string; message: string; errors?: Record<string, string[]> },
) =>
  intercept(page, call, status < 500 ? 1 : triesOf(call), (route) =>
    route.fulfill({ status, json: { request_id: 'rejected-by-the-test', ...body } }),
  );

export const main = (page: Page) => page.locator('main');
export const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
/** Time until another code may be requested, in ms, with a margin. */
const RESEND = 61_000;

/** Requests another code once that is possible; the page's clock is installed. */
export async function resendCode({ page, message }: Scene): Promise<void> {
  await page.clock.fastForward(RESEND);
  await press(page, message('ui.code.resend'));
}

export const authorization = (page: Page) => page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');

/** Sends a GET request as the page's user. */
export async function readAs<Body>({ page, origin }: Scene, path: string): Promise<Body> {
  const response = await page.request.get(`${origin}${path}`, {
    headers: { authorization: await authorization(page) },
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as Body;
}

/** Sends a POST request as the page's user, as from another tab. */
export async function postAs({ page, origin }: Scene, path: string, data: object = {}): Promise<void> {
  const response = await page.request.post(`${origin}${path}`, {
    data,
    headers: { authorization: await authorization(page), 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(response.ok()).toBe(true);
}

/** Signs in by the form, and opens a page. */
export async function enter(
  { page, at, locale }: Scene,
  { phone }: Pick<MemberByCall, 'phone'>,
  path: string,
): Promise<void> {
  await openAfterModal(page, at(`/login?redirect=${encodeURIComponent(prefix(locale) + path)}`));
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL((url) => url.pathname + url.search === prefix(locale) + path);
}
