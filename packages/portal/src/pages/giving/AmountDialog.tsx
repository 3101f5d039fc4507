import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog, Stack } from '@taawun/ui';
import { AmountField } from '@taawun/ui/forms';

interface AmountDialogProps {
  open: boolean;
  /** Halalas a month, as it is now. */
  amount: number;
  loading: boolean;
  onClose: () => void;
  onChange: (halalas: number) => void;
}

/** From 1 to 100,000 SAR, as the contract says; halalas. */
const isAmount = (value: number | null): value is number => value !== null && value >= 100 && value <= 10_000_000;

/** Another amount from the next charge on. */
export function AmountDialog({ open, amount, loading, onClose, onChange }: AmountDialogProps) {
  const intl = useIntl();
  const [value, setValue] = useState<number | null>(amount);
  const [refused, setRefused] = useState(false);
  const submit = () => {
    setRefused(!isAmount(value));
    if (isAmount(value)) onChange(value);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} size="sm" title={<FormattedMessage id="portal.subscription.amount" />} description={<FormattedMessage id="portal.subscription.amountText" />}>
      <Stack as="form" gap={4} onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <AmountField label={intl.formatMessage({ id: 'portal.giving.monthly' })} value={value} onValueChange={setValue} error={refused ? intl.formatMessage({ id: 'ui.quickDonate.amountError' }) : undefined} />
        <Button type="submit" block loading={loading}><FormattedMessage id="portal.subscription.amountSave" /></Button>
      </Stack>
    </Dialog>
  );
}
