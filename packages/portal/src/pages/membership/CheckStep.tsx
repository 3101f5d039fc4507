import { fieldsOfGroup, type MemberFieldName, type MemberGroup } from '@taawun/domain/membership';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lookups, MembershipTerms } from '@taawun/api-client';
import { Link, Money, NumberText } from '@taawun/ui';
import { CheckAnswers, FormCheckbox } from '@taawun/ui/forms';
import { useLocalPath } from '../../lib/site.ts';
import { answerOf } from '../member-fields/answers.tsx';
import type { Step } from './step-names.ts';

const GROUPS = ['personal', 'address', 'bank'] as const satisfies readonly (Step & MemberGroup)[];

interface CheckStepProps {
  values: Readonly<Record<string, unknown>>;
  lookups: Lookups;
  terms: MembershipTerms;
  onChangeRequest: (step: Step) => void;
}

/** Review of all answers before submission, and the declaration. */
export function CheckStep({ values, lookups, terms, onChangeRequest }: CheckStepProps) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : '');
  const term = (field: MemberFieldName | 'shares_count') => intl.formatMessage({ id: `fields.${field}` });
  const answers = (fields: readonly MemberFieldName[]) =>
    fields.map((field) => ({ key: field, term: term(field), details: answerOf(field, text(field), { lookups }) }));
  const shares = typeof values['shares_count'] === 'number' ? values['shares_count'] : 0;
  const title = (step: Step) => intl.formatMessage({ id: `portal.register.step.${step}` });
  return (
    <>
      {GROUPS.map((step) => (
        <CheckAnswers
          key={step}
          level={3}
          title={title(step)}
          answers={answers(fieldsOfGroup(step))}
          onChangeRequest={() => onChangeRequest(step)}
        />
      ))}
      <CheckAnswers
        level={3}
        title={title('shares')}
        answers={[
          ...answers(fieldsOfGroup('membership')),
          { term: term('shares_count'), details: <NumberText value={shares} /> },
          {
            term: intl.formatMessage({ id: 'portal.register.sum' }),
            details: <Money halalas={shares * terms.share_price} strong />,
          },
          ...(values['on_paper'] === true ? answers(fieldsOfGroup('paper')) : []),
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
