import { createContext, use } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router-dom';
import type { ApiErrorKind, Client, FieldErrors, Locale } from '@taawun/api-client';
import type { ModalHandler } from '@taawun/ui';
import type { Auth } from '../machines/auth/auth.ts';
import type { MembershipMachine } from '../machines/membership/membership.ts';
import type { PaymentMachine } from '../machines/payment/payment.ts';
import type { Confirmation } from './confirmation.ts';
import type { SiteDataByLocale } from './site-data.ts';
import type { Store } from '../machines/shared/store.ts';

/** Runtime configuration of the browser's code, so that one build serves every association. */
export interface PublicConfig {
  /** Origin of the API; empty for the page's own origin. */
  apiBaseUrl: string;
  /** Origin of canonical and alternate URLs. */
  publicOrigin: string;
  /** Public Mapbox token; `null` shows the branches on a static map. */
  mapboxToken: string | null;
}

/** A form that was posted without JavaScript and rejected. */
export interface Submitted {
  /** Path of the page, with the locale prefix. */
  path: string;
  /** Submitted values, without secrets. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors | null;
  /** The failure, where no field caused it. */
  failure: { kind: ApiErrorKind; serverMessage: string | null } | null;
}

/** The services of loaders, guards and pages; created once per browser tab, and once per request on the server. */
export interface Services {
  client: Client;
  auth: Auth;
  config: PublicConfig;
  /** Language of the current or loading page, sent as X-locale. */
  locale: Store<Locale>;
  /** Field errors of the last failed call; every successful call clears them (specification, section 4). */
  serverErrors: Store<FieldErrors | null>;
  /** Whether the router is navigating. */
  navigating: Store<boolean>;
  /** The last loaded site data, by language. */
  siteData: Store<SiteDataByLocale>;
  /** Calls that wait until the user has confirmed that it is them. */
  confirmation: Confirmation;
  payment: PaymentMachine;
  membership: MembershipMachine;
  /** Hash of the URL that is being opened, which requests do not contain; browser only. */
  hash?: () => string;
  /** Prefetches a URL; browser only. */
  prefetch?: (href: string) => void;
  /** The rejected form of the first page. */
  submitted?: Submitted;
  /** Adds a history entry for each open modal; browser only. */
  onModalOpen?: ModalHandler;
}

export const servicesContext = createRouterContext<Services>();

export const servicesOf = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** Returns the services. Throws outside `<ServicesProvider>`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesProvider>: render the page inside the portal’s root.');
  return services;
}
