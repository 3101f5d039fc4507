import { AddressFields } from '../member-fields/AddressFields.tsx';
import { choiceName, placeName } from '../member-fields/names.ts';
import { addressSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';
import { LocalNumber } from '../shared/Panel.tsx';

export const page = defineMemberPage({
  section: 'address',
  facts: (
    { country_id, state_id, region_id, city, district, street, building_no, unit_no, postal_code, additional_no },
    lookups,
  ) => ({
    country_id: placeName(lookups, 'countries', country_id),
    state_id: placeName(lookups, 'states', state_id),
    region_id: placeName(lookups, 'regions', region_id),
    city: choiceName(lookups, 'cities', city),
    district,
    street,
    building_no: <LocalNumber value={building_no} />,
    unit_no: unit_no && <LocalNumber value={unit_no} />,
    postal_code: <LocalNumber value={postal_code} />,
    additional_no: additional_no && <LocalNumber value={additional_no} />,
  }),
  schema: addressSchema,
  Fields: AddressFields,
  save: (client, fields) => client.updateMemberAddress(fields),
});
