import { MONTHS_LIMITS } from '@taawun/domain/giving';
import { useIntl } from 'react-intl';
import { Card, DonateFields, Heading, Stack } from '@taawun/ui';
import { Select, useField } from '@taawun/ui/forms';
import { useSite } from '../../lib/site.ts';
import { amountsOf } from '../shared/giving/donation.ts';
import type { DonationDraft } from './draft.ts';
import { GENERAL, nameOf, type GivingTarget } from './intent.ts';

interface PlanPartProps {
  draft: DonationDraft;
  targets: readonly GivingTarget[];
  onChange: (part: Partial<DonationDraft>) => void;
}

/** Target, amount and frequency. */
export function PlanPart({ draft: { target, plan }, targets, onChange }: PlanPartProps) {
  const intl = useIntl();
  const { settings } = useSite();
  const amount = useField('monthly_price', intl.formatMessage({ id: 'ui.quickDonate.amount' }));
  const chosen = targets.find((each) => nameOf(each) === target);
  const options = [
    { value: GENERAL, label: intl.formatMessage({ id: 'portal.giving.general' }) },
    ...targets.map((each) => ({ value: nameOf(each), label: each.title })),
  ];
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="sm">
          {intl.formatMessage({ id: 'portal.giving.what' })}
        </Heading>
        <Select
          label={intl.formatMessage({ id: 'portal.giving.target' })}
          value={chosen ? target : GENERAL}
          options={options}
          onValueChange={(next) => onChange({ target: next || GENERAL })}
        />
        <DonateFields
          amounts={amountsOf(settings['donation_amounts'], chosen?.monthly_price)}
          value={plan}
          maxMonths={MONTHS_LIMITS.max}
          onValueChange={(next) => {
            onChange({ plan: next });
            amount.change(next.amount);
          }}
          error={amount.error}
          amountId={amount.id}
        />
      </Stack>
    </Card>
  );
}
