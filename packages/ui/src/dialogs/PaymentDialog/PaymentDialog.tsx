import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { systemClock, type Clock } from '../../forms/OneTimeCodeField/clock.ts';
import { Dialog, type OnOpenChange } from '../Dialog/index.ts';
import type { PaymentBrand, PaymentLine, PaymentState } from './state.ts';
import * as S from './PaymentDialog.styles.ts';
import { Choosing, Outcome, Paying, Preparing, Receipt, Summary } from './views.tsx';

export interface PaymentDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Asks to close, and says why. While the payment is verified it does not ask. */
  onOpenChange: OnOpenChange;
  /** Names the dialog. @default "Complete the donation" */
  title?: ReactNode;
  /** What the payment looks like now. */
  state: PaymentState;
  /** What is paid for. */
  lines: readonly PaymentLine[];
  /** Halalas. */
  total: number;
  /** What the total is. @default "Total" */
  totalLabel?: ReactNode;
  /** What has to be known before anything is paid, such as that no real money moves. */
  notice?: ReactNode;
  /** Another brand is chosen; `state.brand` must follow. */
  onBrandChange: (brand: PaymentBrand) => void;
  /** The brand is chosen: make the checkout. */
  onContinue: () => void;
  /** Tries a failed payment again. */
  onRetry: () => void;
  /** Begins anew after the time was over. */
  onRepay: () => void;
  /** The time to pay is over; called once for each `expiresAt`. */
  onExpire: () => void;
  /** The time, for tests. @default the system's */
  clock?: Clock;
}

/** A payment from the choice of the card to its end. It draws what `state` says and decides nothing. A new state's heading takes the focus. */
export function PaymentDialog({
  onOpenChange,
  title,
  state,
  lines,
  total,
  totalLabel,
  notice,
  onBrandChange,
  onContinue,
  onRetry,
  onRepay,
  onExpire,
  clock,
  ...dialog
}: PaymentDialogProps) {
  const close = (): void => onOpenChange(false, { reason: 'close' });
  // An ended payment says so in the middle: the dialog's own title steps back.
  const ended = ['verifying', 'paid', 'pending', 'failed', 'expired'].includes(state.kind);
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      title={title ?? <FormattedMessage id="ui.payment.title" />}
      titleHidden={ended}
      size={ended ? 'sm' : 'md'}
      dismissible={state.kind !== 'verifying'}
    >
      {ended ? null : <Summary lines={lines} total={total} totalLabel={totalLabel} />}
      {ended || !notice ? null : <S.Notice>{notice}</S.Notice>}
      <View {...{ state, onBrandChange, onContinue, onRetry, onRepay, onExpire, clock, close }} />
    </Dialog>
  );
}

type ViewProps = Pick<
  PaymentDialogProps,
  'state' | 'onBrandChange' | 'onContinue' | 'onRetry' | 'onRepay' | 'onExpire'
> & { clock: Clock | undefined; close: () => void };

function View({ state, onBrandChange, onContinue, onRetry, onRepay, onExpire, clock = systemClock, close }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = state;
  const before = useRef(kind);
  useEffect(() => {
    // Not in the state with which the dialog opens: there the focus is the dialog's.
    if (before.current !== kind) heading.current?.focus();
    before.current = kind;
  }, [kind]);
  const leave = (
    <Button variant="secondary" onClick={close}>
      <FormattedMessage id="ui.close" />
    </Button>
  );
  switch (state.kind) {
    case 'loading-script':
    case 'creating':
      return <Preparing kind={state.kind} heading={heading} />;
    case 'choosing-brand':
      return (
        <Choosing
          state={state}
          heading={heading}
          onBrandChange={(brand) => onBrandChange(brand as PaymentBrand)}
          onContinue={onContinue}
        />
      );
    case 'paying':
      return <Paying state={state} heading={heading} clock={clock} onExpire={onExpire} />;
    case 'verifying':
      return <Outcome kind="verifying" heading={heading} text={<FormattedMessage id="ui.payment.verifyingText" />} />;
    case 'paid': {
      const { receiptHref, shareHref, text, actions } = state;
      const receipt = receiptHref ? (
        <Button key="receipt" variant="secondary" href={receiptHref}>
          <FormattedMessage id="ui.payment.receipt" />
        </Button>
      ) : null;
      const share = shareHref ? (
        <Button key="share" variant="secondary" icon="share" href={shareHref}>
          <FormattedMessage id="ui.payment.share" />
        </Button>
      ) : null;
      return (
        <Outcome
          kind="paid"
          heading={heading}
          title={state.heading}
          text={text ?? <FormattedMessage id="ui.payment.paidText" />}
          actions={
            receipt || share || actions ? (
              <>
                {share}
                {receipt}
                {actions}
              </>
            ) : (
              leave
            )
          }
        >
          <Receipt {...state} />
        </Outcome>
      );
    }
    case 'pending':
      return <Outcome kind="pending" heading={heading} text={state.text} actions={leave} />;
    case 'failed':
      return (
        <Outcome
          kind="failed"
          heading={heading}
          text={state.message}
          actions={
            state.retryable ? (
              <>
                <Button icon="refresh" onClick={onRetry}>
                  <FormattedMessage id="ui.retry" />
                </Button>
                {leave}
              </>
            ) : (
              leave
            )
          }
        />
      );
    case 'expired':
      return (
        <Outcome
          kind="expired"
          heading={heading}
          text={<FormattedMessage id="ui.payment.expiredText" />}
          actions={
            <>
              <Button onClick={onRepay}>
                <FormattedMessage id="ui.payment.repay" />
              </Button>
              {leave}
            </>
          }
        />
      );
  }
}
