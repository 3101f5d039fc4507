import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fieldset } from '../Fieldset/index.ts';
import { AddressPart, compareBuilding, type AddressPartProps } from './AddressPart.tsx';
import { addressParts, type AddressPartName, type NationalAddress } from './parts.ts';
import * as S from './NationalAddressFields.styles.ts';

export interface NationalAddressFieldsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  value: NationalAddress;
  onValueChange: (value: NationalAddress) => void;
  /** What is wrong, by the part it is about. */
  errors?: Partial<Record<AddressPartName, ReactNode>> | undefined;
  /** @default building, street, district, city and postal code */
  required?: readonly AddressPartName[] | undefined;
  /** @default "National address" */
  label?: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
}

/** The parts without which a letter does not arrive. */
export const requiredParts: readonly AddressPartName[] = ['building_no', 'street', 'district', 'city', 'postal_code'];

/**
 * A Saudi national address. A Short Address fills an empty building number when its field is left, and says when it contradicts one
 * that is there.
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

/** The frame of the fields: two columns where there is room. */
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
