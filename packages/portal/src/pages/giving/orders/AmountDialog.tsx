import { DONATION_LIMITS } from '@taawun/domain/giving';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog, Stack } from '@taawun/ui';
import { AmountField, useAmountError } from '@taawun/ui/forms';

interface AmountDialogProps {
  open: boolean;
  /** Current monthly amount in halalas. */
  amount: number;
  loading: boolean;
  onClose: () => void;
  onChange: (halalas: number) => void;
}

/** Dialog that changes the monthly amount from the next charge on. */
export function AmountDialog({ open, onClose, ...rest }: AmountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={<FormattedMessage id="portal.subscription.amount" />}
      description={<FormattedMessage id="portal.subscription.amountText" />}
    >
      <AmountForm {...rest} />
    </Dialog>
  );
}

function AmountForm({ amount, loading, onChange }: Pick<AmountDialogProps, 'amount' | 'loading' | 'onChange'>) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<number | null>(amount);
  const [attempted, setAttempted] = useState(false);
  const label = intl.formatMessage({ id: 'portal.giving.monthly' });
  const error = useAmountError()(value, label, DONATION_LIMITS);
  const submit = () => {
    setAttempted(true);
    if (value !== null && !error) onChange(value);
    else field.current?.focus();
  };
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AmountField
        ref={field}
        label={label}
        value={value}
        onValueChange={setValue}
        error={attempted ? error : undefined}
      />
      <Button type="submit" block loading={loading}>
        <FormattedMessage id="portal.subscription.amountSave" />
      </Button>
    </Stack>
  );
}
