// What every second try needs: a reader on a phone, and a network that does what a test asks of it.
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
import { hydrated, signIn, type Page, type Visitor } from '../kit/browser.ts';
import { PASSWORD, prefix, type Locale, type MemberByCall } from '../kit/joining.ts';

const MESSAGES = {
  ar: { ...arCore, ...arForms, ...arAccount, ...arContent, ...arGiving, ...arSite },
  en: { ...enCore, ...enForms, ...enAccount, ...enContent, ...enGiving, ...enSite },
} as const satisfies Record<Locale, Record<string, string>>;
export type MessageId = keyof (typeof MESSAGES)['ar'];

export interface Scene {
  page: Page;
  locale: Locale;
  /** Address of a path in the reader's language. */
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

/** A call of the page, as its method and the pattern of its path. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** How often it is asked before it has failed. @default a reading three times, since the client tries it again by itself; any other once */
  tries?: number;
}

/** What a reader does around one invocation of a machine; `begin` leads to the moment before its call. */
export interface Steps {
  /** Starts the call, with input that the server takes. */
  act: () => Promise<unknown>;
  /** The server has acted and its response is lost: what is shown, and the second try. */
  lost: () => Promise<unknown>;
  /** In place of `act`: input that is refused, what is shown, and other input. */
  refused: () => Promise<unknown>;
  /** The page was loaded again while the call was under way. */
  reloaded: () => Promise<unknown>;
  /** What the reader wanted has happened, and happened once. */
  done: () => Promise<unknown>;
}

export interface SecondTry {
  call: Call;
  begin: (scene: Scene) => Promise<Steps>;
}

/** Of an invocation that makes no call: its three journeys, each whole. */
export type LocalTry = Record<'lost' | 'refused' | 'reloaded', (scene: Scene) => Promise<void>>;

const triesOf = ({ method, tries = method === 'GET' ? 3 : 1 }: Call): number => tries;

/** The next such calls meet the handler, and no other. Gives a function that resolves once all of them have. */
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

/** The server acts on the next such call, and its response never arrives. */
export const loseResponse = (page: Page, call: Call) =>
  intercept(page, call, triesOf(call), async (route) => {
    await route.fetch();
    await route.abort();
  });

/** The server acts on the next such call, and the page goes on waiting. */
export const holdResponse = (page: Page, call: Call) =>
  intercept(page, call, 1, async (route) => {
    await route.fetch();
  });

/** The next such call is refused, without the server. */
export const refuse = (
  page: Page,
  call: Call,
  status: number,
  body: { code: string; message: string; errors?: Record<string, string[]> },
) =>
  intercept(page, call, status < 500 ? 1 : triesOf(call), (route) =>
    route.fulfill({ status, json: { request_id: 'refused-by-the-test', ...body } }),
  );

export const main = (page: Page) => page.locator('main');
export const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
export const authorization = (page: Page) => page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');

/** Reads from the API as the reader of the page. */
export async function readAs<Body>({ page, origin }: Scene, path: string): Promise<Body> {
  const response = await page.request.get(`${origin}${path}`, {
    headers: { authorization: await authorization(page) },
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as Body;
}

/** Acts by the API as the reader of the page, as from another tab. */
export async function postAs({ page, origin }: Scene, path: string, data: object = {}): Promise<void> {
  const response = await page.request.post(`${origin}${path}`, {
    data,
    headers: { authorization: await authorization(page), 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(response.ok()).toBe(true);
}

/** Signs in by the form, and goes to a page. */
export async function enter(
  { page, at, locale }: Scene,
  { phone }: Pick<MemberByCall, 'phone'>,
  path: string,
): Promise<void> {
  await page.goto(at(`/login?redirect=${encodeURIComponent(prefix(locale) + path)}`));
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL((url) => url.pathname + url.search === prefix(locale) + path);
}
