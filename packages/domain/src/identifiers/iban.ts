import { isValidIBAN } from 'ibantools';
import { normalizeCode } from '../codes.ts';

/** Returns whether the text is a Saudi IBAN with valid check digits, in any spelling. */
export function isSaudiIban(text: string): boolean {
  const iban = normalizeCode(text);
  return iban.startsWith('SA') && isValidIBAN(iban);
}

/** Formats an IBAN in groups of four: `SA03 8000 0000 6080 1016 7519`. Render it in an LTR isolate. */
export const formatIban = (iban: string): string => normalizeCode(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the two-digit bank code of an IBAN, or `null` while it is incomplete. */
export const bankCode = (iban: string): string | null => /^SA\d{2}(\d{2})/.exec(normalizeCode(iban))?.[1] ?? null;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * Returns bank code and account number of a complete Saudi IBAN (`SA`, 2 check digits, 2 digits of the bank, 18 of the
 * account); `null` for any other text. The account number keeps its leading zeros.
 */
export function readIban(iban: string): { bank: string; account_no: string } | null {
  const [, bank, account_no] = /^SA\d{2}(\d{2})(\d{18})$/.exec(iban) ?? [];
  return bank && account_no ? { bank, account_no } : null;
}

/** Returns whether the IBAN contains the account number, ignoring leading zeros, which banks may omit. */
export const isAccountOf = (iban: string, accountNo: string): boolean => {
  const contained = readIban(iban)?.account_no;
  return contained !== undefined && withoutLeadingZeros(contained) === withoutLeadingZeros(accountNo);
};
