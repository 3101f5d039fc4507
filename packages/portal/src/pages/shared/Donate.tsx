import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Button, defaultDonateValue, QuickDonate, Stack, type DonateValue } from '@taawun/ui';
import { useErrorText } from '../../app/error-text.ts';
import { useSite } from '../../app/layouts/site.ts';
import { useServices } from '../../app/services.ts';
import { isPaying, verifiedOf } from '../../machines/payment.binding.ts';
import type { PaymentIntent } from '../../machines/payment.machine.ts';

const FALLBACK_AMOUNTS = [5000, 10_000, 25_000, 50_000];

const GENERAL_FUND: PaymentIntent['target'] = { type: 'general' };

interface DonateProps {
  /** @default the general fund */
  target?: PaymentIntent['target'];
  /** Halalas that the target suggests for a month. */
  monthlyPrice?: number;
}

/** The quick-donate panel at the payment machine: opens a checkout, and the listener shows it. */
export function Donate({ target = GENERAL_FUND, monthlyPrice }: DonateProps) {
  const { payment } = useServices();
  const { settings } = useSite();
  const errorText = useErrorText();
  const busy = useSelector(payment, isPaying);
  const failure = useSelector(payment, verifiedOf);
  const amounts = amountsOf(settings['donation_amounts'], monthlyPrice);
  const [value, setValue] = useState<DonateValue>(() => defaultDonateValue(amounts, Number(settings['donation_default_months'] ?? 6)));

  const give = ({ frequency, amount, months }: DonateValue) => {
    if (amount === null) return;
    payment.send({ type: 'payment.requested', intent: { target, monthlyPrice: amount, months: frequency === 'once' ? 1 : months } });
  };

  return (
    <Stack gap={4}>
      {failure && (
        <Alert
          tone="danger"
          title={errorText(failure.kind, failure.serverMessage)}
          action={
            <Button variant="ghost" size="sm" onClick={() => payment.send({ type: 'payment.retried' })}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        />
      )}
      <QuickDonate amounts={amounts} value={value} onValueChange={setValue} onSubmit={give} loading={busy} />
    </Stack>
  );
}

/** The settings' amounts, with the target's own price among them. */
function amountsOf(setting: string | undefined, monthlyPrice: number | undefined): number[] {
  const listed = (setting ?? '').split(',').map(Number).filter((amount) => Number.isInteger(amount) && amount > 0);
  const amounts = listed.length ? listed : FALLBACK_AMOUNTS;
  if (!monthlyPrice || amounts.includes(monthlyPrice)) return amounts;
  return [monthlyPrice, ...amounts].toSorted((a, b) => a - b).slice(0, 4);
}
