/** Parts of a Saudi national address in API format. */
export interface NationalAddress {
  /** Four letters followed by the building number; fills and validates `building_no`. */
  short_address: string;
  /** 4 digits. */
  building_no: string;
  street: string;
  district: string;
  city: string;
  /** 5 digits. */
  postal_code: string;
  /** 4 digits. */
  additional_no: string;
  unit_no: string;
}

export type AddressPartName = keyof NationalAddress;

/** Empty address. */
export const emptyAddress: NationalAddress = {
  short_address: '',
  building_no: '',
  street: '',
  district: '',
  city: '',
  postal_code: '',
  additional_no: '',
  unit_no: '',
};

interface PartShape {
  name: AddressPartName;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
  /** Number of digits of a numeric code, stored as ASCII digits only. */
  digits?: number;
  ltr?: true;
}

/** Address parts in reading order. */
export const addressParts: readonly PartShape[] = [
  { name: 'short_address', ltr: true },
  { name: 'building_no', digits: 4 },
  { name: 'street', autoComplete: 'address-line1' },
  { name: 'district', autoComplete: 'address-level3' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'postal_code', digits: 5, autoComplete: 'postal-code' },
  { name: 'additional_no', digits: 4 },
  { name: 'unit_no' },
];
