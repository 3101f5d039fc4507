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

interface DeskProps {
  desk: ShareTradeActor;
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

function useTicketFailure(desk: ShareTradeActor) {
  const failureText = useFailureText();
  const failure = useSelector(desk, ticketFailureOf);
  const uncertain = useSelector(desk, isUncertain);
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
function Ticket({ desk, contribution }: DeskProps & { contribution: Contribution }) {
  const open = useSelector(desk, isTicketOpen);
  const opening = useSelector(desk, openingOf);
  const loading = useSelector(desk, isTrading);
  const failures = useTicketFailure(desk);
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
        onOpenChange={(next) => !next && desk.send({ type: 'ticket.closed' })}
        price={opening?.price ?? null}
        quantity={opening?.shares ?? null}
        fee={fee_bp}
        expiryDays={DAYS}
        loading={loading}
        onSubmit={(ticket) => desk.send({ type: 'ticket.submitted', order: toOrder(ticket) })}
        onAddMoney={(amount) => {
          // One dialog at a time: the user reopens the ticket after adding the money.
          desk.send({ type: 'ticket.closed' });
          setMissing(amount);
        }}
        {...failures}
      />
      <AddMoneyDialog open={missing !== null} amount={missing} onClose={() => setMissing(null)} />
    </>
  );
}

/** Confirmation dialog of a withdrawal. */
function Withdrawal({ desk }: DeskProps) {
  const intl = useIntl();
  const open = useSelector(desk, isWithdrawing);
  const loading = useSelector(desk, isTrading);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && desk.send({ type: 'withdrawal.closed' })}
      title={intl.formatMessage({ id: 'portal.offers.withdrawTitle' })}
      text={intl.formatMessage({ id: 'portal.offers.withdrawText' })}
      confirmLabel={<FormattedMessage id="portal.offers.withdraw" />}
      cancelLabel={intl.formatMessage({ id: 'portal.offers.keep' })}
      tone="danger"
      loading={loading}
      onConfirm={() => desk.send({ type: 'withdrawal.confirmed' })}
    />
  );
}

/** Error of a failed withdrawal; when the outcome is unknown, the same withdrawal can be resent. */
export function WithdrawalFailure({ desk }: DeskProps) {
  const errorText = useErrorText();
  const failure = useSelector(desk, withdrawalFailureOf);
  const retryable = useSelector(desk, isWithdrawalRetryable);
  if (!failure) return null;
  const retry = (
    <Button size="sm" onClick={() => desk.send({ type: 'withdrawal.confirmed' })}>
      <FormattedMessage id="portal.offers.withdrawAgain" />
    </Button>
  );
  return (
    <Alert
      tone="danger"
      title={errorText(failure.kind, failure.serverMessage)}
      action={retryable && retry}
      onDismiss={() => desk.send({ type: 'withdrawal.closed' })}
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
export function TradeDialogs({ desk, contribution }: DeskProps & { contribution: Contribution }) {
  return (
    <>
      <Ticket desk={desk} contribution={contribution} />
      <Withdrawal desk={desk} />
    </>
  );
}
