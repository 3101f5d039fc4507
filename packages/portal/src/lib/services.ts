import { createContext, use } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router-dom';
import type { ApiErrorKind, Client, FieldErrors } from '@taawun/api-client';
import type { Locale, ModalHandler } from '@taawun/ui';
import type { Auth } from '../machines/auth/auth.ts';
import type { MembershipMachine } from '../machines/membership/membership.ts';
import type { PaymentMachine } from '../machines/payment/payment.ts';
import type { SiteDataByLocale } from './site-data.ts';
import type { Store } from '../machines/shared/store.ts';

/** What the server tells the page at run time, so that one build serves every association. */
export interface PublicConfig {
  /** Origin of the API; empty: the page's own. */
  apiBaseUrl: string;
  /** Origin of canonical and alternate links. */
  publicOrigin: string;
  /** Mapbox' public token; null: the map of the branches stays a drawing. */
  mapboxToken: string | null;
}

/** A form that the browser has posted without the page's code, and that the server could not accept. */
export interface Submitted {
  /** Path of the page, with its language. */
  path: string;
  /** What was typed, except secrets. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors | null;
  /** Why it failed where no field is at fault. */
  failure: { kind: ApiErrorKind; serverMessage: string | null } | null;
}

/** Everything a loader, a guard or a page may reach; made once per browser, and once per request on the server. */
export interface Services {
  client: Client;
  auth: Auth;
  config: PublicConfig;
  /** Language of the page that is being shown or loaded: sent as X-locale. */
  locale: Store<Locale>;
  /** Field errors of the last failed call, cleared by every successful one (specification, section 4). */
  serverErrors: Store<FieldErrors | null>;
  /** Whether the router is on its way to a page. */
  navigating: Store<boolean>;
  /** What every page has, as it was last loaded; of this browser, or of this request on the server. */
  siteData: Store<SiteDataByLocale>;
  payment: PaymentMachine;
  membership: MembershipMachine;
  /** The hash of the address that is being opened, which no request carries; the server knows none. */
  hash?: () => string;
  /** Fetches what an address will need before the reader goes there; the server has none. */
  prefetch?: (href: string) => void;
  /** What was posted to the first page without its code. */
  submitted?: Submitted;
  /** Ties modals to the browser's history; the server has none. */
  onModalOpen?: ModalHandler;
}

export const servicesContext = createRouterContext<Services>();

export const servicesOf = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services inside a component. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesProvider>: render the page inside the portal’s root.');
  return services;
}
