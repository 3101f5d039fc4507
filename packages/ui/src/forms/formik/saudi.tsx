import type { ReactNode } from 'react';
import { AmountField, type AmountFieldProps } from '../fields/AmountField/index.ts';
import { IbanField, type IbanFieldProps } from '../fields/IbanField/index.ts';
import {
  AddressLayout,
  AddressPart,
  addressParts,
  compareBuilding,
  requiredParts,
  type AddressPartName,
} from '../fields/NationalAddressFields/index.ts';
import { NationalIdField, type NationalIdFieldProps } from '../fields/NationalIdField/index.ts';
import {
  NumberField,
  StepperField,
  type NumberFieldProps,
  type StepperFieldProps,
} from '../fields/NumberField/index.ts';
import { PlanField, type PlanFieldProps } from '../fields/PlanField/index.ts';
import { useField, useTextField, type Bound } from './fields.tsx';
import { useForm } from './store.ts';

/** Binds a numeric value by its name: `null` while empty, `NaN` while the text is unparsable. */
function useNumberField(name: string, label?: string) {
  const { value, change, ...rest } = useField(name, label);
  return { ...rest, value: typeof value === 'number' ? value : null, onValueChange: change };
}

/** `NationalIdField` bound to the form by `name`. Validate with `rules.nationalId()`. */
export function FormNationalIdField({ name, label, ...rest }: Bound<NationalIdFieldProps>) {
  return <NationalIdField {...rest} {...useTextField(name, label)} />;
}
/** `IbanField` bound to the form by `name`. The value is the normalised IBAN; validate with `rules.iban()`. */
export function FormIbanField({ name, label, ...rest }: Bound<IbanFieldProps>) {
  return <IbanField {...rest} {...useTextField(name, label)} />;
}
/** `AmountField` bound to the form by `name`. The value is in halalas (integer); validate with `rules.amount()`. */
export function FormAmountField({ name, label, ...rest }: Bound<AmountFieldProps>) {
  return <AmountField {...rest} {...useNumberField(name, label)} />;
}
/** `NumberField` bound to the form by `name`. Validate with `rules.decimal()` or `rules.integer()`. */
export function FormNumberField({ name, label, ...rest }: Bound<NumberFieldProps>) {
  return <NumberField {...rest} {...useNumberField(name, label)} />;
}
/** `StepperField` bound to the form by `name`. Validate with `rules.integer()`. */
export function FormStepperField({ name, label, ...rest }: Bound<StepperFieldProps>) {
  return <StepperField {...rest} {...useNumberField(name, label)} />;
}

export interface FormPlanFieldProps extends Omit<PlanFieldProps, 'months' | 'price' | 'label'> {
  label: ReactNode;
  /** Name of the number of months. @default 'months' */
  monthsName?: string;
  /** Name of the monthly amount. @default 'amount' */
  priceName?: string;
}

/** `PlanField` bound to two form values: the number of months and the monthly amount in halalas. */
export function FormPlanField({ monthsName = 'months', priceName = 'amount', ...rest }: FormPlanFieldProps) {
  const { label: _months, ...months } = useNumberField(monthsName);
  const { label: _price, ...price } = useNumberField(priceName);
  return <PlanField {...rest} months={months} price={price} />;
}

export interface FormNationalAddressFieldsProps {
  /** Parts that are shown. @default all */
  parts?: readonly AddressPartName[];
  /** Required parts. @default building, street, district, city and postal code */
  required?: readonly AddressPartName[];
  /** Legend of the group. @default "National address" */
  label?: ReactNode;
  /** Help text for the group. */
  hint?: ReactNode;
  disabled?: boolean;
}

/**
 * Fields of a national address, bound by their API names (`short_address`, `building_no`, …). Each field renders
 * independently.
 */
export function FormNationalAddressFields({
  parts,
  required = requiredParts,
  disabled = false,
  ...rest
}: FormNationalAddressFieldsProps) {
  return (
    <AddressLayout {...rest}>
      {addressParts
        .filter(({ name }) => parts?.includes(name) ?? true)
        .map(({ name }) => (
          <BoundPart key={name} name={name} required={required.includes(name)} disabled={disabled} />
        ))}
    </AddressLayout>
  );
}

function BoundPart({ name, required, disabled }: { name: AddressPartName; required: boolean; disabled: boolean }) {
  const field = useTextField(name);
  const form = useForm();
  // Read on blur instead of subscribed, so that a keystroke in one field does not render the other. Contradictions are
  // validated by `rules.shortAddress('building_no')`.
  const fill = (): void => {
    const building = form.get().values['building_no'];
    const { fill: number } = compareBuilding(field.value, typeof building === 'string' ? building : '');
    if (number) form.change('building_no', number);
  };
  return (
    <AddressPart
      {...field}
      part={name}
      required={required}
      optional={!required}
      disabled={disabled}
      {...(name === 'short_address' ? { onBlur: fill } : {})}
    />
  );
}
