import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fieldset } from '../Fieldset/index.ts';
import { AddressPart, compareBuilding, type AddressPartProps } from './AddressPart.tsx';
import { addressParts, type AddressPartName, type NationalAddress } from './parts.ts';
import * as S from './NationalAddressFields.styles.ts';

export interface NationalAddressFieldsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  value: NationalAddress;
  onValueChange: (value: NationalAddress) => void;
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
  value,
  onValueChange,
  errors,
  required = requiredParts,
  label,
  hint,
  disabled,
  ...rest
}: NationalAddressFieldsProps) {
  const compared = compareBuilding(value.short_address, value.building_no);
  const part = (name: AddressPartName, extra: Partial<AddressPartProps> = {}) => ({
    part: name,
    required: required.includes(name),
    optional: !required.includes(name),
    disabled,
    error: errors?.[name],
    value: value[name],
    onValueChange: (next: string) => onValueChange({ ...value, [name]: next }),
    ...extra,
  });
  return (
    <AddressLayout {...rest} label={label} hint={hint}>
      {addressParts.map(({ name }) => {
        if (name !== 'short_address') return <AddressPart key={name} {...part(name)} />;
        const error =
          errors?.[name] ?? (compared.differs ? <FormattedMessage id="rules.shortAddressBuilding" /> : undefined);
        return (
          <AddressPart
            key={name}
            {...part(name, {
              error,
              onBlur: () => {
                if (compared.fill) onValueChange({ ...value, building_no: compared.fill });
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
