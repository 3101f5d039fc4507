import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useControllable, useFieldId, type ValueProps } from '../Field/index.ts';
import { Fieldset } from '../Fieldset/index.ts';
import { AddressPart, compareBuilding, type AddressPartProps } from './AddressPart.tsx';
import { addressParts, emptyAddress, type AddressPartName, type NationalAddress } from './parts.ts';
import * as S from './NationalAddressFields.styles.ts';

export interface NationalAddressFieldsProps
  extends
    ValueProps<NationalAddress>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the group in the form's data: `home` sends `home.street`. Without it the form sends nothing. */
  name?: string | undefined;
  /** Receives the input of the first part. `ref` receives the `fieldset`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Error messages by address part. */
  errors?: Partial<Record<AddressPartName, ReactNode>> | undefined;
  /** Required parts. @default building, street, district, city and postal code */
  required?: readonly AddressPartName[] | undefined;
  /** Legend of the group. @default "National address" */
  label?: ReactNode;
  /** Help text for the group. */
  hint?: ReactNode;
}

/** Address parts that are required for mail delivery. */
export const requiredParts: readonly AddressPartName[] = ['building_no', 'street', 'district', 'city', 'postal_code'];

/**
 * Fields of a Saudi national address. On blur a Short Address fills an empty building number; a contradicting building
 * number shows an error.
 */
export function NationalAddressFields({
  value: givenValue,
  defaultValue,
  onValueChange,
  name: group,
  inputRef,
  id: given,
  errors,
  required = requiredParts,
  label,
  hint,
  disabled,
  ...rest
}: NationalAddressFieldsProps) {
  const id = useFieldId(given);
  const { value, change } = useControllable(id, { value: givenValue, defaultValue, onValueChange }, emptyAddress);
  const compared = compareBuilding(value.short_address, value.building_no);
  const part = (name: AddressPartName, extra: Partial<AddressPartProps> = {}) => ({
    part: name,
    ...(group === undefined ? {} : { name: `${group}.${name}` }),
    required: required.includes(name),
    optional: !required.includes(name),
    disabled,
    error: errors?.[name],
    value: value[name],
    onValueChange: (next: string) => change({ ...value, [name]: next }),
    ...extra,
  });
  return (
    <AddressLayout {...rest} id={id} label={label} hint={hint}>
      {addressParts.map(({ name }) => {
        if (name !== 'short_address') return <AddressPart key={name} {...part(name)} />;
        const error =
          errors?.[name] ?? (compared.differs ? <FormattedMessage id="rules.shortAddressBuilding" /> : undefined);
        return (
          <AddressPart
            key={name}
            {...part(name, {
              error,
              ...(inputRef ? { ref: inputRef } : {}),
              onBlur: () => {
                if (compared.fill) change({ ...value, building_no: compared.fill });
              },
            })}
          />
        );
      })}
    </AddressLayout>
  );
}

/** Layout of the address fields: two columns on wide screens. */
export function AddressLayout({
  label,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & { label?: ReactNode; hint?: ReactNode }) {
  return (
    <Fieldset {...rest} variant="section" label={label ?? <FormattedMessage id="ui.address.legend" />}>
      <S.Parts>{children}</S.Parts>
    </Fieldset>
  );
}
