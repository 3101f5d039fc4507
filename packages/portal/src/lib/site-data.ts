import type { Branch, Locale } from '@taawun/api-client';
import type { Store } from '../machines/shared/store.ts';

/** Data of every page; requested again on each change of route (specification, section 7). */
export interface SiteData {
  branches: Branch[];
  /** The settings as a map from type to value. */
  settings: Record<string, string>;
  /** Year of the footer's copyright notice; loaded, so that server and browser render the same. */
  year: number;
  /** Unread notifications of the signed-in user. */
  unread: number;
}

/** Site data by language. */
export type SiteDataByLocale = Partial<Record<Locale, SiteData>>;

/** The part of the services that holds the site data. */
interface SiteDataHolder {
  siteData: Store<SiteDataByLocale>;
}

/** Stores the number of unread notifications, for both languages. */
export function storeUnread({ siteData }: SiteDataHolder, unread: number): void {
  const entries = Object.entries(siteData.get()).map(([locale, data]) => [locale, { ...data, unread }]);
  siteData.set(Object.fromEntries(entries));
}

/** Stores the site data of a language. */
export function storeSiteData({ siteData }: SiteDataHolder, locale: Locale, loaded: SiteData | undefined): void {
  if (loaded) siteData.set({ ...siteData.get(), [locale]: loaded });
}
