import { fieldsOfGroup } from '@taawun/domain/membership';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lookups, MembershipTerms } from '@taawun/api-client';
import { DescriptionList, Money, Text } from '@taawun/ui';
import { Fieldset, FormCheckbox, FormRadioGroup, FormStepperField, useFormValue } from '@taawun/ui/forms';
import { MemberFields } from '../member-fields/MemberFields.tsx';

/** Total price of the shares; updates with their number. */
function Sum({ price }: { price: number }) {
  const intl = useIntl();
  const shares = useFormValue('shares_count');
  const known = typeof shares === 'number' && Number.isInteger(shares) && shares > 0;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: intl.formatMessage({ id: 'fields.share_price' }), details: <Money halalas={price} /> },
        {
          term: intl.formatMessage({ id: 'portal.register.sum' }),
          details: known ? <Money halalas={shares * price} strong /> : '—',
        },
      ]}
    />
  );
}

/** Membership numbers on paper; shown only when the applicant has them. */
function PaperFields({ lookups }: { lookups: Lookups }) {
  const intl = useIntl();
  const onPaper = useFormValue('on_paper') === true;
  return (
    <>
      <FormCheckbox
        name="on_paper"
        label={intl.formatMessage({ id: 'portal.register.onPaper' })}
        hint={intl.formatMessage({ id: 'portal.register.onPaperHint' })}
      />
      {onPaper && (
        <Fieldset label={intl.formatMessage({ id: 'portal.register.paper' })}>
          <MemberFields names={fieldsOfGroup('paper')} lookups={lookups} pairs={[['mem_no', 'contribution_no']]} />
        </Fieldset>
      )}
    </>
  );
}

/** Step for the type of membership, number of shares, and a membership on paper. */
export function SharesStep({
  lookups,
  terms: { share_price, shares_min, shares_max },
}: {
  lookups: Lookups;
  terms: MembershipTerms;
}) {
  const intl = useIntl();
  const types = lookups.member_types.map(({ id, name, description }) => ({
    value: String(id),
    label: name,
    hint: description,
  }));
  return (
    <>
      <FormRadioGroup name="type_id" options={types} required />
      <FormStepperField
        name="shares_count"
        min={shares_min}
        max={shares_max}
        hint={intl.formatMessage({ id: 'portal.register.sharesRange' }, { min: shares_min, max: shares_max })}
        required
      />
      <Sum price={share_price} />
      <Text tone="muted" size="sm">
        <FormattedMessage id="portal.register.payment" />
      </Text>
      <PaperFields lookups={lookups} />
    </>
  );
}
