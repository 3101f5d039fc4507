import type { MemberRequest } from '@taawun/api-client';

/** Fields of a member that hold the id of a list entry. */
const NUMBERS = ['type_id', 'country_id', 'state_id', 'region_id'] as const;
const TEXTS = [
  'title',
  'name',
  'name_en',
  'national_id',
  'gender',
  'birthdate',
  'nationality',
  'qualification',
  'job_title',
  'bio',
  'mem_no',
  'mem_date',
  'contribution_no',
  'city',
  'district',
  'street',
  'building_no',
  'unit_no',
  'postal_code',
  'additional_no',
  'iban_no',
  'bank',
  'branch',
  'branch_no',
  'account_no',
] as const;

export type MemberField = (typeof NUMBERS)[number] | (typeof TEXTS)[number];

/** Form values of a member: all strings; '' means nothing selected. */
export type MemberValues = Record<MemberField, string>;

/** Converts stored fields to form values; missing fields become ''. */
export function toValues(fields: Partial<Record<MemberField, string | number | null>>): MemberValues {
  return Object.fromEntries([...NUMBERS, ...TEXTS].map((name) => [name, String(fields[name] ?? '')])) as MemberValues;
}

/** Converts form values to a request: ids to numbers, empty fields omitted. */
export function toFields(values: Readonly<Record<string, unknown>>): Omit<MemberRequest, 'shares_count'> {
  const given = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const texts = TEXTS.filter((name) => given(name) !== '').map((name) => [name, given(name)]);
  const numbers = NUMBERS.filter((name) => given(name) !== '').map((name) => [name, Number(given(name))]);
  return Object.fromEntries([...texts, ...numbers]) as Omit<MemberRequest, 'shares_count'>;
}
