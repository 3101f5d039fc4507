import { createIntl, type IntlShape } from 'react-intl';
import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import type { Locale } from '@taawun/api-client';
import { localeInfo } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { messageNamespaces, loadMessages } from '../../intl/messages.ts';
import { localClient, type Answer } from '../../server/local-client.ts';
import { createMemoryStorage } from '../../machines/auth/token-storage.ts';
import { createServices } from './create-services.ts';
import { loadParts } from '../hydration/on-first-interaction.tsx';
import { metaOf } from '../page/head.ts';
import type { Crumb, PageMeta } from '../page/page.ts';
import { errorTitleId } from '../errors/route-error.ts';
import type { SiteData } from '../../lib/site-data.ts';
import { routes } from './routes.tsx';
import { pageAt } from '../../routes/pages.ts';
import type { Visibility } from '../../routes/table.ts';
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
  visibility: Visibility;
  /** Canonical path of the page, without the locale prefix. */
  address: string;
  settings: SiteData['settings'];
  trail: Crumb[];
}

export const handler = createStaticHandler(routes);

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

/** Loads the page of a URL as a guest and passes it to `render`, or returns its redirect. User data never enters. */
export async function loadPage<Result>(
  request: Request,
  { config, apiUrl, answer, submitted }: RenderOptions,
  render: (page: LoadedPage) => Result,
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
        ? { title: intl.formatMessage({ id: errorTitleId(context.statusCode) }) }
        : metaOf(matches, intl);
      const settings = (context.loaderData['root'] as SiteData | undefined)?.settings ?? {};
      const visibility = context.errors ? 'private' : (pageAt(pathname)?.visibility ?? 'private');
      const trail = meta && visibility !== 'private' ? trailOf(matches, intl, address) : [];
      if (submitted) {
        services.submitted = submitted;
        // The routeChange guard has cleared them.
        services.serverErrors.set(submitted.errors);
      }
      await loadParts();
      used = { result: render({ context, services, meta, visibility, address, settings, trail }) };
      return new Response(null);
    },
  });
  if (!(response instanceof Response)) throw new Error('The static handler gave no response.');
  return response.headers.has('Location') || !used ? response : used.result;
}
