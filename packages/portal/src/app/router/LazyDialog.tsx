import { useEffect, useState, type ComponentType } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { toast } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages, type MessageNamespace } from '../../intl/messages.ts';
import { usePageIntl } from '../page/PageMessages.tsx';

interface LazyDialogProps {
  open: boolean;
  /** Loads the component. Must be constant. */
  load: () => Promise<ComponentType>;
  /** Message namespaces of the dialog: the page behind it may have others. Must be constant. */
  messages: readonly MessageNamespace[];
  /** Called after a toast when code or messages could not be loaded. Must be constant. */
  onFailed: () => void;
}

/** A dialog above any page. Loads its code and messages when it opens first. */
export function LazyDialog({ open, load, messages, onFailed }: LazyDialogProps) {
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  const [shown, setShown] = useState<{ View: ComponentType; locale: string } | null>(null);
  useEffect(() => {
    if (!open) return;
    Promise.all([load(), loadMessages(locale, messages)]).then(
      ([View]) => setShown({ View, locale }),
      () => {
        toast.error(intl.formatMessage({ id: 'portal.error.network' }));
        onFailed();
      },
    );
  }, [open, locale, intl, load, messages, onFailed]);
  // Stays mounted, so that closing the dialog restores the focus.
  return shown?.locale === locale ? <WithMessages View={shown.View} messages={messages} /> : null;
}

const WithMessages = ({ View, messages }: { View: ComponentType; messages: readonly MessageNamespace[] }) => (
  <RawIntlProvider value={usePageIntl(messages)}>
    <View />
  </RawIntlProvider>
);
