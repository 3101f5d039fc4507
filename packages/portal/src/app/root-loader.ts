import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { isApiError, type Branch, type Setting } from '@taawun/api-client';
import { isSignedIn } from '../machines/auth.ts';
import { orRouteError } from './route-failure.ts';
import { servicesOf } from './services.ts';

/** What every page has: asked again on each change of route (specification, section 7). */
export interface RootData {
  branches: Branch[];
  /** The settings as a map from type to value. */
  settings: Record<string, string>;
  /** Of the footer's notice; loaded, so that server and browser agree on New Year's Eve. */
  year: number;
  /** Unread notifications of whoever is signed in. */
  unread: number;
}

let last: { locale: string; loaded: RootData } | null = null;

/** Keeps what the frame of the site showed last, in this browser: it stands while the server is away. */
export function rememberFrame(locale: string, loaded: RootData | undefined): void {
  if (loaded) last = { locale, loaded };
}

export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { client, auth, locale } = servicesOf(context);
  const { signal } = request;
  const countUnread = async () => {
    if (!isSignedIn(auth.get())) return 0;
    const { data } = await client.getCounts({ signal });
    return data.notifications;
  };
  try {
    const [{ branches }, { settings }, unread] = await Promise.all([
      client.listBranches({ signal }),
      client.listSettings({ pagination: 'all' }, { signal }),
      // The bell is no reason to lose a page.
      countUnread().catch(() => 0),
    ]);
    const loaded = { branches, settings: Object.fromEntries(settings.map(({ type, value }: Setting) => [type, value])), unread, year: new Date().getFullYear() };
    if (typeof document !== 'undefined') rememberFrame(locale.get(), loaded);
    return loaded;
  } catch (error) {
    // While the server is away the frame of the site stays as it was, and the page itself says what happened.
    if (last?.locale === locale.get() && isApiError(error) && error.retryable) return last.loaded;
    return orRouteError(() => Promise.reject(error as Error));
  }
}

/** React Router keeps a parent's data on navigation: branches and settings are asked again instead. */
export const revalidateOnRouteChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
