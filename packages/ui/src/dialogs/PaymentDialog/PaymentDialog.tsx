import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { systemClock, type Clock } from '../../forms/fields/OneTimeCodeField/clock.ts';
import { Dialog, type OnOpenChange } from '../Dialog/index.ts';
import type { PaymentBrand, PaymentLine, PaymentState } from './state.ts';
import * as S from './PaymentDialog.styles.ts';
import { BriefSummary, Choosing, Outcome, Paying, Preparing, Receipt, Summary } from './views.tsx';

export interface PaymentDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Called when the user requests to close the dialog, with the reason. Not called while the payment is verified. */
  onOpenChange: OnOpenChange;
  /** Title of the dialog. @default "Complete the donation" */
  title?: ReactNode;
  /** Current state of the payment. */
  state: PaymentState;
  /** Lines of the payment summary. */
  lines: readonly PaymentLine[];
  /** Total in halalas. */
  total: number;
  /** Label of the total. @default "Total" */
  totalLabel?: ReactNode;
  /** Notice shown before the payment, for example about test mode. */
  notice?: ReactNode;
  /** Called when the user selects another brand; update `state.brand`. */
  onBrandChange: (brand: PaymentBrand) => void;
  /** Called when the user confirms the brand; create the checkout. */
  onContinue: () => void;
  /** Called when the user retries a failed payment. */
  onRetry: () => void;
  /** Called when the user restarts an expired payment. */
  onRepay: () => void;
  /** Called once per `expiresAt` when the time to pay is over. */
  onExpire: () => void;
  /** Clock, replaceable in tests. @default the system's */
  clock?: Clock;
}

/**
 * Payment dialog from the brand selection to the result. Renders `state` and contains no payment logic. The heading of
 * a new state receives the focus.
 */
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
  // Result states have a centred heading of their own, so the dialog title is hidden.
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
      {ended ? null : <BriefSummary lines={lines} total={total} totalLabel={totalLabel} />}
      {ended || !notice ? null : <S.Notice>{notice}</S.Notice>}
      <View
        {...{ state, onBrandChange, onContinue, onRetry, onRepay, onExpire, clock, close }}
        summary={<Summary lines={lines} total={total} />}
      />
    </Dialog>
  );
}

type ViewProps = Pick<
  PaymentDialogProps,
  'state' | 'onBrandChange' | 'onContinue' | 'onRetry' | 'onRepay' | 'onExpire'
> & { clock: Clock | undefined; close: () => void; summary: ReactNode };

function View({
  state,
  onBrandChange,
  onContinue,
  onRetry,
  onRepay,
  onExpire,
  clock = systemClock,
  close,
  summary,
}: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = state;
  const before = useRef(kind);
  useLayoutEffect(() => {
    // No focus change in the initial state: the dialog sets the initial focus.
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
          {state.summary === false ? null : summary}
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
