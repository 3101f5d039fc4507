import type { MemberRequest } from '../types.ts';

/** An application that nothing speaks against, for stories and tests. */
export const DEMO_APPLICATION: MemberRequest = {
  name: 'خالد بن سعد المطيري', title: 'mr', national_id: '1084329752', type_id: 1, bank: '80', branch: 'فرع بريدة', branch_no: '204', account_no: '000000608010167519', iban_no: 'SA0380000000608010167519',
  country_id: 1, state_id: 5, region_id: 1, city: 'buraydah', district: 'حي الفايزية', street: 'طريق الملك فهد', building_no: '7316', unit_no: '4', postal_code: '52383', additional_no: '2204', shares_count: 10,
  birthdate: '1990-02-11', nationality: 'SA', qualification: 'bachelor', job_title: 'معلّم', bio: 'أحب العمل مع الجيران.', gender: 'male',
};
