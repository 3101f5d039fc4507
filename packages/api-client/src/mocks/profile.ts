import { addressFaults, bankFaults, infoFaults, nameFaults, storedFields } from '@taawun/domain/membership';
import { parseEmail, parseMobile } from '@taawun/domain';
import type { ContactChange, InputOf, Locale, Member, OutputOf, Session } from '../types.ts';
import { successText, type Fault } from '../validation/index.ts';
import type { MockCall } from './call.ts';
import { requestedMockPayouts, reserveMockPayout, shownMockPayout } from './balance.ts';
import { MockFailure } from './failure.ts';
import { mockZip } from './files/zip.ts';
import { holdingOf } from './state/market.ts';
import {
  nextCode,
  nextId,
  nextToken,
  state,
  toMember,
  toUser,
  type MockAccount,
  type MockContactChange,
} from './state/state.ts';

type ProfileOperation =
  | 'exportUser'
  | 'updateUser'
  | 'requestPhoneChange'
  | 'requestEmailChange'
  | 'confirmContactChange'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'requestAccountDeletion'
  | 'confirmAccountDeletion'
  | 'updateMemberAddress'
  | 'updateMemberBank'
  | 'updateMemberInfo'
  | 'readNotifications'
  | 'readNotification';

const MINUTE = 60_000;
const MAX_GUESSES = 5;

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const bankChanged = (end: string): MockAccount['notifications'][number] => ({
  title: { ar: 'تغيّر حسابك البنكي', en: 'Your bank account was changed' },
  text: {
    ar: `حسابك البنكي لدينا الآن هو المنتهي بـ ${end}.`,
    en: `Your bank account is now the one ending in ${end}.`,
  },
  created_at: new Date().toISOString(),
  read_at: null,
});
const fault = (field: string, rule: Fault['rule']) => new MockFailure('validation', [{ field, rule }]);

/** Updates part of the member record; the caller sets omitted fields to `null`. */
function write(account: MockAccount | null, faults: Fault[], part: Partial<Member>, locale: Locale) {
  const own = requireUser(account);
  if (!own.member) throw new MockFailure('forbidden');
  if (faults.length) throw new MockFailure('validation', faults);
  own.member = { ...own.member, ...part };
  return { message: successText('profile_saved', locale), member: toMember(own) as Member };
}

const shown = ({ id, kind, value, sent_at, expires_at }: MockContactChange): ContactChange => ({
  id,
  kind,
  recipient: value,
  sent_at: new Date(sent_at).toISOString(),
  expires_at: new Date(expires_at).toISOString(),
});

const isOfAccount = (kind: 'phone' | 'email', value: string): boolean =>
  state.accounts.some((each) => each[kind] === value && (kind === 'phone' || each.emailConfirmed));

function request(own: MockAccount, kind: 'phone' | 'email', typed: string): ContactChange {
  const value = (kind === 'phone' ? parseMobile(typed) : parseEmail(typed)) ?? typed;
  if (value === own[kind] && (kind === 'phone' || own.emailConfirmed)) throw fault(kind, 'unchanged');
  // Answered alike, but no code is right.
  const isTaken = isOfAccount(kind, value);
  const now = Date.now();
  const open = state.contactChanges.filter(
    (each) => each.owner === own.id && each.kind === kind && !each.confirmed && each.expires_at > now,
  );
  const under = open.find((each) => each.value === value && each.sent_at > now - MINUTE);
  if (under) return shown(under);
  if (state.contactChanges.filter((each) => each.owner === own.id && each.sent_at > now - 60 * MINUTE).length >= 6)
    throw new MockFailure('rate_limited', [], 3_600);
  for (const each of open) each.expires_at = now;
  const change = {
    id: nextId(),
    owner: own.id,
    kind,
    value,
    code: isTaken ? '' : nextCode(value),
    attempts: 0,
    sent_at: now,
    expires_at: now + 10 * MINUTE,
    confirmed: false,
  };
  state.contactChanges.push(change);
  return shown(change);
}

function confirm(own: MockAccount, { id, code }: InputOf<'confirmContactChange'>): MockContactChange {
  const change = state.contactChanges.find((each) => each.id === id && each.owner === own.id);
  if (!change) throw new MockFailure('not_found');
  if (++change.attempts > MAX_GUESSES || change.expires_at <= Date.now()) throw new MockFailure('code_expired');
  if (change.code !== code) throw fault('code', 'code');
  if (change.confirmed) return change;
  if (isOfAccount(change.kind, change.value))
    throw fault(change.kind, change.kind === 'phone' ? 'phoneTaken' : 'emailTaken');
  change.confirmed = true;
  own[change.kind] = change.value;
  if (change.kind === 'email') {
    own.emailConfirmed = true;
    for (const each of state.accounts) if (!each.emailConfirmed && each.email === change.value) each.email = '';
  }
  for (const tokens of [state.resetTokens, state.deletionTokens])
    for (const [token, owner] of tokens) if (owner === own.id) tokens.delete(token);
  return change;
}

