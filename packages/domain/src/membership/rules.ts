import { isValidIBAN } from 'ibantools';
import { yearsBefore } from '../dates.ts';
import type { Fault } from '../fault.ts';
import { isAccountOf, readIban } from '../identifiers/iban.ts';
import { nationalIdKind } from '../identifiers/national-id.ts';
import { mayBuy, type Terms } from '../shares/rules.ts';
import { ADULT_AGE, lastBirthdate } from './age.ts';
import { banks, memberTypes, nationalities, qualifications, titles } from './lists.ts';
import { countries } from './lookups.ts';

/** Requirements for a new member. */
export interface MembershipTerms {
  /** Halalas per share. */
  share_price: number;
  shares_min: number;
  shares_max: number;
}

interface AddressFields {
  country_id: number;
  state_id: number;
  region_id: number;
  city: string;
}

interface BankFields {
  bank: string;
  iban_no: string;
  account_no: string;
}

interface InfoFields {
  title: string;
  qualification: string;
  name_en?: string | undefined;
}

/** Data of a member who was admitted on paper. */
interface PaperFields {
  mem_no?: string | undefined;
  mem_date?: string | undefined;
  contribution_no?: string | undefined;
}

interface ApplicationFields extends AddressFields, BankFields, InfoFields, PaperFields {
  national_id: string;
  /** ISO day. */
  birthdate: string;
  shares_count: number;
  nationality: string;
  type_id: number;
}

const OLDEST = 120;

/** Parses a positive whole number of the association's settings. */
const wholeOf = (text: unknown, otherwise: number): number =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;

/**
 * Returns the membership terms. The minimum may always be subscribed: otherwise the ownership cap would prevent the
 * first member.
 * @param total all shares of the association
 */
export function membershipTerms({
  price,
  min,
  terms,
  total,
}: {
  price: unknown;
  min: unknown;
  terms: Terms;
  total: number;
}): MembershipTerms {
  const shares_min = wholeOf(min, 1);
  return {
    share_price: wholeOf(price, 10_000),
    shares_min,
    shares_max: Math.max(shares_min, mayBuy(0, 0, total, terms)),
  };
}

/** Returns the first place that is not part of the previous one. */
function placeFault({ country_id, state_id, region_id, city }: AddressFields): Fault | null {
  const country = countries.find(({ id }) => id === country_id);
  if (!country) return { field: 'country_id', rule: 'valid' };
  const state = country.states.find(({ id }) => id === state_id);
  if (!state) return { field: 'state_id', rule: 'valid' };
  const region = state.regions.find(({ id }) => id === region_id);
  if (!region) return { field: 'region_id', rule: 'valid' };
  return region.cities.some(({ code }) => code === city) ? null : { field: 'city', rule: 'valid' };
}

function bankFault({ bank, iban_no, account_no }: BankFields): Fault | null {
  if (!banks.some(({ code }) => code === bank)) return { field: 'bank', rule: 'valid' };
  if (!isValidIBAN(iban_no)) return { field: 'iban_no', rule: 'iban' };
  if (readIban(iban_no)?.bank !== bank) return { field: 'iban_no', rule: 'ibanBank' };
  return isAccountOf(iban_no, account_no) ? null : { field: 'account_no', rule: 'ibanAccount' };
}

/** A member on paper has all three values; any other applicant has none. */
function paperFaults({ mem_no, mem_date, contribution_no }: PaperFields, today: string): Fault[] {
  const paper = { mem_no, mem_date, contribution_no };
  const missing = Object.entries(paper).filter(([, value]) => value === undefined);
  if (missing.length === 3) return [];
  const faults = missing.map(([field]): Fault => ({ field, rule: 'required' }));
  return mem_date !== undefined && mem_date > today ? [...faults, { field: 'mem_date', rule: 'past' }] : faults;
}

const known = (field: string, found: boolean): Fault[] => (found ? [] : [{ field, rule: 'valid' }]);

const listed = (fault: Fault | null): Fault[] => (fault ? [fault] : []);

/** Returns the address errors beyond the contract's schema: the first place that is not part of the previous one. */
export const addressFaults = (fields: AddressFields): Fault[] => listed(placeFault(fields));

/** Returns the bank account errors beyond the contract's schema. */
export const bankFaults = (fields: BankFields): Fault[] => listed(bankFault(fields));

const titleFaults = (title: string) =>
  known(
    'title',
    titles.some(({ code }) => code === title),
  );
const qualificationFaults = (qualification: string) =>
  known(
    'qualification',
    qualifications.some(({ code }) => code === qualification),
  );

/** Documents print the name: once it is stored, only the association changes it. */
export const nameFaults = (stored: string | null, { name_en }: InfoFields): Fault[] =>
  stored !== null && name_en !== undefined && name_en !== stored ? [{ field: 'name_en', rule: 'nameFixed' }] : [];

/** Returns the errors of a member's details beyond the contract's schema. */
export const infoFaults = ({ title, qualification }: InfoFields): Fault[] => [
  ...titleFaults(title),
  ...qualificationFaults(qualification),
];

/**
 * Returns the errors of an application beyond the contract's schema, by field.
 * @param today ISO day
 */
export function applicationFaults(
  fields: ApplicationFields,
  { today, terms }: { today: string; terms: MembershipTerms },
): Fault[] {
  const { national_id, birthdate, shares_count, title, qualification, nationality, type_id } = fields;
  return [
    ...titleFaults(title),
    ...(nationalIdKind(national_id) ? [] : [{ field: 'national_id', rule: 'nationalId' } as const]),
    ...(birthdate > lastBirthdate(today)
      ? [{ field: 'birthdate', rule: 'adult', limit: ADULT_AGE } as const]
      : known('birthdate', birthdate > yearsBefore(today, OLDEST))),
    ...known('nationality', nationalities.includes(nationality)),
    ...qualificationFaults(qualification),
    ...known(
      'type_id',
      memberTypes.some(({ id }) => id === type_id),
    ),
    ...addressFaults(fields),
    ...bankFaults(fields),
    ...(shares_count < terms.shares_min
      ? [{ field: 'shares_count', rule: 'minimum', limit: terms.shares_min } as const]
      : []),
    ...(shares_count > terms.shares_max
      ? [{ field: 'shares_count', rule: 'sharesAllowed', limit: terms.shares_max } as const]
      : []),
    ...paperFaults(fields, today),
  ];
}

/** Returns whether the applicant claims to be a member on paper, which only the staff can verify. */
export const isOnPaper = ({ mem_no }: PaperFields): boolean => mem_no !== undefined;

/** Returns the success message key of a submitted application. */
export const sentText = ({ status }: { status: string }) =>
  status === 'accepted' ? 'application_accepted' : status === 'approved' ? 'membership_approved' : 'application_sent';
