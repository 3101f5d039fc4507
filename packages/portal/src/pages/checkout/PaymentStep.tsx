import { RawIntlProvider } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { useIntlWith } from '../../app/page/PageMessages.tsx';
import { PaymentView } from './PaymentView.tsx';

const WORDS = ['dialogs', 'giving'] as const;

/** The payment's dialog with words of its own: the page behind may have others. */
export const PaymentStep = () => (
  <RawIntlProvider value={useIntlWith(useMatches(), WORDS)}>
    <PaymentView />
  </RawIntlProvider>
);
