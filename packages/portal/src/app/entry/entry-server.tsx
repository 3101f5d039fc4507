import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { GlobalStyle, localeInfo } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { headOf } from './document.ts';
import { scriptJson } from '../../lib/html.ts';
import { plainErrors } from '../hydration/route-errors.ts';
import { pageAt } from '../../routes/pages.ts';
import { handler, intlOf, loadPage, type LoadedPage, type RenderOptions } from '../router/load-page.ts';
import { waitingHtml } from '../errors/start-failure.ts';
import { ServicesProvider, type Services } from '../../lib/services.ts';
import { createPageStyles } from '../../server/page-styles.ts';

export { submitForm } from './form-posts.ts';
export { publishedFile } from '../../published/files.ts';
export { shareable } from '../../sharing/shareable.ts';

export interface Rendered {
  status: number;
  lang: string;
  dir: string;
  /** Tags for the head, escaped. */
  head: string;
  styles: string;
  html: string;
  /** Loader data as JSON that is safe in a script element; `null` where the browser renders the page. */
  data: string | null;
  /** The page's modules, for preloading their chunks; empty where the server renders the page. */
  modules: string[];
}

/** The global style element as React renders it, so that hydration finds it; also in pages that the browser renders. */
const globalStyle = renderToString(<GlobalStyle />);

const pageStyles = createPageStyles();

/** Renders a page as a guest, or returns its redirect. User data never enters the result. */
export async function render(request: Request, options: RenderOptions): Promise<Rendered | Response> {
  const { config } = options;
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const intl = await intlOf(locale);
  const page = { lang: locale, dir: localeInfo(locale).dir };

  const found = pageAt(pathname);
  if (found?.needsSession) {
    // The browser renders this page and needs its code at once.
    const head = headOf({ meta: null, visibility: 'private', intl, config, address: pathname, locale });
    return {
      ...page,
      modules: found.modules,
      status: 200,
      head,
      styles: globalStyle,
      html: waitingHtml(intl),
      data: null,
    };
  }

  return loadPage(request, options, ({ context, services, ...headData }: LoadedPage): Rendered => ({
    ...page,
    modules: [],
    ...renderApp(context, services),
    status: context.statusCode,
    head: headOf({ ...headData, intl, config, locale }),
    data: scriptJson({
      loaderData: context.loaderData,
      actionData: null,
      errors: plainErrors(context.errors),
      ...(options.submitted ? { submitted: options.submitted } : {}),
    }),
  }));
}

function renderApp(context: StaticHandlerContext, services: Services): Pick<Rendered, 'html' | 'styles'> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    pageStyles.collect(
      <StrictMode>
        <ServicesProvider value={services}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServicesProvider>
      </StrictMode>,
    ),
  );
  // React writes hoisted styles first; the document has them in the head.
  return {
    html: html.startsWith(globalStyle) ? html.slice(globalStyle.length) : html,
    styles: globalStyle + pageStyles.tagsOf(html),
  };
}
