import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../components/Text/index.ts';
import { formatMoney } from '../../intl/money.ts';
import { AmountField } from '../AmountField/index.ts';
import { FieldRow } from '../Field/index.ts';
import { Fieldset } from '../Fieldset/index.ts';
import { StepperField } from '../NumberField/index.ts';
import { planTotal, type Plan } from './plan.ts';
import * as S from './PlanField.styles.ts';

/** One half of the plan, ready for its field. */
export interface PlanPart {
  value: number | null;
  onValueChange: (value: number | null) => void;
  error?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
}

export interface PlanFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  label: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
  /** Number of months: value, its change, its error. */
  months: PlanPart;
  /** Per month, in halalas. A part without `onValueChange` is a fixed price that cannot be changed. */
  price: PlanPart | { value: number };
  /** @default 1 */
  minMonths?: number | undefined;
  /** @default no limit */
  maxMonths?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A donation by subscription: so many months, so much a month, and what that comes to. */
export function PlanField({
  label,
  hint,
  months,
  price,
  minMonths = 1,
  maxMonths,
  required,
  disabled,
  ...rest
}: PlanFieldProps) {
  const intl = useIntl();
  const fixed = !('onValueChange' in price);
  const stepper = (
    <StepperField
      {...months}
      label={intl.formatMessage({ id: 'ui.plan.months' })}
      min={minMonths}
      max={maxMonths}
      unit={
        months.value === null || Number.isNaN(months.value) ? null : (
          <FormattedMessage id="ui.plan.monthsUnit" values={{ count: months.value }} />
        )
      }
      required={required}
      disabled={disabled}
    />
  );
  return (
    <Fieldset {...rest} label={label} hint={hint}>
      {fixed ? (
        stepper
      ) : (
        <FieldRow>
          <AmountField
            {...price}
            label={intl.formatMessage({ id: 'ui.plan.price' })}
            required={required}
            disabled={disabled}
          />
          {stepper}
        </FieldRow>
      )}
      <Total plan={{ months: months.value, price: price.value }} />
    </Fieldset>
  );
}

function Total({ plan }: { plan: Plan }) {
  const intl = useIntl();
  const total = planTotal(plan);
  if (total === null)
    return (
      <S.Total role="status">
        <FormattedMessage id="ui.plan.totalEmpty" />
      </S.Total>
    );
  return (
    <S.Total role="status">
      <span>
        <FormattedMessage
          id="ui.plan.sum"
          values={{ price: formatMoney(intl, plan.price ?? 0), months: plan.months ?? 0 }}
        />
      </span>
      <span>
        <FormattedMessage id="ui.plan.total" />{' '}
        <strong>
          <Money halalas={total} />
        </strong>
      </span>
    </S.Total>
  );
}
