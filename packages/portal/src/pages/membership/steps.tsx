import { fieldsOfGroup } from '@taawun/domain/membership';
import type { IntlShape } from 'react-intl';
import type { Lookups, MembershipTerms } from '@taawun/api-client';
import { rules, type WizardStep } from '@taawun/ui/forms';
import { AddressFields } from '../member-fields/AddressFields.tsx';
import { BankFields } from '../member-fields/BankFields.tsx';
import { PersonalFields } from '../member-fields/PersonalFields.tsx';
import { addressSchema, bankSchema, paperSchema, personalSchema } from '../member-fields/schemas.ts';
import { CheckStep } from './CheckStep.tsx';
import { SharesStep } from './SharesStep.tsx';
import { STEPS, type Step } from './step-names.ts';

export { STEPS, type Step };

/** Returns the schema of each step. `onPaper`: the applicant already has a membership number. */
export function schemasOf(
  { shares_min, shares_max }: MembershipTerms,
  onPaper: boolean,
): Record<Step, WizardStep['schema']> {
  const shares = rules.object({
    type_id: rules.string(rules.required()),
    shares_count: rules.integer({ required: true, min: shares_min, max: shares_max }),
  });
  return {
    personal: personalSchema,
    address: addressSchema,
    bank: bankSchema,
    shares: onPaper ? shares.concat(paperSchema) : shares,
    check: rules.object({ terms: rules.accepted() }),
  };
}

/** Casts the answers by the schemas, including those of steps that were not completed with their own button. */
export const readAnswers = (
  schemas: Record<Step, WizardStep['schema']>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  STEPS.reduce(
    (all: Record<string, unknown>, step) =>
      (schemas[step]?.cast(all, { assert: false, stripUnknown: false }) as Record<string, unknown> | undefined) ?? all,
    { ...values },
  );

/** Returns the index of the first incomplete step: the URL cannot skip beyond it. */
export function furthestStep(
  schemas: Record<Step, WizardStep['schema']>,
  values: Readonly<Record<string, unknown>>,
): number {
  const open = STEPS.findIndex((step) => !(schemas[step]?.isValidSync(values) ?? true));
  return open < 0 ? STEPS.length - 1 : open;
}

/** Returns the steps of the wizard. */
export function stepsOf(intl: IntlShape, lookups: Lookups, terms: MembershipTerms, onPaper: boolean): WizardStep[] {
  const schemas = schemasOf(terms, onPaper);
  const content: Record<Step, WizardStep['content']> = {
    personal: <PersonalFields lookups={lookups} />,
    address: <AddressFields lookups={lookups} />,
    bank: <BankFields lookups={lookups} />,
    shares: <SharesStep lookups={lookups} terms={terms} />,
    check: (values, goTo) => (
      <CheckStep
        values={readAnswers(schemas, values)}
        lookups={lookups}
        terms={terms}
        onChangeRequest={(step) => goTo(STEPS.indexOf(step))}
      />
    ),
  };
  return STEPS.map((step) => ({
    label: intl.formatMessage({ id: `portal.register.step.${step}` }),
    schema: schemas[step],
    ...(step === 'shares' && { fields: [...fieldsOfGroup('membership'), 'shares_count', ...fieldsOfGroup('paper')] }),
    content: content[step],
  }));
}
