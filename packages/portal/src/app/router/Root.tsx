import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { GlobalStyle, LoadingBar, TaawunProvider, ToastRegion, VisuallyHidden } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { messagesOf } from '../../intl/messages.ts';
import { useArrival } from './arrival.ts';
import { useTheme } from '../../lib/theme.ts';
import { metaOf, titleOf } from '../page/head.ts';
import { usePageIntl } from '../page/PageMessages.tsx';
import { ConfirmationHost } from './ConfirmationHost.tsx';
import { PaymentHost } from './PaymentHost.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useServices } from '../../lib/services.ts';

/** The root route: app shell, document title, and the dialogs above any page. */
export function Root() {
  return (
    <AppShell>
      <DocumentTitle />
      <Outlet />
      <PaymentHost />
      <ConfirmationHost />
    </AppShell>
  );
}

export function AppShell({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const messages = messagesOf(locale);
  const [theme] = useTheme();
  const arrival = useArrival();
  const { onModalOpen } = useServices();
  return (
    <TaawunProvider
      locale={locale}
      messages={messages}
      theme={theme}
      linkComponent={RouterLink}
      onModalOpen={onModalOpen}
    >
      {/* The document brings it: the server puts it into every one. */}
      {import.meta.env.SSR && <GlobalStyle />}
      <NavigationProgress />
      {children}
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      <ToastRegion />
      <ScrollRestoration />
    </TaawunProvider>
  );
}

/**
 * The loading bar. Reads the router's state from a store: inside a transition that waits for lazy code it would not
 * update.
 */
function NavigationProgress() {
  const { navigating } = useServices();
  return <LoadingBar active={useSyncExternalStore(navigating.subscribe, navigating.get, () => false)} />;
}

function DocumentTitle() {
  const matches = useMatches();
  const intl = usePageIntl();
  const meta = useMemo(() => metaOf(matches, intl), [matches, intl]);
  useEffect(() => {
    if (meta) document.title = titleOf(meta, intl);
  }, [meta, intl]);
  return null;
}
