import { isConfirmed, parseMobile, parseUsername } from '@taawun/domain';
import { balanceOf, DEMO, type DemoAccount, type DemoMovement } from '../../demo/index.ts';
import type { MockChallenge, MockPasskey, MockTwoStep } from './factor-state.ts';
import { initialOrders, type MockOrder } from './giving-state.ts';
import { initialMarket, type MockMarket } from './market.ts';
import type { Locale, Member, MemberRequest, PageFeedback, Payout, User } from '../../types.ts';

/** Account of the mocked server. */
export interface MockAccount extends Omit<DemoAccount, 'movements'> {
  id: number;
  /** Normalised: +9665XXXXXXXX. */
  phone: string;
  emailConfirmed: boolean;
  /** Whether the account is deleted once its balance is paid out. */
  closing?: boolean;
  /** When the IBAN was last replaced, in ms. */
  ibanChangedAt?: number;
  /** Latest application, retained after its decision. */
  application: MockApplication | null;
  /** The demo movements, followed by new trades. */
  movements: DemoMovement[];
}

/** Membership application of the mocked server. */
export interface MockApplication {
  reference: string;
  status: 'applied' | 'accepted' | 'approved' | 'rejected';
  reason: { ar: string; en: string } | null;
  applied_at: string;
  decided_at: string | null;
  share_price: number;
  fields: MemberRequest;
}

/** Issued certificate of the mocked server. */
export interface MockCertificate {
  code: string;
  owner: number;
  number: string;
  date: string;
  shares: number;
}

/** Payout of the mocked server. */
export interface MockPayout extends Omit<Payout, 'reason' | 'payable_from'> {
  owner: number;
  reason: { ar: string; en: string } | null;
}

/** Session of the mocked server, stored by token. */
interface MockSession {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_seen_at: string;
}

/** When the user of a session has last proven their identity. */
interface MockConfirmation {
  /** In ms. */
  at: number;
  by: 'signIn' | 'confirmSession';
}

/** Requested or confirmed change of phone or e-mail. */
export interface MockContactChange {
  id: string;
  owner: number;
  kind: 'phone' | 'email';
  value: string;
  code: string;
  attempts: number;
  sent_at: number;
  expires_at: number;
  confirmed: boolean;
}

/** Code sent to the phone of a new account. */
export interface MockSignUpCode {
  id: string;
  phone: string;
  requested_at: number;
  code: string;
  attempts: number;
  sent_at: number;
  expires_at: number;
  /** Account that was created with it. */
  account: number | null;
}

