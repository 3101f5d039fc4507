import { dayOf } from '@taawun/api-client/shares';
import { rules } from '@taawun/ui/forms';

const { object, string, required, maxLength, digits, nationalId, iban, isoDate, number } = rules;

const ADULT = 18;

const today = (): string => dayOf(new Date());

/** The last birthday of whoever is of age today, as an ISO day. */
export function lastBirthdate(day = today()): string {
  return `${Number(day.slice(0, 4)) - ADULT}${day.slice(4)}`;
}

/** Who one is. */
export const personalSchema = object({
  title: string(required()),
  name: string(required(), maxLength(120)),
  name_en: string(maxLength(120)),
  national_id: string(required(), nationalId()),
  gender: string(required()),
  birthdate: string(required(), isoDate({ max: lastBirthdate() })),
  nationality: string(required()),
  qualification: string(required()),
  job_title: string(maxLength(80)),
  bio: string(maxLength(500)),
});

/** What a member may say anew. */
export const infoSchema = personalSchema.pick(['title', 'name_en', 'qualification', 'job_title', 'bio']);

/** Where one lives. */
export const addressSchema = object({
  country_id: string(required()),
  state_id: string(required()),
  region_id: string(required()),
  city: string(required()),
  district: string(required(), maxLength(80)),
  street: string(required(), maxLength(120)),
  building_no: string(required(), digits(4)),
  unit_no: string(maxLength(10)),
  postal_code: string(required(), digits(5)),
  additional_no: string(digits(4)),
});

/** Where dividends go. */
export const bankSchema = object({
  iban_no: string(required(), iban()),
  bank: string(required()),
  account_no: string(required(), number(), maxLength(24)),
  branch: string(maxLength(80)),
  branch_no: string(number(), maxLength(10)),
});

/** The membership of whoever was admitted on paper. */
export const paperSchema = object({
  mem_no: string(required(), maxLength(20)),
  mem_date: string(required(), isoDate({ max: today() })),
  contribution_no: string(required(), maxLength(20)),
});
