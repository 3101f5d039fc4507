import { riyadhToday } from '@taawun/domain';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Setting, Locale } from '@taawun/api-client';
import { isSignedIn } from '../../machines/auth/auth.ts';
import { orRouteError } from '../errors/route-failure.ts';
import { servicesOf, type Services } from '../../lib/services.ts';
import { storeSiteData, type SiteData } from '../../lib/site-data.ts';

async function fetchSiteData({ client, auth }: Services, signal: AbortSignal | null): Promise<SiteData> {
  const options = signal ? { signal } : {};
  const countUnread = async () => {
    if (!isSignedIn(auth.get())) return 0;
    const { data } = await client.getCounts(options);
    return data.notifications;
  };
  const [{ branches }, { settings }, unread] = await Promise.all([
    client.listBranches(options),
    client.listSettings({ pagination: 'all' }, options),
    // A failed count does not cost the page.
    countUnread().catch(() => 0),
  ]);
  return {
    branches,
    settings: Object.fromEntries(settings.map(({ type, value }: Setting) => [type, value])),
    unread,
    year: Number(riyadhToday().slice(0, 4)),
  };
}

const userIdOf = ({ auth }: Services): number | null => auth.get().user?.id ?? null;

/**
 * Fetches the site data again. What arrives for a user who has signed out or changed meanwhile is dropped: it has their
 * count.
 */
async function refreshSiteData(services: Services, locale: Locale): Promise<void> {
  const userId = userIdOf(services);
  const loaded = await fetchSiteData(services, null);
  if (userIdOf(services) !== userId) return;
  if (JSON.stringify(loaded) !== JSON.stringify(services.siteData.get()[locale]))
    storeSiteData(services, locale, loaded);
}

/**
 * Waits for the site data of the first page. Later navigations show the last ones and fetch them again beside the page;
 * while the server is away they stay as they were, and the page itself says what happened.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<SiteData> {
  const services = servicesOf(context);
  const locale = services.locale.get();
  const known = services.siteData.get()[locale];
  if (known) {
    refreshSiteData(services, locale).catch(() => {});
    return known;
  }
  const loaded = await orRouteError(() => fetchSiteData(services, request.signal));
  storeSiteData(services, locale, loaded);
  return loaded;
}
