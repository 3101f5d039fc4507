import { DONATION_LIMITS, MONTHS_LIMITS } from '@taawun/domain/giving';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Alert, Button, QuickDonate, Stack } from '@taawun/ui';
import { useErrorText } from '../../lib/error-text.ts';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { isPaying, verifiedOf, type PaymentIntent } from '../../machines/payment/payment.ts';
import { amountsOf, choiceOf, choiceQuery, hrefOfChoice, PANEL, type DonateValue } from './donation.ts';
import { OtherWaysToGive } from './OtherWaysToGive.tsx';

const GENERAL_FUND: PaymentIntent['target'] = { type: 'general' };

interface DonateProps {
  /** Target of the donation. @default the general fund */
  target?: PaymentIntent['target'];
  /** Monthly amount in halalas that the target suggests. */
  monthlyPrice?: number;
}

/** Quick-donate panel, bound to the payment machine, whose dialog opens over the page. */
export function Donate({ target = GENERAL_FUND, monthlyPrice }: DonateProps) {
  const { payment } = useServices();
  const { settings } = useSite();
  const { to } = useLocalPath();
  const errorText = useErrorText();
  const busy = useView(payment, isPaying);
  const failure = useView(payment, verifiedOf);
  const amounts = amountsOf(settings['donation_amounts'], monthlyPrice);
  const { pathname, search } = useLocation();
  const [value, setValue] = useState<DonateValue>(() => choiceOf(search, amounts, settings['donation_default_months']));

  const give = ({ frequency, amount, months }: DonateValue) => {
    if (amount === null) return;
    payment.send({
      type: 'payment.requested',
      intent: { target, monthlyPrice: amount, months: frequency === 'once' ? 1 : months },
    });
  };

  return (
    <Stack gap={4} id={PANEL}>
      {failure && <Alert tone="danger" title={errorText(failure.kind, failure.serverMessage)} />}
      <QuickDonate
        amounts={amounts}
        value={value}
        limits={DONATION_LIMITS}
        maxMonths={MONTHS_LIMITS.max}
        onValueChange={setValue}
        onSubmit={give}
        loading={busy}
        choiceHref={(choice) => hrefOfChoice(pathname, search, choice)}
        withoutScript={<OtherWaysToGive />}
        more={
          <Button
            variant="quiet"
            size="sm"
            block
            href={to(
              `/donate?target=${target.type === 'general' ? 'general' : `${target.type}:${target.slug}`}${choiceQuery(value)}`,
            )}
          >
            <FormattedMessage id="portal.programs.giveMore" />
          </Button>
        }
      />
    </Stack>
  );
}
