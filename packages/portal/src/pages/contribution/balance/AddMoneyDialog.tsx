import { DONATION_LIMITS } from '@taawun/domain/giving';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog, Stack } from '@taawun/ui';
import { AmountField, useAmountError } from '@taawun/ui/forms';
import { useServices } from '../../../lib/services.ts';
import { intentOfPurpose } from '../../../machines/payment/payment.model.ts';

interface AddMoneyDialogProps {
  open: boolean;
  /** Initial amount in halalas; empty when 0 or `null`. */
  amount?: number | null;
  onClose: () => void;
}

/** Dialog for the amount to add to the balance; continues to its payment. */
export function AddMoneyDialog({ open, amount = null, onClose }: AddMoneyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={<FormattedMessage id="portal.balance.add" />}
      description={<FormattedMessage id="portal.balance.addText" />}
    >
      <AmountForm amount={amount || null} onClose={onClose} />
    </Dialog>
  );
}

function AmountForm({ amount, onClose }: Pick<AddMoneyDialogProps, 'onClose'> & { amount: number | null }) {
  const intl = useIntl();
  const { payment } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(amount);
  const [attempted, setAttempted] = useState(false);
  const label = intl.formatMessage({ id: 'portal.balance.amount' });
  const error = useAmountError()(value, label, DONATION_LIMITS);
  const submit = () => {
    setAttempted(true);
    if (value === null || error) {
      field.current?.focus();
      return;
    }
    onClose();
    payment.send({ type: 'payment.requested', intent: intentOfPurpose('balance', value) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={4}>
        <AmountField
          ref={field}
          name="amount"
          label={label}
          value={value}
          onValueChange={setValue}
          error={attempted ? error : undefined}
        />
        <Button type="submit" variant="share" block iconEnd="arrow-forward">
          <FormattedMessage id="portal.balance.continue" />
        </Button>
      </Stack>
    </form>
  );
}
