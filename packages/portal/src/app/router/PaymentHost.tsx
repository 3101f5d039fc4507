import { useCallback, useEffect } from 'react';
import { isDialogOpen } from '../../machines/payment/payment.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { LazyDialog } from './LazyDialog.tsx';

const MESSAGES = ['dialogs', 'giving', 'content'] as const;
const load = async () => (await import('../../pages/checkout/PaymentView.tsx')).PaymentView;

/** The payment dialog above any page. */
export function PaymentHost() {
  const { payment } = useServices();
  const open = useView(payment, isDialogOpen);
  useEffect(() => payment.resume(), [payment]);
  const close = useCallback(() => payment.send({ type: 'payment.closed' }), [payment]);
  return <LazyDialog open={open} load={load} messages={MESSAGES} onFailed={close} />;
}
