import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, type AlertProps } from '../../components/Alert/index.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export type OfflineBannerProps = Omit<AlertProps, 'tone' | 'title' | 'children'>;

/** Banner shown while the browser is offline. */
export function OfflineBanner(props: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <Alert {...props} tone="warning" title={<FormattedMessage id="ui.offline.title" />}>
      <FormattedMessage id="ui.offline.text" />
    </Alert>
  );
}
