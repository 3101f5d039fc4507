import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lookups, MemberRequest, MembershipTerms } from '@taawun/api-client';
import { Wizard } from '@taawun/ui/forms';
import { toFields } from '../member-fields/values.ts';
import { furthestStep, readAnswers, schemasOf, STEPS, stepsOf, type Step } from './steps.tsx';

type Values = Record<string, unknown>;

export interface RegistrationProps {
  lookups: Lookups;
  terms: MembershipTerms;
  /** Known data of the applicant, to prefill the form. */
  initialValues: Values;
  /** Step in the URL; an unknown step is the first. */
  step: string | null;
  /** `replace`: the step in the URL cannot be reached, and this one takes its place. */
  onStepChange: (step: Step, options?: { replace: boolean }) => void;
  onValuesChange: (values: Values) => void;
  onSubmit: (fields: MemberRequest) => Promise<void>;
  serverErrors?: Record<string, string[]> | null;
  failure?: string | null;
}

/** Returns the request; the membership numbers on paper are included only when the applicant has them. */
function requestOf({ on_paper, mem_no, mem_date, contribution_no, shares_count, ...values }: Values): MemberRequest {
  return {
    ...toFields(on_paper === true ? { ...values, mem_no, mem_date, contribution_no } : values),
    shares_count: Number(shares_count),
  };
}

/** Registration wizard. The form owns the draft, the URL the step. */
export function Registration({
  lookups,
  terms,
  initialValues,
  step,
  onStepChange,
  onValuesChange,
  onSubmit,
  ...rest
}: RegistrationProps) {
  const intl = useIntl();
  const [onPaper, setOnPaper] = useState(initialValues['on_paper'] === true);
  const [values, setValues] = useState(initialValues);
  const steps = useMemo(() => stepsOf(intl, lookups, terms, onPaper), [intl, lookups, terms, onPaper]);
  const schemas = useMemo(() => schemasOf(terms, onPaper), [terms, onPaper]);
  const reachable = useMemo(() => furthestStep(schemas, values), [schemas, values]);
  const requestedStep = STEPS.indexOf(step as Step);
  // Otherwise the step would change while an earlier one is being filled in.
  const replaceUnreachable = useEffectEvent((requested: string | null) => {
    const instead = STEPS.indexOf(requested as Step) > reachable ? STEPS[reachable] : undefined;
    if (instead) onStepChange(instead, { replace: true });
  });
  useEffect(() => replaceUnreachable(step), [step]);
  return (
    <Wizard
      steps={steps}
      initialValues={initialValues}
      step={Math.min(Math.max(requestedStep, 0), reachable)}
      onStepChange={(next) => onStepChange(STEPS[next] ?? 'personal')}
      onValuesChange={(next) => {
        setValues(next);
        setOnPaper(next['on_paper'] === true);
        onValuesChange(next);
      }}
      onSubmit={(given) => onSubmit(requestOf(readAnswers(schemas, given)))}
      submitLabel={<FormattedMessage id="portal.register.send" />}
      {...rest}
    />
  );
}
