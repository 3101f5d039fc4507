// What every second try needs: a reader on a phone, and a network that does what a test asks of it.
import arCore from '@taawun/ui/intl/ar/core' with { type: 'json' };
import arForms from '@taawun/ui/intl/ar/kit' with { type: 'json' };
import enCore from '@taawun/ui/intl/en/core' with { type: 'json' };
import enForms from '@taawun/ui/intl/en/kit' with { type: 'json' };
import type { Route } from 'playwright';
import { expect } from 'vitest';
import arAccount from '../../src/intl/ar/account.json' with { type: 'json' };
import arGiving from '../../src/intl/ar/giving.json' with { type: 'json' };
import arSite from '../../src/intl/ar/site.json' with { type: 'json' };
import enAccount from '../../src/intl/en/account.json' with { type: 'json' };
import enGiving from '../../src/intl/en/giving.json' with { type: 'json' };
import enSite from '../../src/intl/en/site.json' with { type: 'json' };
import { hydrated, signIn, type Page, type Visitor } from '../browser.ts';
import { PASSWORD, prefix, type Locale, type MemberByCall } from '../joining.ts';

const MESSAGES = {
  ar: { ...arCore, ...arForms, ...arAccount, ...arGiving, ...arSite },
  en: { ...enCore, ...enForms, ...enAccount, ...enGiving, ...enSite },
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

export const sceneOf = ({ page, expectNoise }: Visitor, origin: string, locale: Locale): Scene => ({ page, expectNoise, origin, locale, at: (path) => `${origin}${prefix(locale)}${path}`, message: (id) => MESSAGES[locale][id] });

/** A call of the page, as its method and the pattern of its path. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
}

/** What a reader does around one invocation of a machine; `begin` leads to the moment before its call. */
export interface Steps {
  /** Starts the call, with input that the server takes. */
  act: () => Promise<void>;
  /** The server has acted and its response is lost: what is shown, and the second try. */
  lost: () => Promise<void>;
  /** In place of `act`: input that is refused, what is shown, and other input. */
  refused: () => Promise<void>;
  /** The page was loaded again while the call was under way. */
  reloaded: () => Promise<void>;
  /** What the reader wanted has happened, and happened once. */
  done: () => Promise<void>;
}

export interface SecondTry {
  call: Call;
  begin: (scene: Scene) => Promise<Steps>;
}

/** Of an invocation that makes no call: its three journeys, each whole. */
export type LocalTry = Record<'lost' | 'refused' | 'reloaded', (scene: Scene) => Promise<void>>;

/** The next such call meets the handler, and only it. */
export async function interceptNext(page: Page, { method, path }: Call, handle: (route: Route) => Promise<void>): Promise<void> {
  let met = false;
  await page.route(path, (route) => {
    if (met || route.request().method() !== method) return route.fallback();
    met = true;
    return handle(route);
  });
}

/** The server acts on the next such call, and its response never arrives. */
export const loseResponse = (page: Page, call: Call) =>
  interceptNext(page, call, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** The server acts on the next such call, and the page goes on waiting. Resolves, in the function that it gives, once the server has acted. */
export async function holdResponse(page: Page, call: Call): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await interceptNext(page, call, async (route) => {
    await route.fetch();
    resolve();
  });
  return () => promise;
}

/** The next such call is refused, without the server. */
export const refuse = (page: Page, call: Call, status: number, body: { code: string; message: string; errors?: Record<string, string[]> }) =>
  interceptNext(page, call, (route) => route.fulfill({ status, json: { request_id: 'refused-by-the-test', ...body } }));

export const main = (page: Page) => page.locator('main');
export const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
export const authorization = (page: Page) => page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');

/** Reads from the API as the reader of the page. */
export async function readAs<Body>({ page, origin }: Scene, path: string): Promise<Body> {
  const response = await page.request.get(`${origin}${path}`, { headers: { authorization: await authorization(page) } });
  expect(response.status()).toBe(200);
  return (await response.json()) as Body;
}

/** Signs in by the form, and goes to a page. */
export async function enter({ page, at, locale }: Scene, { phone }: Pick<MemberByCall, 'phone'>, path: string): Promise<void> {
  await page.goto(at(`/login?redirect=${encodeURIComponent(prefix(locale) + path)}`));
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL((url) => url.pathname + url.search === prefix(locale) + path);
}
