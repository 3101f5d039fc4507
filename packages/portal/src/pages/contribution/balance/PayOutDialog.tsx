import { DONATION_LIMITS } from '@taawun/domain/giving';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiErrorKind, isApiError, type Balance } from '@taawun/api-client';
import { Alert, Button, DateText, Dialog, formatMoney, Stack } from '@taawun/ui';
import { AmountField, FormAlert, useAmountError } from '@taawun/ui/forms';
import { useServices } from '../../../lib/services.ts';
import { useFailureText } from '../../../lib/submission.ts';
import { mayBeExecuted } from '../../../machines/shared/call-failure.ts';

interface PayOutDialogProps {
  open: boolean;
  balance: Balance;
  onClose: () => void;
  /** Called after the payout was requested. */
  onRequested: () => void;
}

/** Dialog that requests a payout of the balance to the member's IBAN. */
export function PayOutDialog({ open, balance, onClose, onRequested }: PayOutDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={<FormattedMessage id="portal.balance.payOut" />}
      description={
        <FormattedMessage id="portal.balance.payOutText" values={{ end: <bdi key="end">{balance.iban_end}</bdi> }} />
      }
    >
      <PayOutForm balance={balance} onRequested={onRequested} />
    </Dialog>
  );
}

interface Failed {
  kind: ApiErrorKind;
  serverMessage: string | null;
  field: string | null;
}

function PayOutForm({
  balance: { available_cash: available, payable_from: payableFrom },
  onRequested,
}: Pick<PayOutDialogProps, 'balance' | 'onRequested'>) {
  const intl = useIntl();
  const { client } = useServices();
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  /** One idempotency key per amount, reused while the outcome is unknown. */
  const request = useRef<{ amount: number; idempotencyKey: string } | null>(null);
  const [value, setValue] = useState<number | null>(available);
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const label = intl.formatMessage({ id: 'portal.balance.amount' });
  const fault = useAmountError()(value, label, { min: DONATION_LIMITS.min });
  const error =
    value !== null && value > available
      ? intl.formatMessage({ id: 'portal.balance.max' }, { amount: formatMoney(intl, available) })
      : fault;
  const submit = async () => {
    setAttempted(true);
    if (value === null || error) {
      field.current?.focus();
      return;
    }
    if (request.current?.amount !== value) request.current = { amount: value, idempotencyKey: crypto.randomUUID() };
    setBusy(true);
    setFailed(null);
    try {
      await client.requestPayout({ amount: value }, { idempotencyKey: request.current.idempotencyKey });
      onRequested();
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      const isRejected = problem.kind === 'conflict' || problem.kind === 'validation';
      if (isRejected) request.current = null;
      if (problem.kind !== 'aborted')
        setFailed({
          kind: problem.kind,
          serverMessage: problem.serverMessage,
          field: problem.fieldErrors?.['amount']?.[0] ?? null,
        });
    } finally {
      setBusy(false);
    }
  };
  const uncertain = failed !== null && mayBeExecuted(failed.kind);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Stack gap={4}>
        {failed && failed.field === null && (
          <FormAlert
            title={failureText(failed.kind, failed.serverMessage, uncertain ? 'portal.balance.uncertain' : undefined)}
          />
        )}
        {payableFrom && (
          <Alert
            tone="info"
            title={
              <FormattedMessage
                id="portal.balance.waits"
                values={{ time: <DateText key="time" value={payableFrom} time /> }}
              />
            }
          />
        )}
        <AmountField
          ref={field}
          name="amount"
          label={label}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            setFailed(null);
          }}
          error={failed?.field ?? (attempted ? error : undefined)}
        />
        <Button type="submit" block loading={busy}>
          <FormattedMessage id="portal.balance.request" />
        </Button>
      </Stack>
    </form>
  );
}
