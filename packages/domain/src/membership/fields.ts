/** Part of a member's record: a step of the application and a page of the profile. */
export type MemberGroup = 'personal' | 'address' | 'bank' | 'membership' | 'paper';

/** Lists of `Lookups` whose entries have a code, and those whose entries have an id. */
type CodeList = 'titles' | 'nationalities' | 'qualifications' | 'cities' | 'banks';
type IdList = 'member_types' | 'countries' | 'states' | 'regions';

/** How a field's value is entered, validated and shown. */
type MemberFieldType =
  | { type: 'text' | 'longText' }
  /** A number of the association: Latin letters and digits. */
  | { type: 'code' }
  /** A name as on the identity card, in one script. */
  | { type: 'name'; script: 'arabic' | 'latin' }
  /** Digits only; the contract's pattern says how many. */
  | { type: 'digits' }
  | { type: 'choice'; list: CodeList; searchable?: boolean }
  | { type: 'place'; list: IdList }
  | { type: 'gender' | 'birthdate' | 'pastDate' | 'nationalId' | 'iban' };

export type MemberFieldEntry = MemberFieldType & {
  group: MemberGroup;
  /** May be left out of a request; the record then has `null`. */
  optional?: boolean;
  /** The member may change it on the profile's page of this group after admission. */
  editable?: boolean;
  /** Shown in the digits of the locale: a number to be read, not dialled or copied to a bank. */
  localDigits?: boolean;
  /** Entered from left to right. */
  ltr?: boolean;
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
};

/**
 * Every field of a member, in the order of the forms and of the review. The contract (`Member`, `MemberRequest`) has
 * the limits, the catalogues have the labels (`fields.{name}`), the table `members` has a column of the same name.
 */
export const memberFields = {
  title: { group: 'personal', type: 'choice', list: 'titles', editable: true, autoComplete: 'honorific-prefix' },
  name: { group: 'personal', type: 'name', script: 'arabic', autoComplete: 'name' },
  name_en: { group: 'personal', type: 'name', script: 'latin', optional: true, editable: true },
  national_id: { group: 'personal', type: 'nationalId' },
  gender: { group: 'personal', type: 'gender' },
  birthdate: { group: 'personal', type: 'birthdate', autoComplete: 'bday' },
  nationality: { group: 'personal', type: 'choice', list: 'nationalities', searchable: true },
  qualification: { group: 'personal', type: 'choice', list: 'qualifications', editable: true },
  job_title: {
    group: 'personal',
    type: 'text',
    optional: true,
    editable: true,
    autoComplete: 'organization-title',
  },
  bio: { group: 'personal', type: 'longText', optional: true, editable: true },

  country_id: { group: 'address', type: 'place', list: 'countries', editable: true, autoComplete: 'country' },
  state_id: { group: 'address', type: 'place', list: 'states', editable: true, autoComplete: 'address-level1' },
  region_id: { group: 'address', type: 'place', list: 'regions', editable: true },
  city: { group: 'address', type: 'choice', list: 'cities', editable: true, autoComplete: 'address-level2' },
  district: { group: 'address', type: 'text', editable: true, autoComplete: 'address-level3' },
  street: { group: 'address', type: 'text', editable: true, autoComplete: 'address-line1' },
  building_no: { group: 'address', type: 'digits', localDigits: true, editable: true },
  unit_no: { group: 'address', type: 'text', localDigits: true, optional: true, editable: true },
  postal_code: { group: 'address', type: 'digits', localDigits: true, editable: true, autoComplete: 'postal-code' },
  additional_no: { group: 'address', type: 'digits', localDigits: true, optional: true, editable: true },

  iban_no: { group: 'bank', type: 'iban', editable: true },
  bank: { group: 'bank', type: 'choice', list: 'banks', editable: true },
  account_no: { group: 'bank', type: 'digits', ltr: true, editable: true },
  branch: { group: 'bank', type: 'text', optional: true, editable: true },
  branch_no: { group: 'bank', type: 'digits', optional: true, editable: true },

  type_id: { group: 'membership', type: 'place', list: 'member_types' },

  // A membership on paper has all three; the association numbers every other one.
  mem_no: { group: 'paper', type: 'code', ltr: true },
  contribution_no: { group: 'paper', type: 'code', ltr: true },
  mem_date: { group: 'paper', type: 'pastDate' },
} as const satisfies Record<string, MemberFieldEntry>;

export type MemberFieldName = keyof typeof memberFields;

const entries = Object.entries(memberFields) as [MemberFieldName, MemberFieldEntry][];

/** The names of a group's fields, in order. */
export const fieldsOfGroup = (group: MemberGroup): MemberFieldName[] =>
  entries.flatMap(([name, field]) => (field.group === group ? [name] : []));

/** The names of all fields, in order. */
export const memberFieldNames: readonly MemberFieldName[] = entries.map(([name]) => name);

/** A request's fields as the record stores them: optional ones are `null` instead of missing. */
export type Stored<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name] ? Exclude<Fields[Name], undefined> | null : Fields[Name];
};

/**
 * Returns a request's fields as the record stores them.
 * @param group only the optional fields of this group become `null`; without it those of all groups
 */
export function storedFields<Fields extends object>(fields: Fields, group?: MemberGroup): Stored<Fields> {
  const empty = entries.filter(([, field]) => field.optional && (group === undefined || field.group === group));
  return { ...Object.fromEntries(empty.map(([name]) => [name, null])), ...fields } as Stored<Fields>;
}
