import {
  CONTENT_OPERATIONS,
  contentAnswers,
  feedbackPage,
  paginate,
  type ContentOperation,
  type ContentSource,
} from '../content/index.ts';
import * as fixtures from '../fixtures/index.ts';
import type { OperationId, OutputOf } from '../types.ts';
import { successText, type Fault } from '../validation/index.ts';
import type { MockAnswers, MockCall } from './call.ts';
import { balanceAnswers } from './balance.ts';
import { MockFailure, once } from './failure.ts';
import { givingAnswers } from './giving.ts';
import { membershipAnswers } from './membership.ts';
import { orderAnswers } from './orders.ts';
import { profileAnswers } from './profile.ts';
import { shareAnswers } from './shares.ts';
import { signInAnswers } from './sign-in.ts';
import { securityAnswers } from './sign-in-security.ts';
import { checkPassword, signUpAnswers } from './sign-up.ts';
import { accountOf, nextNumber, nextToken, say, state, toMember, toUser, type MockAccount } from './state/state.ts';

/** Content that the operations of the mocked server read. */
const source: ContentSource = fixtures;
const MAX_FAILURES = 10;
const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const fault = (field: string, rule: Fault['rule']) => new MockFailure('validation', [{ field, rule }]);

type OwnOperation = Exclude<OperationId, ContentOperation>;

const own: MockAnswers<OwnOperation> = {
  getHealth: () => ({ status: 'ok', failing_jobs: [] }),
  getCounts: ({ account }) => ({
    data: { notifications: requireUser(account).notifications.filter(({ read_at }) => read_at === null).length },
  }),
  getUser: ({ account }) => ({ user: toUser(requireUser(account)) }),
  signOut: ({ token, locale }) => {
    if (token) state.tokens.delete(token);
    return { message: successText('signed_out', locale) };
  },
  forgotPassword: ({ input, locale }) => {
    const account = accountOf(input.username);
    if (account) state.resetTokens.set(nextToken('reset'), account.id);
    return { message: successText('reset_sent', locale) };
  },
  resetPassword: ({ input, locale }) => {
    const account = state.accounts.find(({ id }) => id === state.resetTokens.get(input.token));
    if (!account) throw fault('token', 'resetToken');
    checkPassword('password', input.password, account);
    account.password = input.password;
    if (!account.emailConfirmed) account.email = '';
    for (const tokens of [state.tokens, state.resetTokens])
      for (const [token, id] of tokens) if (id === account.id) tokens.delete(token);
    state.failures.delete(String(account.id));
    return { message: successText('password_changed', locale) };
  },
  changePassword: ({ account, input, token, locale }) => {
    const own = requireUser(account);
    const key = `password ${own.id}`;
    const failures = state.failures.get(key) ?? 0;
    if (failures >= MAX_FAILURES) throw new MockFailure('rate_limited', [], 900);
    if (own.password !== input.old_password) {
      state.failures.set(key, failures + 1);
      throw fault('old_password', 'oldPassword');
    }
    checkPassword('new_password', input.new_password, own);
    state.failures.delete(key);
    own.password = input.new_password;
    for (const [other, id] of state.tokens) if (id === own.id && other !== token) state.tokens.delete(other);
    return { message: successText('password_replaced', locale) };
  },
  getMember: ({ account }) => {
    const member = toMember(requireUser(account));
    if (!member) throw new MockFailure('forbidden');
    return { member };
  },
  listNotifications: ({ account, input, locale }) => {
    const rows = requireUser(account).notifications.map((each, index) => ({
      id: index + 1,
      title: say(each.title, locale),
      text: say(each.text, locale),
      created_at: each.created_at,
      read_at: each.read_at,
    }));
    const { items, pagination } = paginate(rows, input);
    return { notifications: items, pagination };
  },
  sendContact: ({ input, idempotencyKey, locale }) => {
    if (!source.topics.some(({ id }) => id === input.topic_id)) throw fault('topic_id', 'valid');
    const reference = once(
      state.contacts,
      idempotencyKey ?? JSON.stringify(input),
      input,
      () => `C-${String(nextNumber()).padStart(8, '0')}`,
    );
    return { message: successText('contact_stored', locale), reference };
  },
  sendPageFeedback: ({ input }) => {
    const path = feedbackPage(source, input.path);
    if (path === null) throw fault('path', 'valid');
    state.feedback.push({ ...input, path });
    return { page_feedback: { path, useful: input.useful } };
  },
  ...signInAnswers,
  ...securityAnswers,
  ...signUpAnswers,
  ...givingAnswers,
  ...orderAnswers,
  ...shareAnswers,
  ...membershipAnswers,
  ...profileAnswers,
  ...balanceAnswers,
};

function contentAnswer<Id extends ContentOperation>(id: Id): (call: MockCall<Id>) => OutputOf<Id> {
  return ({ input, locale }) => {
    const answer = contentAnswers[id](source, input, locale);
    if (answer === null) throw new MockFailure('not_found');
    return answer;
  };
}

/** Mocked operations, one function per operation. */
export const mockAnswers = {
  ...own,
  ...Object.fromEntries(CONTENT_OPERATIONS.map((id) => [id, contentAnswer(id)])),
} as MockAnswers<OperationId>;
