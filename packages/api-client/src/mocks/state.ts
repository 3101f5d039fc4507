import { parseMobile, parseUsername } from '@taawun/domain';
import { balanceOf, DEMO, type DemoAccount, type DemoMovement } from '../demo/index.ts';
import { initialOrders, type MockOrder } from './giving-state.ts';
import { initialMarket, type MockMarket } from './market.ts';
import type { Locale, Member, MemberRequest, Payout, User } from '../types.ts';

/** One account of the mocked server. */
export interface MockAccount extends Omit<DemoAccount, 'movements'> {
  id: number;
  /** In stored form: +9665XXXXXXXX. */
  phone: string;
  /** It is deleted once its balance is paid out. */
  closing?: boolean;
  /** The last application, kept after its decision. */
  application: MockApplication | null;
  /** The demo's, and what is traded after them. */
  movements: DemoMovement[];
}

/** An application for membership as the mocked server keeps it. */
export interface MockApplication {
  reference: string;
  status: 'applied' | 'accepted' | 'approved' | 'rejected';
  reason: { ar: string; en: string } | null;
  applied_at: string;
  decided_at: string | null;
  share_price: number;
  fields: MemberRequest;
}

/** A payout as the mocked server keeps it. */
export interface MockPayout extends Omit<Payout, 'reason'> {
  owner: number;
  reason: { ar: string; en: string } | null;
}

/** A session as the mocked server keeps it beside its token. */
interface MockSession {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_seen_at: string;
}

/** A change of phone or e-mail that waits for its code, or got it. */
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

interface Stored {
  fingerprint: string;
  answer: unknown;
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** What the mocked server remembers until `resetMocks()`. */
export interface MockState {
  accounts: MockAccount[];
  tokens: Map<string, number>;
  /** By token. */
  sessions: Map<string, MockSession>;
  resetTokens: Map<string, number>;
  deletionTokens: Map<string, number>;
  contactChanges: MockContactChange[];
  /** Failed sign-ins by account id or username. */
  failures: Map<string, number>;
  contacts: Map<string, Stored>;
  /** Money that members asked to be paid out, oldest first. */
  payouts: MockPayout[];
  /** Every donation, of the demo accounts and of guests. */
  donations: MockOrder[];
  /** Checkouts by the key of a repay or a change of card. */
  checkouts: Map<string, Stored>;
  /** Writes of the market by account and key. */
  trades: Map<string, Stored>;
  /** Applications by account and key. */
  applications: Map<string, Stored>;
  /** As `MEMBERSHIP_APPROVAL` of the embedded server. */
  approval: 'auto' | 'manual';
  market: MockMarket;
  /** Makes ids and tokens, the same in every run. */
  counter: number;
}

function initial(): MockState {
  return {
    accounts: DEMO.map((account, index) => ({
      ...account,
      id: index + 1,
      application: null,
      phone: parseMobile(account.phone) ?? account.phone,
      movements: [...account.movements],
    })),
    tokens: new Map(),
    sessions: new Map(),
    resetTokens: new Map(),
    deletionTokens: new Map(),
    contactChanges: [],
    failures: new Map(),
    contacts: new Map(),
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

/** Puts the mocked server back to where it started: the demo accounts, nobody signed in. */
export function resetMocks(): void {
  Object.assign(state, initial());
}

/** The next number of the mocked server. */
export const nextNumber = (): number => ++state.counter;

/** A token of the same form as a real one, the same in every run. */
export const nextToken = (kind: string): string => `mock-${kind}-${String(nextNumber()).padStart(32, '0')}`;

/** The account a username belongs to. */
export function accountOf(username: string): MockAccount | undefined {
  const name = parseUsername(username);
  if (!name) return undefined;
  return state.accounts.find((account) =>
    'phone' in name ? account.phone === name.phone : account.email === name.email,
  );
}

/** An id of the same form as a real one, the same in every run. */
export const nextId = (): string => `00000000-0000-4000-8000-${String(nextNumber()).padStart(12, '0')}`;

/** Opens a session of an account; answers its token. */
export function openSession(
  account: MockAccount,
  device: Pick<MockSession, 'browser' | 'system'> = { browser: 'Chrome', system: 'Windows' },
  at = new Date().toISOString(),
): string {
  const token = nextToken('access');
  state.tokens.set(token, account.id);
  state.sessions.set(token, { id: nextId(), ...device, created_at: at, last_seen_at: at });
  return token;
}

/** Signs the demo account of this phone in without a call, for stories of account pages. */
export function signInAs(phone: string, ...more: Tail<Parameters<typeof openSession>>): string {
  const account = accountOf(phone);
  if (!account) throw new Error(`No mocked account has the phone ${phone}. Use one of DEMO, or sign it up first.`);
  return openSession(account, ...more);
}

/** The code that was last "sent" to this phone or address. */
export const lastCode = (recipient: string): string | undefined =>
  state.contactChanges.findLast(({ value }) => value === recipient)?.code;

/** The token of the last deletion link that was "sent" to this username. */
export function lastDeletionToken(username: string): string | undefined {
  const id = accountOf(username)?.id;
  return [...state.deletionTokens].findLast(([, owner]) => owner === id)?.[0];
}

/** The token of the last reset link that was "sent" to this username. */
export function lastResetToken(username: string): string | undefined {
  const id = accountOf(username)?.id;
  return [...state.resetTokens].findLast(([, owner]) => owner === id)?.[0];
}

export function toMember(account: MockAccount): Member | null {
  return account.member && { ...account.member, shares_count: balanceOf(account.movements) };
}

export function toUser(account: MockAccount): User {
  const { id, firstname, lastname, email, phone, created_at } = account;
  const member = toMember(account);
  return {
    id,
    firstname,
    lastname,
    email: email || null,
    phone: { phone },
    is_member: member !== null,
    scope: member ? ['member', 'trade'] : [],
    member,
    created_at,
  };
}

/** A text in the language of the call. */
export const say = (text: { ar: string; en: string }, locale: Locale): string => text[locale];
