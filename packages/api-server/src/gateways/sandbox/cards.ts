import type { Brand } from '@taawun/api-client';

/** Behaviour of a test card. */
export type Scenario =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'card_expired'
  | 'three_d_secure'
  | 'three_d_secure_fail'
  | 'timeout'
  | 'delayed'
  | 'later_declined';

/** Digits 12 to 15 of a test card's number, before the check digit. */
const CODES: Readonly<Record<Scenario, string>> = {
  success: '0000',
  declined: '0101',
  insufficient_funds: '0102',
  card_expired: '0103',
  three_d_secure: '0201',
  three_d_secure_fail: '0202',
  timeout: '0301',
  delayed: '0302',
  later_declined: '0401',
};
const PREFIX: Readonly<Record<Brand, string>> = { mada: '44640400000', visa: '40000000000', mastercard: '52000000000' };
/** Widely known test card numbers. */
const WELL_KNOWN: Readonly<Record<string, Brand>> = { '4111111111111111': 'visa', '5555555555554444': 'mastercard' };

/** Returns whether the last digit is the Luhn check digit of the others. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/** Returns the number of a test card. */
export function testCard(brand: Brand, scenario: Scenario): string {
  const body = PREFIX[brand] + CODES[scenario];
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => isLuhn(`${body}${digit}`)) ?? 0;
  return `${body}${check}`;
}

/** Returns brand and scenario of a test card number; `null` for any other number. */
export function readCard(number: string): { brand: Brand; scenario: Scenario } | null {
  const known = WELL_KNOWN[number];
  if (known) return { brand: known, scenario: 'success' };
  if (!/^\d{16}$/.test(number) || !isLuhn(number)) return null;
  // mada first: its numbers share prefixes with Visa and Mastercard.
  const brand = (Object.keys(PREFIX) as Brand[]).find((each) => number.startsWith(PREFIX[each]));
  const scenario = (Object.keys(CODES) as Scenario[]).find((each) => CODES[each] === number.slice(11, 15));
  return brand && scenario ? { brand, scenario } : null;
}

/** All scenarios, in display order. */
export const SCENARIOS = Object.keys(CODES) as readonly Scenario[];
