import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, PaymentDialog } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { hasEnded, isSignedIn, userOf } from '../../machines/auth/auth.ts';
import type { Payment, PaymentIntent } from '../../machines/payment/payment.ts';
import { EndedSession } from './EndedSession.tsx';
import { usePaymentState } from './payment-state.tsx';
import { linesOf, totalOf } from '../giving/summary.tsx';

/** Timeout of the session check before a payment, in ms. */
const SESSION_CHECK_MS = 3000;

const whole = (payment: Payment) => payment;

/** Returns the message id of the dialog's title, by what is paid. */
const titleIdOf = (order: PaymentIntent | null) =>
  order?.purpose
    ? (`portal.payment.${order.purpose}.title` as const)
    : order?.order?.does === 'changeCard'
      ? ('portal.giving.newCard' as const)
      : ('ui.payment.title' as const);

/** Payment dialog, bound to the payment machine; opens over the current page. */
export function PaymentView() {
  const { payment, auth, client } = useServices();
  const ended = useView(auth, hasEnded);
  const user = useView(auth, userOf);
  /** Id of the user who started the donation: after sign-in it reopens for this user only. */
  const owner = useRef<number | null>(null);
  useEffect(() => {
    if (user) owner.current = user.id;
  }, [user]);
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const view = useView(payment, whole);
  const { send } = payment;
  const close = useCallback(() => send({ type: 'payment.closed' }), [send]);
  const more =
    bare === '/checkout' || bare === '/donate' || view.checkOutOrder?.order || view.checkOutOrder?.purpose ? null : (
      <Button variant="quiet" size="sm" href={to('/checkout')} onClick={close}>
        <FormattedMessage id="portal.giving.details" />
      </Button>
    );
  const state = usePaymentState(view, more);
  const { checkOutOrder: order } = view;
  const confirm = async () => {
    const signedIn = isSignedIn(auth.get());
    // With an expired session the checkout would silently become a guest's: check the session first.
    if (signedIn) await client.getUser({ signal: AbortSignal.timeout(SESSION_CHECK_MS) }).catch(() => {});
    if (!signedIn || isSignedIn(auth.get())) send({ type: 'brand.confirmed' });
  };
  const signIn = () => {
    const [intent, id] = [order, owner.current];
    const stop = auth.on('auth.signedIn', ({ user: next }) => {
      stop();
      if (intent && next.id === id) send({ type: 'payment.requested', intent });
    });
    close();
  };
  return (
    <PaymentDialog
      open={state !== null && order !== null}
      onOpenChange={close}
      state={state ?? { kind: 'creating' }}
      title={<FormattedMessage id={titleIdOf(order)} />}
      lines={order ? linesOf(order, intl) : []}
      total={totalOf(view)}
      totalLabel={<FormattedMessage id="portal.giving.dueNow" />}
      notice={
        ended && view.step === 'choosing-brand' ? (
          <EndedSession onSignIn={signIn} />
        ) : (
          view.test &&
          view.step !== 'paying' && <Alert tone="warning" title={intl.formatMessage({ id: 'portal.giving.test' })} />
        )
      }
      onBrandChange={(chosen) => {
        const brand = view.brands.find((each) => each === chosen);
        if (brand) send({ type: 'brand.chosen', brand });
      }}
      onContinue={() => void confirm()}
      onRetry={() => send({ type: 'payment.retried' })}
      onRepay={() => send({ type: 'payment.repaid' })}
      onExpire={() => send({ type: 'payment.timedOut' })}
    />
  );
}
