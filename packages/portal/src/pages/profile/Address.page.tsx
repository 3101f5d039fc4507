import { Bdi } from '@taawun/ui';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage('address', ({ city, district, street, building_no, unit_no, postal_code, additional_no }) => ({
  city,
  district,
  street,
  building_no: <Bdi>{building_no}</Bdi>,
  unit_no: unit_no && <Bdi>{unit_no}</Bdi>,
  postal_code: <Bdi>{postal_code}</Bdi>,
  additional_no: <Bdi>{additional_no}</Bdi>,
}));
