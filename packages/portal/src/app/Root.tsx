import { useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { GlobalStyle, LoadingBar, TaawunProvider, ToastRegion, VisuallyHidden } from '@taawun/ui';
import { localeOf } from '../intl/locale.ts';
import { messagesOf } from '../intl/messages.ts';
import { useArrival } from './arrival.ts';
import { useTheme } from './theme.ts';
import { metaOf, titleOf } from './head.ts';
import { usePageIntl } from './PageWords.tsx';
import { PaymentHost } from './PaymentHost.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useServices } from './services.ts';

/** Around every page: language, theme, toasts, the loading bar and the document's title. */
export function Root() {
  return (
    <Frame>
      <DocumentTitle />
      <Outlet />
      <PaymentHost />
    </Frame>
  );
}

export function Frame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const messages = messagesOf(locale);
  const [theme] = useTheme();
  const { state } = useNavigation();
  const arrival = useArrival();
  const { onModalOpen } = useServices();
  return (
    <TaawunProvider locale={locale} messages={messages} theme={theme} linkComponent={RouterLink} onModalOpen={onModalOpen}>
      {/* The document brings it: the server puts it into every one. */}
      {import.meta.env.SSR && <GlobalStyle />}
      <LoadingBar active={state === 'loading'} />
      {children}
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      <ToastRegion />
      <ScrollRestoration />
    </TaawunProvider>
  );
}

function DocumentTitle() {
  const matches = useMatches();
  const intl = usePageIntl(matches);
  const meta = useMemo(() => metaOf(matches, intl), [matches, intl]);
  useEffect(() => {
    if (meta) document.title = titleOf(meta, intl);
  }, [meta, intl]);
  return null;
}
