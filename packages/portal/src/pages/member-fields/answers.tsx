import type { ReactNode } from 'react';
import type { Lookups } from '@taawun/api-client';
import { Bdi, DateText, IbanText, toLocaleDigits, type Locale } from '@taawun/ui';
import { choiceName, placeName } from './names.ts';
import type { MemberField } from './values.ts';

const BY_CODE = {
  title: 'titles',
  nationality: 'nationalities',
  qualification: 'qualifications',
  city: 'cities',
  bank: 'banks',
} as const;
const BY_ID = { type_id: 'member_types', country_id: 'countries', state_id: 'states', region_id: 'regions' } as const;
const DIGITS = new Set<MemberField>(['building_no', 'unit_no', 'postal_code', 'additional_no']);
const LATIN = new Set<MemberField>(['name_en', 'national_id', 'mem_no', 'contribution_no', 'branch_no', 'account_no']);

interface Shown {
  lookups: Lookups;
  locale: Locale;
  /** Returns the name of a gender. */
  genderName: (gender: string) => string;
}

/** Formats a member's field for display; `null` when empty. */
export function answerOf(field: MemberField, value: string, { lookups, locale, genderName }: Shown): ReactNode {
  if (value === '') return null;
  if (field in BY_CODE) return choiceName(lookups, BY_CODE[field as keyof typeof BY_CODE], value);
  if (field in BY_ID) return placeName(lookups, BY_ID[field as keyof typeof BY_ID], Number(value));
  if (field === 'gender') return genderName(value);
  if (field === 'birthdate' || field === 'mem_date') return <DateText value={value} calendar="both" />;
  if (field === 'iban_no') return <IbanText value={value} />;
  if (DIGITS.has(field)) return <bdi>{toLocaleDigits(value, locale)}</bdi>;
  return LATIN.has(field) ? <Bdi>{value}</Bdi> : value;
}
