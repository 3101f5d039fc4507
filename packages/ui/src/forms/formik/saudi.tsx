import type { ReactNode } from 'react';
import { AmountField, type AmountFieldProps } from '../AmountField/index.ts';
import { IbanField, type IbanFieldProps } from '../IbanField/index.ts';
import {
  AddressLayout,
  AddressPart,
  addressParts,
  compareBuilding,
  requiredParts,
  type AddressPartName,
} from '../NationalAddressFields/index.ts';
import { NationalIdField, type NationalIdFieldProps } from '../NationalIdField/index.ts';
import { NumberField, StepperField, type NumberFieldProps, type StepperFieldProps } from '../NumberField/index.ts';
import { PlanField, type PlanFieldProps } from '../PlanField/index.ts';
import { useField, useTextField, type Bound } from './fields.tsx';
import { useForm } from './store.ts';

/** A field whose value is a number, `null` while it is empty and `NaN` while nobody can read it. */
function useNumberField(name: string, label?: string) {
  const { value, change, ...rest } = useField(name, label);
  return { ...rest, value: typeof value === 'number' ? value : null, onValueChange: change };
}

/** Check it with `rules.nationalId()`. */
export function FormNationalIdField({ name, label, ...rest }: Bound<NationalIdFieldProps>) {
  return <NationalIdField {...rest} {...useTextField(name, label)} />;
}
/** Its value is the bare IBAN: check it with `rules.iban()`. */
export function FormIbanField({ name, label, ...rest }: Bound<IbanFieldProps>) {
  return <IbanField {...rest} {...useTextField(name, label)} />;
}
/** Its value is integer halalas: check it with `rules.amount()`. */
export function FormAmountField({ name, label, ...rest }: Bound<AmountFieldProps>) {
  return <AmountField {...rest} {...useNumberField(name, label)} />;
}
/** Its value is a number: check it with `rules.decimal()` or `rules.integer()`. */
export function FormNumberField({ name, label, ...rest }: Bound<NumberFieldProps>) {
  return <NumberField {...rest} {...useNumberField(name, label)} />;
}
/** Its value is a number: check it with `rules.integer()`. */
export function FormStepperField({ name, label, ...rest }: Bound<StepperFieldProps>) {
  return <StepperField {...rest} {...useNumberField(name, label)} />;
}

export interface FormPlanFieldProps extends Omit<PlanFieldProps, 'months' | 'price' | 'label'> {
  label: ReactNode;
  /** @default 'months' */
  monthsName?: string;
  /** Name of the monthly amount. @default 'amount' */
  priceName?: string;
}

/** Two fields of the form: how many months, how much a month (halalas). */
export function FormPlanField({ monthsName = 'months', priceName = 'amount', ...rest }: FormPlanFieldProps) {
  const { label: _months, ...months } = useNumberField(monthsName);
  const { label: _price, ...price } = useNumberField(priceName);
  return <PlanField {...rest} months={months} price={price} />;
}

export interface FormNationalAddressFieldsProps {
  /** @default building, street, district, city and postal code */
  required?: readonly AddressPartName[];
  /** @default "National address" */
  label?: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** The fields of a national address under their wire names (`short_address`, `building_no`, …); each draws by itself. */
export function FormNationalAddressFields({
  required = requiredParts,
  disabled = false,
  ...rest
}: FormNationalAddressFieldsProps) {
  return (
    <AddressLayout {...rest}>
      {addressParts.map(({ name }) => (
        <BoundPart key={name} name={name} required={required.includes(name)} disabled={disabled} />
      ))}
    </AddressLayout>
  );
}

function BoundPart({ name, required, disabled }: { name: AddressPartName; required: boolean; disabled: boolean }) {
  const field = useTextField(name);
  const form = useForm();
  // Read on leaving and not subscribed to: a keystroke in one field must not draw the other. The contradiction is `rules.shortAddress('building_no')`.
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
