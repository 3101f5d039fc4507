import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../components/Alert/index.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that there is no connection, for as long as that is so. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return online ? null : <Alert tone="warning" title={<FormattedMessage id="ui.offline.title" />}><FormattedMessage id="ui.offline.text" /></Alert>;
}