/** Returns an account's sessions with their tokens. */
const sessionsOf = (own: MockAccount) =>
  [...state.tokens]
    .filter(([, owner]) => owner === own.id)
    .flatMap(([token]) => {
      const session = state.sessions.get(token);
      return session ? [{ token, session }] : [];
    });

function mustBeSold(own: MockAccount): void {
  const { shares } = holdingOf(state.market, own.id);
  if (state.market.offers.some(({ account, status }) => account === own.id && status === 'pending'))
    throw new MockFailure('offers_open');
  if (shares > 0) throw new MockFailure('holds_shares');
}

const counts = (own: MockAccount) => ({
  data: { notifications: own.notifications.filter(({ read_at }) => read_at === null).length },
});

/** The operations of the profile, over the same rules as the embedded server. */
export const profileAnswers: { [Id in ProfileOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  exportUser: ({ account }) => mockZip('profile.json', JSON.stringify({ user: toUser(requireUser(account)) })),
  updateUser: ({ account, input, locale }) => ({
    message: successText('profile_saved', locale),
    user: toUser(Object.assign(requireUser(account), input)),
  }),
  requestPhoneChange: ({ account, input, locale }) => ({
    message: successText('code_sent', locale),
    contact_change: request(requireUser(account), 'phone', input.phone),
  }),
  requestEmailChange: ({ account, input, locale }) => ({
    message: successText('code_sent', locale),
    contact_change: request(requireUser(account), 'email', input.email),
  }),
  confirmContactChange: ({ account, input, locale }) => {
    const own = requireUser(account);
    const { kind } = confirm(own, input);
    return { message: successText(`${kind}_changed`, locale), user: toUser(own) };
  },
  listSessions: ({ account, token }) => {
    const all = sessionsOf(requireUser(account)).map((each): Session => ({
      ...each.session,
      current: each.token === token,
    }));
    return {
      sessions: all.toSorted(
        (a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at, 'en'),
      ),
    };
  },
  endSession: ({ account, input, locale }) => {
    const found = sessionsOf(requireUser(account)).find(({ session }) => session.id === input.id);
    if (!found) throw new MockFailure('not_found');
    state.tokens.delete(found.token);
    return { message: successText('session_ended', locale) };
  },
  endOtherSessions: ({ account, token, locale }) => {
    for (const other of sessionsOf(requireUser(account))) if (other.token !== token) state.tokens.delete(other.token);
    return { message: successText('sessions_ended', locale) };
  },
  requestAccountDeletion: ({ account, locale }) => {
    const own = requireUser(account);
    if (own.closing) throw new MockFailure('account_closing');
    mustBeSold(own);
    state.deletionTokens.set(nextToken('deletion'), own.id);
    return { message: successText('deletion_sent', locale) };
  },
  confirmAccountDeletion: ({ input, locale }) => {
    const own = state.accounts.find(({ id }) => id === state.deletionTokens.get(input.token));
    if (!own) throw fault('token', 'deletionToken');
    mustBeSold(own);
    if (holdingOf(state.market, own.id).cash > 0) {
      own.closing = true;
      reserveMockPayout(own, null, true);
      // Earlier requested payouts become closing ones too.
      const payouts = requestedMockPayouts(own.id);
      for (const payout of payouts) payout.closes_account = true;
      const newest = payouts.at(-1);
      return {
        message: successText('account_closing', locale),
        state: 'closing',
        payout: newest ? shownMockPayout(newest, locale) : null,
      };
    }
    state.accounts = state.accounts.filter((each) => each !== own);
    for (const tokens of [state.tokens, state.resetTokens, state.deletionTokens])
      for (const [token, owner] of tokens) if (owner === own.id) tokens.delete(token);
    return { message: successText('account_deleted', locale), state: 'deleted', payout: null };
  },
  updateMemberAddress: ({ account, input, locale }) =>
    write(account, addressFaults(input), storedFields(input, 'address'), locale),
  updateMemberBank: ({ account, input, locale }) => {
    const before = account?.member?.iban_no;
    const answer = write(account, bankFaults(input), storedFields(input, 'bank'), locale);
    if (account && before !== answer.member.iban_no) {
      account.ibanChangedAt = Date.now();
      account.notifications = [bankChanged(answer.member.iban_no.slice(-4)), ...account.notifications];
    }
    return answer;
  },
  updateMemberInfo: ({ account, input, locale }) => {
    const { name_en, ...info } = storedFields(input, 'personal');
    const faults = [...infoFaults(input), ...nameFaults(account?.member?.name_en ?? null, input)];
    return write(account, faults, { ...info, ...(name_en !== null && { name_en }) }, locale);
  },
  readNotifications: ({ account }) => {
    const own = requireUser(account);
    own.notifications = own.notifications.map((each) => ({
      ...each,
      read_at: each.read_at ?? new Date().toISOString(),
    }));
    return counts(own);
  },
  readNotification: ({ account, input }) => {
    const own = requireUser(account);
    if (!own.notifications[input.id - 1]) throw new MockFailure('not_found');
    own.notifications = own.notifications.map((each, index) =>
      index === input.id - 1 ? { ...each, read_at: each.read_at ?? new Date().toISOString() } : each,
    );
    return counts(own);
  },
};
