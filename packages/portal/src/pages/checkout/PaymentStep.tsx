import { RawIntlProvider } from 'react-intl';
import { usePageIntl } from '../../app/page/PageMessages.tsx';
import { PaymentView } from './PaymentView.tsx';

const PAYMENT_MESSAGES = ['dialogs', 'giving'] as const;

/** Payment dialog with its own message namespaces: the page behind it may have others. */
export const PaymentStep = () => (
  <RawIntlProvider value={usePageIntl(PAYMENT_MESSAGES)}>
    <PaymentView />
  </RawIntlProvider>
);
