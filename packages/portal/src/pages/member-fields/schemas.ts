import { lastBirthdate } from '@taawun/domain/membership';
import { memberRequestLimits, riyadhToday } from '@taawun/domain';
import { rules } from '@taawun/ui/forms';

const { object, string, required, maxLength, digits, nationalId, iban, isoDate, number } = rules;

const limits = memberRequestLimits;

/** Schema of the personal data. */
export const personalSchema = object({
  title: string(required()),
  name: string(required(), maxLength(limits.name.maxLength)),
  name_en: string(maxLength(limits.name_en.maxLength)),
  national_id: string(required(), nationalId()),
  gender: string(required()),
  birthdate: string(required(), isoDate({ max: lastBirthdate(riyadhToday()) })),
  nationality: string(required()),
  qualification: string(required()),
  job_title: string(maxLength(limits.job_title.maxLength)),
  bio: string(maxLength(limits.bio.maxLength)),
});

/** Schema of the data that a member may update. */
export const infoSchema = personalSchema.pick(['title', 'name_en', 'qualification', 'job_title', 'bio']);

/** Schema of the address. */
export const addressSchema = object({
  country_id: string(required()),
  state_id: string(required()),
  region_id: string(required()),
  city: string(required()),
  district: string(required(), maxLength(limits.district.maxLength)),
  street: string(required(), maxLength(limits.street.maxLength)),
  building_no: string(required(), digits(4)),
  unit_no: string(maxLength(limits.unit_no.maxLength)),
  postal_code: string(required(), digits(5)),
  additional_no: string(digits(4)),
});

/** Schema of the bank account for dividends. */
export const bankSchema = object({
  iban_no: string(required(), iban()),
  bank: string(required()),
  account_no: string(required(), number(), maxLength(24)),
  branch: string(maxLength(limits.branch.maxLength)),
  branch_no: string(number(), maxLength(10)),
});

/** Schema of a membership that was granted on paper. */
export const paperSchema = object({
  mem_no: string(required(), maxLength(limits.mem_no.maxLength)),
  mem_date: string(required(), isoDate({ max: riyadhToday() })),
  contribution_no: string(required(), maxLength(limits.contribution_no.maxLength)),
});
