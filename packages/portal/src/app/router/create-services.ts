import type { Client, FieldErrors, Locale } from '@taawun/api-client';
import { createAuth } from '../../machines/auth/auth.ts';
import { createMembership } from '../../machines/membership/membership.ts';
import { createPayment } from '../../machines/payment/payment.ts';
import type { PushRegistration } from '../../machines/auth/push.ts';
import type { TokenStorage } from '../../machines/auth/token-storage.ts';
import { lazyClient } from '../hydration/lazy-client.ts';
import type { CallEvents } from './listener.ts';
import { createConfirmation } from '../../lib/confirmation.ts';
import type { PublicConfig, Services } from '../../lib/services.ts';
import { createStore } from '../../machines/shared/store.ts';

interface Options {
  config: PublicConfig;
  locale: Locale;
  storage: TokenStorage;
  events: CallEvents;
  /** Returns the push client; called at each sign-in. @default none */
  push?: () => PushRegistration | null;
  /** @default a client over HTTP */
  client?: Client;
}

/** Creates client, session, machines and stores. The error rules of the specification (section 8) are wired here. */
export function createServices({ config, locale, storage, events, push, client: given }: Options): Services {
  const localeStore = createStore<Locale>(locale);
  const serverErrors = createStore<FieldErrors | null>(null);
  const confirmation = createConfirmation();
  const client =
    given ??
    lazyClient({
      baseURL: config.apiBaseUrl,
      getLocale: localeStore.get,
      getToken: () => storage.read()?.token ?? null,
      onNotFound: () => events.notFound(),
      onMessage: (text) => events.message(text),
      onErrors: (errors, text) => {
        serverErrors.set(errors);
        if (errors && text) events.failed(text);
      },
      onConfirmationRequired: confirmation.request,
      onUnauthenticated: () => auth.send({ type: 'session.rejected' }),
    });
  const auth = createAuth(() => client, storage, push);
  return {
    client,
    auth,
    config,
    locale: localeStore,
    serverErrors,
    navigating: createStore(false),
    siteData: createStore({}),
    confirmation,
    payment: createPayment(client),
    membership: createMembership(client, auth),
  };
}
