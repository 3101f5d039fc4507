/** The parts of a Saudi national address, as on the wire. */
export interface NationalAddress {
  /** Four letters and the building number; fills and checks `building_no`. */
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

/** An address with nothing in it. */
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
  /** How browsers and phones know it. */
  autoComplete?: string;
  /** A code of digits: kept bare, in ASCII. */
  digits?: number;
  ltr?: true;
}

/** In the order in which an address is read. */
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