interface Stored {
  fingerprint: string;
  answer: unknown;
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** State of the mocked server until `resetMocks()`. */
export interface MockState {
  accounts: MockAccount[];
  tokens: Map<string, number>;
  /** By token. */
  sessions: Map<string, MockSession>;
  /** By token. */
  confirmations: Map<string, MockConfirmation>;
  resetTokens: Map<string, number>;
  deletionTokens: Map<string, number>;
  /** Oldest first. */
  passkeys: MockPasskey[];
  /** By account. */
  twoSteps: Map<number, MockTwoStep>;
  /** Unused challenges by id. */
  challenges: Map<string, MockChallenge>;
  contactChanges: MockContactChange[];
  signUpCodes: MockSignUpCode[];
  /** Newest code by recipient. */
  sentCodes: Map<string, string>;
  /** Failed sign-ins by account id or username. */
  failures: Map<string, number>;
  contacts: Map<string, Stored>;
  certificates: MockCertificate[];
  /** Feedback on pages, oldest first. */
  feedback: PageFeedback[];
  /** Payouts, oldest first. */
  payouts: MockPayout[];
  /** All orders, of demo accounts and guests. */
  donations: MockOrder[];
  /** Stored responses of repayments and card changes, by order and idempotency key. */
  checkouts: Map<string, Stored>;
  /** Stored responses of market and payout writes, by account and idempotency key. */
  trades: Map<string, Stored>;
  /** Stored responses of applications, by account and idempotency key. */
  applications: Map<string, Stored>;
  /** Like `MEMBERSHIP_APPROVAL` of the server. */
  approval: 'auto' | 'manual';
  market: MockMarket;
  /** Source of deterministic ids and tokens. */
  counter: number;
}

function initial(): MockState {
  return {
    accounts: DEMO.map((account, index) => ({
      ...account,
      id: index + 1,
      application: null,
      phone: parseMobile(account.phone) ?? account.phone,
      emailConfirmed: true,
      movements: [...account.movements],
    })),
    tokens: new Map(),
    sessions: new Map(),
    confirmations: new Map(),
    resetTokens: new Map(),
    deletionTokens: new Map(),
    passkeys: [],
    twoSteps: new Map(),
    challenges: new Map(),
    contactChanges: [],
    signUpCodes: [],
    sentCodes: new Map(),
    failures: new Map(),
    contacts: new Map(),
    certificates: [
      { code: 'demo-certificate-code-01', owner: 1, number: 'S-00231-20261120-7', date: '2026-11-20', shares: 50 },
    ],
    feedback: [],
    payouts: [],
    donations: initialOrders(),
    checkouts: new Map(),
    trades: new Map(),
    applications: new Map(),
    approval: 'auto',
    market: initialMarket(),
    counter: 0,
  };
}

export const state: MockState = initial();

/** Resets the mocked server to its initial state: demo accounts, no sessions. */
export function resetMocks(): void {
  Object.assign(state, initial());
}

/** Returns the next number of the counter. */
export const nextNumber = (): number => ++state.counter;

/** Returns a deterministic token in the form of a real one. */
export const nextToken = (kind: string): string => `mock-${kind}-${String(nextNumber()).padStart(32, '0')}`;

/** Returns the account of a username. */
export function accountOf(username: string): MockAccount | undefined {
  const name = parseUsername(username);
  if (!name) return undefined;
  return state.accounts.find((account) =>
    'phone' in name ? account.phone === name.phone : account.emailConfirmed && account.email === name.email,
  );
}

/** Returns a deterministic code of six digits, which `lastCode` finds. */
export function nextCode(recipient: string): string {
  const code = String(100_000 + ((nextNumber() * 7_919) % 900_000));
  state.sentCodes.set(recipient, code);
  return code;
}

/** Returns a deterministic UUID. */
export const nextId = (): string => `00000000-0000-4000-8000-${String(nextNumber()).padStart(12, '0')}`;

/** Opens a session of an account and returns its token. */
export function openSession(
  account: MockAccount,
  device: Pick<MockSession, 'browser' | 'system'> = { browser: 'Chrome', system: 'Windows' },
  at = new Date().toISOString(),
): string {
  const token = nextToken('access');
  state.tokens.set(token, account.id);
  state.confirmations.set(token, { at: Date.now(), by: 'signIn' });
  state.sessions.set(token, { id: nextId(), ...device, created_at: at, last_seen_at: at });
  return token;
}

/**
 * Signs in the account of this phone without a call, for stories of account pages.
 * @throws Error when no mocked account has the phone
 */
export function signInAs(phone: string, ...more: Tail<Parameters<typeof openSession>>): string {
  const account = accountOf(phone);
  if (!account) throw new Error(`No mocked account has the phone ${phone}. Use one of DEMO, or sign it up first.`);
  return openSession(account, ...more);
}

/** Returns the code that was last sent to this phone or e-mail address. */
export const lastCode = (recipient: string): string | undefined => state.sentCodes.get(recipient);

/** Lets every code for a new account expire. */
export function expireSignUpCodes(): void {
  for (const code of state.signUpCodes) code.expires_at = 0;
}

/** Returns whether the session of a token may make sensitive changes. */
export function isConfirmedSession(token: string | null): boolean {
  const confirmation = state.confirmations.get(token ?? '');
  return confirmation !== undefined && isConfirmed(new Date(confirmation.at), new Date());
}

/** Lets the confirmation of every session expire. */
export function expireConfirmations(): void {
  state.confirmations.clear();
}

/** Returns the token of the last deletion link sent to this username. */
export function lastDeletionToken(username: string): string | undefined {
  const id = accountOf(username)?.id;
  return [...state.deletionTokens].findLast(([, owner]) => owner === id)?.[0];
}

/** Returns the token of the last reset link sent to this username. */
export function lastResetToken(username: string): string | undefined {
  const id = accountOf(username)?.id;
  return [...state.resetTokens].findLast(([, owner]) => owner === id)?.[0];
}

export function toMember(account: MockAccount): Member | null {
  return account.member && { ...account.member, shares_count: balanceOf(account.movements) };
}

export function toUser(account: MockAccount): User {
  const { id, firstname, lastname, email, emailConfirmed, phone, created_at } = account;
  const member = toMember(account);
  return {
    id,
    firstname,
    lastname,
    email: email || null,
    email_confirmed: emailConfirmed && email !== '',
    // The mocks send no messages.
    email_bounced: false,
    phone: { phone },
    is_member: member !== null,
    scope: member ? ['member', 'trade'] : [],
    member,
    created_at,
  };
}

/** Returns a text in a locale. */
export const say = (text: { ar: string; en: string }, locale: Locale): string => text[locale];
