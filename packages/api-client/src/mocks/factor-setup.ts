import type { Passkey } from '../types.ts';
import { accountOf, nextId, nextNumber, state, type MockAccount } from './state/state.ts';

const RECOVERY_CODES = 10;
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten deterministic codes in the form of the server's. */
export const newMockCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const number = nextNumber();
    const letters = Array.from({ length: 10 }, (_, place) => ALPHABET[(number * 7 + place * place * 5) % 32]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

function accountWith(phone: string): MockAccount {
  const account = accountOf(phone);
  if (!account) throw new Error(`No mocked account has the phone ${phone}. Use one of DEMO, or sign it up first.`);
  return account;
}

/**
 * Adds a passkey to an account without a call, for stories. Returns the id of its credential, which `createMockDevice`
 * takes.
 * @throws Error when no mocked account has the phone
 */
export function addMockPasskey(
  phone: string,
  {
    name,
    created_at = new Date().toISOString(),
    last_used_at = null,
  }: Pick<Passkey, 'name'> & Partial<Pick<Passkey, 'created_at' | 'last_used_at'>>,
): string {
  const credential = `bW9jay1rZXk${nextNumber()}`;
  const owner = accountWith(phone).id;
  state.passkeys.push({ id: nextId(), owner, credential, name, created_at, last_used_at });
  return credential;
}

/**
 * Turns two-step sign-in on for an account without a call, for stories. Returns its recovery codes.
 * @param left unused recovery codes
 * @throws Error when no mocked account has the phone
 */
export function turnOnMockTwoStep(
  phone: string,
  enabledAt = new Date().toISOString(),
  left = RECOVERY_CODES,
): string[] {
  const codes = newMockCodes().slice(0, left);
  state.twoSteps.set(accountWith(phone).id, { enabled_at: enabledAt, codes });
  return codes;
}
