import { isValidIBAN } from 'ibantools';
import { mayBuy, type Terms } from '../shares/index.ts';
import type {
  MemberAddress,
  MemberApplication,
  MemberBank,
  MemberInfo,
  MembershipTerms,
  MemberRequest,
} from '../types.ts';
import type { Fault } from '../validation/index.ts';
import { isAccountOf, readIban } from './iban.ts';
import { banks, memberTypes, nationalities, qualifications, titles } from './lists.ts';
import { countries } from './lookups.ts';

/** Members are of age. */
const ADULT = 18;
const OLDEST = 120;

/** A whole number in the association's settings, from 1. */
const wholeOf = (text: unknown, otherwise: number): number =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;

/** What the association asks of a new member; `total` is all its shares. The fewest shares may always be subscribed: else nobody could be the first. */
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

/** The check digit of a national ID or Iqama: Luhn, doubling positions 1, 3, 5, 7 and 9. */
function isNationalId(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** The same day so many years before. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** The first choice of a place that is not in the one before it. */
function placeFault({ country_id, state_id, region_id, city }: MemberAddress): Fault | null {
  const country = countries.find(({ id }) => id === country_id);
  if (!country) return { field: 'country_id', rule: 'valid' };
  const state = country.states.find(({ id }) => id === state_id);
  if (!state) return { field: 'state_id', rule: 'valid' };
  const region = state.regions.find(({ id }) => id === region_id);
  if (!region) return { field: 'region_id', rule: 'valid' };
  return region.cities.some(({ code }) => code === city) ? null : { field: 'city', rule: 'valid' };
}

function bankFault({ bank, iban_no, account_no }: MemberBank): Fault | null {
  if (!banks.some(({ code }) => code === bank)) return { field: 'bank', rule: 'valid' };
  if (!isValidIBAN(iban_no)) return { field: 'iban_no', rule: 'iban' };
  if (readIban(iban_no)?.bank !== bank) return { field: 'iban_no', rule: 'ibanBank' };
  return isAccountOf(iban_no, account_no) ? null : { field: 'account_no', rule: 'ibanAccount' };
}

/** Whoever was admitted on paper has all three, whoever was not none. */
function paperFaults({ mem_no, mem_date, contribution_no }: MemberRequest, today: string): Fault[] {
  const paper = { mem_no, mem_date, contribution_no };
  const missing = Object.entries(paper).filter(([, value]) => value === undefined);
  if (missing.length === 3) return [];
  const faults = missing.map(([field]): Fault => ({ field, rule: 'required' }));
  return mem_date !== undefined && mem_date > today ? [...faults, { field: 'mem_date', rule: 'past' }] : faults;
}

const known = (field: string, found: boolean): Fault[] => (found ? [] : [{ field, rule: 'valid' }]);

const listed = (fault: Fault | null): Fault[] => (fault ? [fault] : []);

/** What of an address the contract's form cannot say: the first place that is not in the one before it. */
export const addressFaults = (fields: MemberAddress): Fault[] => listed(placeFault(fields));

/** What of a bank account the contract's form cannot say. */
export const bankFaults = (fields: MemberBank): Fault[] => listed(bankFault(fields));

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

/** Documents print the name: once it is known, only the association changes it. */
export const nameFaults = (stored: string | null, { name_en }: MemberInfo): Fault[] =>
  stored !== null && name_en !== undefined && name_en !== stored ? [{ field: 'name_en', rule: 'nameFixed' }] : [];

/** What of a member's own words the contract's form cannot say. */
export const infoFaults = ({ title, qualification }: MemberInfo): Fault[] => [
  ...titleFaults(title),
  ...qualificationFaults(qualification),
];

/** What of an application the contract's form cannot say: each broken rule at its field. `today` is an ISO day. */
export function applicationFaults(
  fields: MemberRequest,
  { today, terms }: { today: string; terms: MembershipTerms },
): Fault[] {
  const { national_id, birthdate, shares_count, title, qualification, nationality, type_id } = fields;
  return [
    ...titleFaults(title),
    ...(isNationalId(national_id) ? [] : [{ field: 'national_id', rule: 'nationalId' } as const]),
    ...(birthdate > yearsBefore(today, ADULT)
      ? [{ field: 'birthdate', rule: 'adult', limit: ADULT } as const]
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

/** Whether somebody says to be a member already, which only the staff can see. */
export const isOnPaper = ({ mem_no }: Pick<MemberRequest, 'mem_no'>): boolean => mem_no !== undefined;

/** What sending an application has come to, as a key of the success texts. */
export const sentText = ({ status }: Pick<MemberApplication, 'status'>) =>
  status === 'accepted' ? 'application_accepted' : status === 'approved' ? 'membership_approved' : 'application_sent';
