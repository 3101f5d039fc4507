import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Contribution } from '@taawun/api-client';
import { Alert, Button, ConfirmDialog } from '@taawun/ui';
import { ShareTicketDialog, type ShareTicket } from '@taawun/ui/forms';
import { useErrorText } from '../../../lib/error-text.ts';
import { useFieldErrors } from '../../../lib/server-messages.ts';
import { useFailureText } from '../../../lib/submission.ts';
import {
  isTicketOpen,
  isTrading,
  isUncertain,
  isWithdrawalRetryable,
  isWithdrawing,
  openingOf,
  ticketFailureOf,
  withdrawalFailureOf,
  type ShareTradeActor,
  type TradeOrder,
} from '../../../machines/share-trade/share-trade.binding.ts';
import { AddMoneyDialog } from '../balance/AddMoneyDialog.tsx';

interface TradeProps {
  trade: ShareTradeActor;
}

const DAYS = [7, 30, 90] as const;
const toOrder = ({ type, quantity, price, expiresInDays }: ShareTicket): TradeOrder => ({
  type,
  shares: quantity,
  price,
  expires_in_days: DAYS.find((days) => days === expiresInDays) ?? 30,
});

/** API field names → ticket field names. */
const FIELDS: Readonly<Record<string, string>> = {
  shares: 'quantity',
  price: 'price',
  expires_in_days: 'expiresInDays',
};

function useTicketFailure(trade: ShareTradeActor) {
  const failureText = useFailureText();
  const failure = useSelector(trade, ticketFailureOf);
  const uncertain = useSelector(trade, isUncertain);
  const fieldErrors = useFieldErrors(failure?.fieldErrors);
  const serverErrors = useMemo(
    () =>
      fieldErrors &&
      Object.fromEntries(Object.entries(fieldErrors).map(([field, texts]) => [FIELDS[field] ?? field, texts])),
    [fieldErrors],
  );
  const text =
    failure && !failure.fieldErrors
      ? failureText(failure.kind, failure.serverMessage, uncertain ? 'portal.offers.uncertain' : undefined)
      : null;
  return { serverErrors, failure: text };
}

/** Buy or sell ticket. The remainder of the ownership cap includes open buy offers, as on the server. */
function Ticket({ trade, contribution }: TradeProps & { contribution: Contribution }) {
  const open = useSelector(trade, isTicketOpen);
  const opening = useSelector(trade, openingOf);
  const loading = useSelector(trade, isTrading);
  const failures = useTicketFailure(trade);
  const { available_shares, available_cash, fee_bp, ownership_cap_bp, total_shares, may_buy, shares } = contribution;
  const owned = Math.max(shares, Math.floor((total_shares * ownership_cap_bp) / 10_000) - may_buy);
  const [missing, setMissing] = useState<number | null>(null);
  const mode =
    opening?.type === 'sell'
      ? ({ mode: 'sell', holding: available_shares } as const)
      : ({
          mode: 'buy',
          balance: available_cash,
          ownershipCap: { owned, total: total_shares, capPercent: ownership_cap_bp / 100 },
        } as const);
  return (
    <>
      <ShareTicketDialog
        {...mode}
        open={open}
        onOpenChange={(next) => !next && trade.send({ type: 'ticket.closed' })}
        price={opening?.price ?? null}
        quantity={opening?.shares ?? null}
        fee={fee_bp}
        expiryDays={DAYS}
        loading={loading}
        onSubmit={(ticket) => trade.send({ type: 'ticket.submitted', order: toOrder(ticket) })}
        onAddMoney={(amount) => {
          // One dialog at a time: the user reopens the ticket after adding the money.
          trade.send({ type: 'ticket.closed' });
          setMissing(amount);
        }}
        {...failures}
      />
      <AddMoneyDialog open={missing !== null} amount={missing} onClose={() => setMissing(null)} />
    </>
  );
}

/** Confirmation dialog of a withdrawal. */
function Withdrawal({ trade }: TradeProps) {
  const intl = useIntl();
  const open = useSelector(trade, isWithdrawing);
  const loading = useSelector(trade, isTrading);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && trade.send({ type: 'withdrawal.closed' })}
      title={intl.formatMessage({ id: 'portal.offers.withdrawTitle' })}
      text={intl.formatMessage({ id: 'portal.offers.withdrawText' })}
      confirmLabel={<FormattedMessage id="portal.offers.withdraw" />}
      cancelLabel={intl.formatMessage({ id: 'portal.offers.keep' })}
      tone="danger"
      loading={loading}
      onConfirm={() => trade.send({ type: 'withdrawal.confirmed' })}
    />
  );
}

/** Error of a failed withdrawal; when the outcome is unknown, the same withdrawal can be resent. */
export function WithdrawalFailure({ trade }: TradeProps) {
  const errorText = useErrorText();
  const failure = useSelector(trade, withdrawalFailureOf);
  const retryable = useSelector(trade, isWithdrawalRetryable);
  if (!failure) return null;
  const retry = (
    <Button size="sm" onClick={() => trade.send({ type: 'withdrawal.confirmed' })}>
      <FormattedMessage id="portal.offers.withdrawAgain" />
    </Button>
  );
  return (
    <Alert
      tone="danger"
      title={errorText(failure.kind, failure.serverMessage)}
      action={retryable && retry}
      onDismiss={() => trade.send({ type: 'withdrawal.closed' })}
    >
      {retryable && (
        <p>
          <FormattedMessage id="portal.offers.withdrawUncertain" />
        </p>
      )}
    </Alert>
  );
}

/** Dialogs of the share trade machine; rendered once on a page with trading. */
export function TradeDialogs({ trade, contribution }: TradeProps & { contribution: Contribution }) {
  return (
    <>
      <Ticket trade={trade} contribution={contribution} />
      <Withdrawal trade={trade} />
    </>
  );
}
