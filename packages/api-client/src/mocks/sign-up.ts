import { parseEmail, parseMobile, passwordFault, siteTerms, type PasswordOwner } from '@taawun/domain';
import * as fixtures from '../fixtures/index.ts';
import type { InputOf, PendingSignUp } from '../types.ts';
import { successText, type Fault } from '../validation/index.ts';
import type { MockAnswers } from './call.ts';
import { MockFailure } from './failure.ts';
import { nextCode, nextId, state, toUser, type MockAccount, type MockSignUpCode } from './state/state.ts';

const MINUTE = 60_000;
const MAX_GUESSES = 5;
const MAX_CODES = 6;

const fault = (field: string, rule: Fault['rule']) => new MockFailure('validation', [{ field, rule }]);

const names = fixtures.settings
  .filter(({ type }) => type === 'association_name' || type === 'association_short_name')
  .flatMap(({ value }) => (typeof value === 'string' ? [value] : [value.ar, value.en]));
const TERMS = siteTerms({ names, host: 'localhost' });

/** The server also rejects common passwords; their list is too large for the mocks. */
export function checkPassword(field: string, password: string, owner: PasswordOwner): void {
  const rule = passwordFault(password, owner, () => false, TERMS);
  if (rule) throw fault(field, rule);
}

function detailsOf(input: InputOf<'requestSignUpCode'>) {
  const { firstname, lastname, password } = input;
  const phone = parseMobile(input.phone) ?? input.phone;
  const email = input.email === undefined ? '' : (parseEmail(input.email) ?? input.email);
  checkPassword('password', password, { firstname, lastname, phone, email });
  return { firstname, lastname, phone, email, password };
}

const shown = ({ id, phone, sent_at, expires_at }: MockSignUpCode): PendingSignUp => ({
  id,
  recipient: phone,
  sent_at: new Date(sent_at).toISOString(),
  expires_at: new Date(expires_at).toISOString(),
});

function request(input: InputOf<'requestSignUpCode'>): PendingSignUp {
  const { phone } = detailsOf(input);
  const now = Date.now();
  const known = state.signUpCodes.filter((each) => each.phone === phone && each.requested_at > now - 60 * MINUTE);
  if (known.length >= MAX_CODES) throw new MockFailure('rate_limited', [], 3_600);
  const latest = known.findLast(({ account, sent_at }) => account === null && sent_at > now - MINUTE);
  // Answered alike, but no code is right.
  const isTaken = state.accounts.some((each) => each.phone === phone);
  const code: MockSignUpCode = {
    id: nextId(),
    phone,
    attempts: 0,
    account: null,
    requested_at: now,
    code: latest?.code ?? (isTaken ? '' : nextCode(phone)),
    sent_at: latest?.sent_at ?? now,
    expires_at: latest?.expires_at ?? now + 10 * MINUTE,
  };
  state.signUpCodes.push(code);
  return shown(code);
}

function open(input: InputOf<'signUp'>): MockAccount {
  const details = detailsOf(input);
  const sent = state.signUpCodes.find(({ id, phone }) => id === input.sign_up_id && phone === details.phone);
  if (!sent || ++sent.attempts > MAX_GUESSES || sent.expires_at <= Date.now()) throw new MockFailure('code_expired');
  if (sent.code !== input.code) throw fault('code', 'code');
  const before = state.accounts.find(({ id }) => id === sent.account);
  if (before) {
    if (before.password !== input.password) throw new MockFailure('code_expired');
    return before;
  }
  if (state.accounts.some((each) => each.phone === details.phone)) throw fault('phone', 'phoneTaken');
  const account: MockAccount = {
    ...details,
    id: Math.max(0, ...state.accounts.map((each) => each.id)) + 1,
    emailConfirmed: false,
    created_at: new Date().toISOString(),
    member: null,
    application: null,
    movements: [],
    cash: 0,
    notifications: [],
    orders: [],
  };
  state.accounts.push(account);
  sent.account = account.id;
  return account;
}

/** Opening an account, over the same rules as the embedded server. */
export const signUpAnswers: MockAnswers<'requestSignUpCode' | 'signUp'> = {
  requestSignUpCode: ({ input, locale }) => ({ message: successText('code_sent', locale), sign_up: request(input) }),
  signUp: ({ input, locale }) => ({ message: successText('signed_up', locale), user: toUser(open(input)) }),
};
