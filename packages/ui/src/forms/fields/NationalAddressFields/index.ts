export {
  AddressLayout,
  NationalAddressFields,
  requiredParts,
  type NationalAddressFieldsProps,
} from './NationalAddressFields.tsx';
export { AddressPart, compareBuilding } from './AddressPart.tsx';
export { addressParts, emptyAddress, type AddressPartName, type NationalAddress } from './parts.ts';
