import type { ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../../components/Text/index.ts';
import { formatMoney } from '../../../intl/money.ts';
import { AmountField } from '../AmountField/index.ts';
import { FieldRow, useControllable, useFieldId, type ValueProps } from '../Field/index.ts';
import { Fieldset } from '../Fieldset/index.ts';
import { StepperField } from '../NumberField/index.ts';
import { planTotal, type Plan } from './plan.ts';
import * as S from './PlanField.styles.ts';

/** Value and field props of one input of the plan. */
export interface PlanPart extends ValueProps<number | null> {
  error?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Receives the input of this part. `ref` of `PlanField` receives the `fieldset`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export interface PlanFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  label: ReactNode;
  /** Help text for the group. */
  hint?: ReactNode;
  /** Number of months: value, change handler and error. */
  months: PlanPart;
  /** Monthly price in halalas. A `value` without `onValueChange` is a fixed price. */
  price: PlanPart | { value: number };
  /** Minimum number of months. @default 1 */
  minMonths?: number | undefined;
  /** Maximum number of months. @default no limit */
  maxMonths?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

const isFixed = (price: PlanFieldProps['price']): price is { value: number } =>
  price.value !== undefined && !('onValueChange' in price);

/** Calls the hook of a part's value. @returns the props of its field, controlled */
function usePart({ id: given, value, defaultValue, onValueChange, inputRef, ...rest }: PlanPart) {
  const id = useFieldId(given);
  const own = useControllable(id, { value, defaultValue, onValueChange }, null);
  return { ...rest, ...(inputRef ? { ref: inputRef } : {}), id, value: own.value, onValueChange: own.change };
}

/** Fields of a subscription: number of months, monthly amount and computed total. */
export function PlanField({
  label,
  hint,
  months: givenMonths,
  price: givenPrice,
  minMonths = 1,
  maxMonths,
  required,
  disabled,
  ...rest
}: PlanFieldProps) {
  const intl = useIntl();
  const fixed = isFixed(givenPrice);
  const months = usePart(givenMonths);
  const price = usePart(givenPrice);
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
