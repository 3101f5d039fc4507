import { isValidIBAN } from 'ibantools';
import { normalizeCode } from './codes.ts';

/** True for a Saudi IBAN whose check digits are right, in any spelling. */
export function isSaudiIban(text: string): boolean {
  const iban = normalizeCode(text);
  return iban.startsWith('SA') && isValidIBAN(iban);
}

/** Groups of four, for reading: `SA03 8000 0000 6080 1016 7519`. Show it in an LTR isolate. */
export const formatIban = (iban: string): string => normalizeCode(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** The two digits of an IBAN that name the bank, or `null` while they are not there. */
export const bankCode = (iban: string): string | null => /^SA\d{2}(\d{2})/.exec(normalizeCode(iban))?.[1] ?? null;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * Bank and account number of a whole Saudi IBAN (`SA`, two check digits, two of the bank, 18 of the account); `null` for any other text.
 * The account number keeps the zeros that fill it up to 18 digits.
 */
export function readIban(iban: string): { bank: string; account_no: string } | null {
  const [, bank, account_no] = /^SA\d{2}(\d{2})(\d{18})$/.exec(iban) ?? [];
  return bank && account_no ? { bank, account_no } : null;
}

/** Whether the IBAN holds the account number. Banks print it with or without the zeros that fill it up: both are the same account. */
export const isAccountOf = (iban: string, accountNo: string): boolean => {
  const held = readIban(iban)?.account_no;
  return held !== undefined && withoutLeadingZeros(held) === withoutLeadingZeros(accountNo);
};
