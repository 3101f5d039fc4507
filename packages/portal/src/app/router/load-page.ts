import { createIntl, type IntlShape } from 'react-intl';
import {
  createStaticHandler,
  matchPath,
  RouterContextProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { localeInfo, type Locale } from '@taawun/ui';
import { barePath, localeOf } from '../../intl/locale.ts';
import { messageNamespaces, loadMessages } from '../../intl/messages.ts';
import { localClient, type Answer } from '../../server/local-client.ts';
import { createMemoryStorage } from '../../machines/auth/token-storage.ts';
import { createServices } from './create-services.ts';
import { metaOf } from '../page/head.ts';
import type { Crumb, PageMeta, RouteHandle } from '../page/page.ts';
import { errorTitleId } from '../errors/route-error.ts';
import type { SiteData } from '../../lib/site-data.ts';
import { routes } from './routes.tsx';
import { servicesContext, type PublicConfig, type Services, type Submitted } from '../../lib/services.ts';
import { addressOf, trailOf, type Matched } from '../page/trail.ts';

export interface RenderOptions {
  config: PublicConfig;
  /** URL of the API for this process. */
  apiUrl: string;
  /** Calls the API within this process, where this process serves it. */
  answer?: Answer | null;
  /** A form that was posted to the page and rejected. */
  submitted?: Submitted;
}

/** A page's data and metadata before rendering. */
export interface LoadedPage {
  context: StaticHandlerContext;
  services: Services;
  meta: PageMeta | null;
  /** Canonical path of the page, without the locale prefix. */
  address: string;
  settings: SiteData['settings'];
  trail: Crumb[];
}

export const handler = createStaticHandler(routes);

/** Guards that depend on the session: only the browser has it, so it renders these pages. */
const PRIVATE: ReadonlySet<string> = new Set(['isAuth', 'isMember', 'notMember', 'account', 'checkout']);

/** Modules of each page behind such a guard, by path without the locale prefix. */
const privatePages = new Map<string, string[]>();

function findPrivate(branch: readonly RouteObject[], above: string, handles: readonly RouteHandle[]): void {
  for (const { path = '', children, handle } of branch) {
    const full = path && path !== '/:locale?' ? `${above}/${path}` : above;
    const line = handle ? [...handles, handle as RouteHandle] : handles;
    if (line.some(({ guards }) => guards?.some((name) => PRIVATE.has(name)))) {
      privatePages.set(
        full,
        line.flatMap(({ module }) => module ?? []),
      );
    }
    if (children) findPrivate(children, full, line);
  }
}
findPrivate(routes, '', []);

/** Modules of a page that only the browser can render; `null` where the server renders it. */
export function privatePage(pathname: string): string[] | null {
  const path = barePath(pathname).replace(/\/+$/, '');
  const known = privatePages.get(path);
  if (known) return known;
  for (const [pattern, modules] of privatePages)
    if (pattern.includes(':') && matchPath({ path: pattern, caseSensitive: true }, path)) return modules;
  return null;
}

const intls = new Map<Locale, Promise<IntlShape>>();

/** The intl object with all messages of a language, outside React. */
export function intlOf(locale: Locale): Promise<IntlShape> {
  let intl = intls.get(locale);
  if (!intl) {
    intl = loadMessages(locale, messageNamespaces).then((messages) =>
      createIntl({ locale: localeInfo(locale).intlLocale, messages }),
    );
    intls.set(locale, intl);
  }
  return intl;
}

/** Loads the page of a URL as a guest and passes it to `use`, or returns its redirect. User data never enters. */
export async function loadPage<Result>(
  request: Request,
  { config, apiUrl, answer, submitted }: RenderOptions,
  use: (page: LoadedPage) => Result,
): Promise<Result | Response> {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const intl = await intlOf(locale);
  const silent = { notFound: () => {}, message: () => {}, failed: () => {} };
  const services = createServices({
    config: { ...config, apiBaseUrl: apiUrl },
    locale,
    storage: createMemoryStorage(),
    events: silent,
    ...(answer ? { client: localClient(answer, locale) } : {}),
  });
  let used: { result: Result } | undefined;
  const response = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[servicesContext, services]])),
    generateMiddlewareResponse: async (query) => {
      const context = await query(request);
      if (context instanceof Response) return context;
      const matches = context.matches.map(({ route, pathname: path, params }): Matched => ({
        pathname: path,
        params,
        handle: route.handle,
        loaderData: context.loaderData[route.id],
      }));
      const address = addressOf(matches, pathname);
      const meta = context.errors
        ? { title: intl.formatMessage({ id: errorTitleId(context.statusCode) }), private: true }
        : metaOf(matches, intl);
      const settings = (context.loaderData['root'] as SiteData | undefined)?.settings ?? {};
      const trail = meta && !meta.private ? trailOf(matches, intl, address) : [];
      if (submitted) {
        services.submitted = submitted;
        // The routeChange guard has cleared them.
        services.serverErrors.set(submitted.errors);
      }
      used = { result: use({ context, services, meta, address, settings, trail }) };
      return new Response(null);
    },
  });
  if (!(response instanceof Response)) throw new Error('The static handler gave no response.');
  return response.headers.has('Location') || !used ? response : used.result;
}
