import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages } from '../../intl/messages.ts';
import type { RouteHandle } from '../page/page.ts';
import { namespacesAt } from '../../routes/pages.ts';
import { routes } from './routes.tsx';
import { servicesContext, type Services } from '../../lib/services.ts';

/** Whether the browser requests reduced data usage. */
const saves = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches code and messages of a URL and, for a public page in the current language, its data. Failures are ignored:
 * navigation fetches again.
 */
export function prefetch(services: Services, href: string): void {
  if (saves()) return;
  const url = new URL(href, location.origin);
  url.hash = '';
  if (url.pathname === location.pathname && url.search === location.search) return;
  const handles = (matchRoutes(routes, url.pathname) ?? []).map(({ route, params }) => ({
    handle: route.handle as RouteHandle | undefined,
    params,
  }));
  const locale = localeOf(url.pathname);
  const withData = locale === services.locale.get() && handles.every(({ handle }) => !handle?.guards?.length);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const coming = [
    import('./guards.ts'),
    import('./root-loader.ts'),
    import('../../lib/transport.ts'),
    loadMessages(locale, namespacesAt(url.pathname)),
    ...handles.map(({ handle, params }) => handle?.prepare?.(withData ? { url, params, context } : null)),
  ];
  for (const each of coming) if (each) each.catch(() => {});
}
