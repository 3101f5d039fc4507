import { FormattedMessage, useIntl } from 'react-intl';
import type { Lookups, MembershipTerms } from '@taawun/api-client';
import { Link, Money, NumberText, useLocale } from '@taawun/ui';
import { CheckAnswers, FormCheckbox } from '@taawun/ui/forms';
import { useLocalPath } from '../../lib/site.ts';
import { answerOf } from '../member-fields/answers.tsx';
import type { MemberField } from '../member-fields/values.ts';
import type { Step } from './step-names.ts';

const SECTIONS = {
  personal: [
    'title',
    'name',
    'name_en',
    'national_id',
    'gender',
    'birthdate',
    'nationality',
    'qualification',
    'job_title',
    'bio',
  ],
  address: [
    'country_id',
    'state_id',
    'region_id',
    'city',
    'district',
    'street',
    'building_no',
    'unit_no',
    'postal_code',
    'additional_no',
  ],
  bank: ['iban_no', 'bank', 'account_no', 'branch', 'branch_no'],
} as const satisfies Partial<Record<Step, readonly MemberField[]>>;
const PAPER = ['mem_no', 'contribution_no', 'mem_date'] as const;

interface CheckStepProps {
  values: Readonly<Record<string, unknown>>;
  lookups: Lookups;
  terms: MembershipTerms;
  onChangeRequest: (step: Step) => void;
}

/** Review of all answers before submission, and the declaration. */
export function CheckStep({ values, lookups, terms, onChangeRequest }: CheckStepProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const { to } = useLocalPath();
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : '');
  const term = (field: MemberField | 'shares_count') => intl.formatMessage({ id: `fields.${field}` });
  const genderName = (gender: string) =>
    gender === 'male' || gender === 'female' ? intl.formatMessage({ id: `fields.gender.${gender}` }) : gender;
  const answers = (fields: readonly MemberField[]) =>
    fields.map((field) => ({
      key: field,
      term: term(field),
      details: answerOf(field, text(field), { lookups, locale, genderName }),
    }));
  const shares = typeof values['shares_count'] === 'number' ? values['shares_count'] : 0;
  const title = (step: Step) => intl.formatMessage({ id: `portal.register.step.${step}` });
  return (
    <>
      {Object.entries(SECTIONS).map(([step, fields]) => (
        <CheckAnswers
          key={step}
          level={3}
          title={title(step as Step)}
          answers={answers(fields)}
          onChangeRequest={() => onChangeRequest(step as Step)}
        />
      ))}
      <CheckAnswers
        level={3}
        title={title('shares')}
        answers={[
          ...answers(['type_id']),
          { term: term('shares_count'), details: <NumberText value={shares} /> },
          {
            term: intl.formatMessage({ id: 'portal.register.sum' }),
            details: <Money halalas={shares * terms.share_price} strong />,
          },
          ...(values['on_paper'] === true ? answers(PAPER) : []),
        ]}
        onChangeRequest={() => onChangeRequest('shares')}
      />
      <FormCheckbox name="terms" label={intl.formatMessage({ id: 'portal.register.declaration' })} />
      <p>
        <Link href={to('/terms-conditions')}>
          <FormattedMessage id="portal.register.readTerms" />
        </Link>
      </p>
    </>
  );
}
