import type { MemberRequest } from '@taawun/api-client';

/** Fields of a member that hold a number of a list. */
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

/** A member as the forms keep them: texts, so that nothing chosen is ''. */
export type MemberValues = Record<MemberField, string>;

/** The values of stored fields; what is not there is ''. */
export function toValues(fields: Partial<Record<MemberField, string | number | null>>): MemberValues {
  return Object.fromEntries([...NUMBERS, ...TEXTS].map((name) => [name, String(fields[name] ?? '')])) as MemberValues;
}

/** What is sent of a form's values: numbers as numbers, and nothing of what was left empty. */
export function toFields(values: Readonly<Record<string, unknown>>): Omit<MemberRequest, 'shares_count'> {
  const given = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const texts = TEXTS.filter((name) => given(name) !== '').map((name) => [name, given(name)]);
  const numbers = NUMBERS.filter((name) => given(name) !== '').map((name) => [name, Number(given(name))]);
  return Object.fromEntries([...texts, ...numbers]) as Omit<MemberRequest, 'shares_count'>;
}
