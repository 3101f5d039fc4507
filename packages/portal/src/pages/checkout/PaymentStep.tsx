import { RawIntlProvider } from 'react-intl';
import { usePageIntl } from '../../app/page/PageMessages.tsx';
import { PaymentView } from './PaymentView.tsx';

const PAYMENT_MESSAGES = ['dialogs', 'giving'] as const;

/** The payment's dialog with words of its own: the page behind may have others. */
export const PaymentStep = () => (
  <RawIntlProvider value={usePageIntl(PAYMENT_MESSAGES)}>
    <PaymentView />
  </RawIntlProvider>
);
