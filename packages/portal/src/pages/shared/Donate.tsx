import { DONATION_LIMITS, MONTHS_LIMITS } from '@taawun/domain/giving';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Alert, Button, QuickDonate, Stack } from '@taawun/ui';
import { useErrorText } from '../../lib/error-text.ts';
import { useLocalPath } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { isPaying, verifiedOf, type PaymentIntent } from '../../machines/payment/payment.ts';
import { choiceQuery, hrefOfChoice, PANEL, type DonateValue } from './giving/donation.ts';
import type { Choice } from './use-choice.ts';
import { OtherWaysToGive } from './giving/OtherWaysToGive.tsx';

const GENERAL_FUND: PaymentIntent['target'] = { type: 'general' };

interface DonateProps {
  /** Target of the donation. @default the general fund */
  target?: PaymentIntent['target'];
  choice: Choice;
}

/** Quick-donate panel, bound to the payment machine, whose dialog opens over the page. */
export function Donate({ target = GENERAL_FUND, choice }: DonateProps) {
  const { payment } = useServices();
  const { to } = useLocalPath();
  const errorText = useErrorText();
  const busy = useView(payment, isPaying);
  const failure = useView(payment, verifiedOf);
  const { amounts, impacts, value, onValueChange, chosen } = choice;
  const { pathname, search } = useLocation();

  const give = ({ frequency, amount, months }: DonateValue) => {
    if (amount === null) return;
    const impact = impacts.find((each) => each.amount === amount)?.text;
    payment.send({
      type: 'payment.requested',
      intent: {
        target,
        monthlyPrice: amount,
        months: frequency === 'once' ? 1 : months,
        ...(impact !== undefined && { impact }),
      },
    });
  };

  return (
    <Stack gap={4} id={PANEL}>
      {failure && <Alert tone="danger" title={errorText(failure.kind, failure.serverMessage)} />}
      <QuickDonate
        key={chosen}
        amounts={amounts}
        {...(impacts.length > 0 && { amountNote: (amount) => impacts.find((each) => each.amount === amount)?.text })}
        value={value}
        limits={DONATION_LIMITS}
        maxMonths={MONTHS_LIMITS.max}
        onValueChange={onValueChange}
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
