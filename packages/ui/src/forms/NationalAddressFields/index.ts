export { AddressLayout, NationalAddressFields, requiredParts, type NationalAddressFieldsProps } from './NationalAddressFields.tsx';
export { AddressPart, compareBuilding, type AddressPartProps } from './AddressPart.tsx';
export { addressParts, emptyAddress, type AddressPartName, type NationalAddress } from './parts.ts';
