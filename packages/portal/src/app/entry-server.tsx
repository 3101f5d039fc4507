import { StrictMode } from 'react';
import { createIntl } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, RouterContextProvider, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle, localeInfo } from '@taawun/ui';
import { localeOf } from '../intl/locale.ts';
import { loadMessages } from '../intl/messages.ts';
import { createMemoryStorage } from '../machines/token-storage.ts';
import { createServices } from './create-services.ts';
import { headOf } from './document.ts';
import { metaOf } from './head.ts';
import { plainErrors } from './hydration.ts';
import { errorTitleId } from './problem.ts';
import type { RouteHandle } from './page.ts';
import { createRoutes } from './routes.tsx';
import { waitingHtml } from './start-failure.ts';
import { publishedFile } from '../published/files.ts';
import { servicesContext, ServicesProvider, type PublicConfig, type Services } from './services.ts';

export interface Rendered {
  status: number;
  lang: string;
  dir: string;
  /** Tags for the head, escaped. */
  head: string;
  styles: string;
  html: string;
  /** JSON of the loaders, safe inside a script tag; null where the browser loads for itself. */
  data: string | null;
  /** The pages' modules, for preloading their chunks. */
  modules: string[];
}

export interface RenderOptions {
  config: PublicConfig;
  /** Where this process reaches the API. */
  apiUrl: string;
}

export { publishedFile };

const routes = createRoutes();
const handler = createStaticHandler(routes);

/** Guards that ask who is signed in: only the browser knows, so such a page is loaded there. */
const PRIVATE: ReadonlySet<string> = new Set(['isAuth', 'isMember', 'notMember', 'checkout']);

/** As React itself writes it, so that the browser's `GlobalStyle` finds it: a page that waits for its script waits on its own ground. */
const globalStyle = renderToString(<GlobalStyle />);

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Renders a page for a guest, or says where to go instead. Nothing of a user ever enters the result. */
export async function render(request: Request, { config, apiUrl }: RenderOptions): Promise<Rendered | Response> {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const { intlLocale, dir } = localeInfo(locale);
  const intl = createIntl({ locale: intlLocale, messages: await loadMessages(locale) });
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle);
  const modules = handles.flatMap(({ module }) => module ?? []);
  const page = { lang: locale, dir, modules };

  if (handles.some(({ guards }) => guards?.some((name) => PRIVATE.has(name)))) {
    const head = headOf({ meta: { title: null, private: true }, intl, config, pathname, locale });
    return { ...page, status: 200, head, styles: globalStyle, html: waitingHtml(intl), data: null };
  }

  const silent = { notFound: () => {}, message: () => {}, failed: () => {} };
  const services = createServices({ config: { ...config, apiBaseUrl: apiUrl }, locale, storage: createMemoryStorage(), events: silent });
  services.auth.actor.start();
  let rendered: Rendered | undefined;
  try {
    const response = await handler.query(request, {
      requestContext: new RouterContextProvider(new Map([[servicesContext, services]])),
      generateMiddlewareResponse: async (query) => {
        const context = await query(request);
        if (context instanceof Response) return context;
        const matches = context.matches.map(({ route }) => ({ handle: route.handle as unknown, loaderData: context.loaderData[route.id] as unknown }));
        rendered = {
          ...page,
          ...renderApp(context, services),
          status: context.statusCode,
          head: headOf({
            meta: context.errors ? { title: intl.formatMessage({ id: errorTitleId(context.statusCode) }), private: true } : metaOf(matches, intl),
            intl,
            config,
            pathname,
            locale,
          }),
          data: json({ loaderData: context.loaderData, actionData: null, errors: plainErrors(context.errors) }),
        };
        return new Response(null);
      },
    });
    if (!(response instanceof Response)) throw new Error('The static handler gave no response.');
    return response.headers.has('Location') || !rendered ? response : rendered;
  } finally {
    services.auth.actor.stop();
  }
}

function renderApp(context: StaticHandlerContext, services: Services): Pick<Rendered, 'html' | 'styles'> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <ServicesProvider value={services}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </ServicesProvider>
        </StrictMode>,
      ),
    );
    // React writes hoisted styles before everything else; in the document their place is the head.
    return { html: html.replace(globalStyle, ''), styles: globalStyle + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
