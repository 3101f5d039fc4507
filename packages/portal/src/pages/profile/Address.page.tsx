import { defineMemberPage } from './member-page.tsx';
import { LocalNumber } from './Panel.tsx';

export const page = defineMemberPage('address', ({ city, district, street, building_no, unit_no, postal_code, additional_no }) => ({
  city,
  district,
  street,
  building_no: <LocalNumber value={building_no} />,
  unit_no: unit_no && <LocalNumber value={unit_no} />,
  postal_code: <LocalNumber value={postal_code} />,
  additional_no: <LocalNumber value={additional_no} />,
}));
