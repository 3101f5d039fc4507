import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { toast } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages } from '../../intl/messages.ts';
import { isDialogOpen } from '../../machines/payment/payment.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';

/** The payment dialog above any page. Loads its code and messages with the first payment. */
export function PaymentHost() {
  const { payment } = useServices();
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  const open = useView(payment, isDialogOpen);
  const [shown, setShown] = useState<{ View: ComponentType; locale: string } | null>(null);
  useEffect(() => payment.resume(), [payment]);
  useEffect(() => {
    if (!open) return;
    Promise.all([import('../../pages/checkout/PaymentStep.tsx'), loadMessages(locale, ['dialogs', 'giving'])]).then(
      ([{ PaymentStep }]) => setShown({ View: PaymentStep, locale }),
      () => {
        toast.error(intl.formatMessage({ id: 'portal.error.network' }));
        payment.send({ type: 'payment.closed' });
      },
    );
  }, [open, locale, intl, payment]);
  // Stays mounted, so that closing the dialog restores the focus.
  return shown?.locale === locale ? <shown.View /> : null;
}
