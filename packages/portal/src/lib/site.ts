import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import type { Locale } from '@taawun/api-client';
import type { NavItem } from '@taawun/ui';
import { barePath, localeOf, localizer } from '../intl/locale.ts';
import { useServices } from './services.ts';
import type { SiteData } from './site-data.ts';

const EMPTY: SiteData = { branches: [], settings: {}, unread: 0, year: 2026 };

/** The site data in the current language; empty while it cannot be loaded. */
export function useSite(): SiteData {
  const { siteData } = useServices();
  const loaded = useRouteLoaderData<SiteData>('root');
  const locale = localeOf(useLocation().pathname);
  const current = useSyncExternalStore(
    siteData.subscribe,
    () => siteData.get()[locale],
    () => siteData.get()[locale],
  );
  return current ?? loaded ?? EMPTY;
}

/** Locale of the current page, its path without the prefix, and a function that adds the prefix to a path. */
export function useLocalPath(): { locale: Locale; bare: string; to: (path: string) => string } {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return { locale, bare: barePath(pathname), to: localizer(pathname) };
}

/** The main menu: path of each entry, and the pages on which it is active. */
const MENU = [
  { id: 'home', path: '/', owns: /^\/$/ },
  {
    id: 'identity',
    path: '/identity/about',
    owns: /^\/(identity(?!\/programs)|about-us|members|organization-info)(\/|$)/,
  },
  { id: 'media', path: '/media_center/news', owns: /^\/(media_center|news|gallery)(\/|$)/ },
  { id: 'programs', path: '/identity/programs', owns: /^\/(identity\/programs|programs\/[^/]+)$/ },
  { id: 'services', path: '/services', owns: /^\/services(\/|$)/ },
  { id: 'branches', path: '/branches', owns: /^\/branches(\/|$)/ },
  { id: 'contact', path: '/contact-us', owns: /^\/contact-us$/ },
] as const;

export function useMenu(): NavItem[] {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  return MENU.map(({ id, path, owns }) => ({
    href: to(path),
    label: intl.formatMessage({ id: `portal.menu.${id}` }),
    active: owns.test(bare),
  }));
}
