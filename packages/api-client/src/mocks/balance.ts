import { riyadhDay } from '@taawun/domain';
import { ledgerChange, payableFrom, payoutChange, reserveCashChange } from '@taawun/domain/shares';
import { paginate } from '../content/index.ts';
import type { Balance, BalanceMovement, Brand, Checkout, Locale, OutputOf, Payout } from '../types.ts';
import { successText } from '../validation/index.ts';
import type { MockCall } from './call.ts';
import { openedCheckout } from './checkout-state.ts';
import { MockFailure, once } from './failure.ts';
import type { MockOrder } from './state/giving-state.ts';
import { applyChange, holdingOf, TREASURY } from './state/market.ts';
import { admitMock } from './membership.ts';
import { openCheckout, shownCheckout } from './payments.ts';
import { nextNumber, nextToken, state, type MockAccount, type MockPayout } from './state/state.ts';

type BalanceOperation =
  | 'getBalance'
  | 'createBalanceCheckout'
  | 'createSharesCheckout'
  | 'requestPayout'
  | 'cancelPayout';

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const NO_LIST = () => undefined;
const padded = (value: number) => String(value).padStart(8, '0');

/** Books a paid payment; returns false when it must be refunded. */
export function bookMockPayment(order: MockOrder, amount: number): boolean {
  const account = state.accounts.find(({ id }) => id === order.owner);
  if (!account || account.closing) return false;
  if (order.purpose === 'shares') {
    if (account.application?.status !== 'accepted') return false;
    admitMock(account, account.application);
    return true;
  }
  applyChange(state.market, ledgerChange([], [{ from: TREASURY, to: account.id, amount, kind: 'deposit' }]), NO_LIST);
  return true;
}

function ownCheckout(
  account: MockAccount,
  purpose: 'balance' | 'shares',
  { amount, brand, key }: { amount: number; brand: Brand; key: string },
): Checkout {
  const fingerprint = JSON.stringify([purpose, amount]);
  const known = state.donations.find(
    (order) =>
      order.key === key ||
      (purpose === 'shares' &&
        order.purpose === 'shares' &&
        order.owner === account.id &&
        order.status !== 'succeeded'),
  );
  if (known && known.fingerprint !== fingerprint) throw new MockFailure('conflict');
  const order: MockOrder = known ?? {
    number: `T-${padded(nextNumber())}`,
    code: nextToken('order'),
    purpose,
    owner: account.id,
    key,
    fingerprint,
    donation: {},
    target: { type: 'general', slug: null },
    date: riyadhDay(new Date()),
    price: amount,
    qty: 1,
    status: 'pending',
    gift_code: null,
    plan: null,
    monthly_price: amount,
    card: null,
    payments: [],
  };
  if (!known) state.donations.push(order);
  return shownCheckout(order, order.payments.find(({ status }) => status === 'paid') ?? openCheckout(order, brand));
}

const ibanEnd = ({ member }: MockAccount) => member?.iban_no.slice(-4) ?? '0000';

/** Returns when payouts of an account may be transferred. */
const payableFromOf = (account: MockAccount | undefined): string | null =>
  payableFrom(
    account?.ibanChangedAt === undefined ? null : new Date(account.ibanChangedAt),
    new Date(),
  )?.toISOString() ?? null;

export const shownMockPayout = (
  { owner, reference, amount, status, iban_end, requested_at, decided_at, reason, closes_account }: MockPayout,
  locale: Locale,
): Payout => ({
  reference,
  amount,
  status,
  iban_end,
  requested_at,
  payable_from: status === 'requested' ? payableFromOf(state.accounts.find(({ id }) => id === owner)) : null,
  decided_at,
  reason: reason?.[locale] ?? null,
  closes_account,
});

/**
 * Reserves money for a payout; `null` reserves the whole available balance. Returns `null` when nothing is available.
 */
export function reserveMockPayout(
  account: MockAccount,
  amount: number | null,
  closes_account: boolean,
): MockPayout | null {
  const { cash, reserved_cash } = holdingOf(state.market, account.id);
  const wanted = amount ?? cash - reserved_cash;
  if (wanted > cash - reserved_cash)
    throw new MockFailure('insufficient_cash', [
      { field: 'amount', rule: 'cashAvailable', limit: cash - reserved_cash },
    ]);
  if (wanted === 0) return null;
  applyChange(state.market, reserveCashChange(account.id, wanted), NO_LIST);
  const payout: MockPayout = {
    owner: account.id,
    reference: `P-${padded(nextNumber())}`,
    amount: wanted,
    status: 'requested',
    iban_end: ibanEnd(account),
    requested_at: new Date().toISOString(),
    decided_at: null,
    reason: null,
    closes_account,
  };
  state.payouts.push(payout);
  return payout;
}

/**
 * Pays or (with a reason) rejects a requested payout, as the staff does: for stories and tests.
 * @throws Error when there is no such requested payout
 */
export function settlePayout(reference: string, reason?: { ar: string; en: string }): void {
  const payout = state.payouts.find((each) => each.reference === reference && each.status === 'requested');
  if (!payout) throw new Error(`No payout ${reference} is requested. Request one first.`);
  const decided_at = new Date().toISOString();
  if (reason) release(payout, { status: 'rejected', reason, decided_at });
  else {
    applyChange(state.market, payoutChange(payout.owner, TREASURY, payout.amount), NO_LIST);
    Object.assign(payout, { status: 'paid', decided_at });
    if (payout.closes_account && holdingOf(state.market, payout.owner).cash === 0)
      state.accounts = state.accounts.filter(({ id }) => id !== payout.owner);
  }
}

export const requestedMockPayouts = (account: number): MockPayout[] =>
  state.payouts.filter(({ owner, status }) => owner === account && status === 'requested');

/** Releases the reserved money. A closing account stays open, whichever of its payouts ends. */
function release(payout: MockPayout, values: Partial<MockPayout>): void {
  applyChange(state.market, reserveCashChange(payout.owner, -payout.amount), NO_LIST);
  const account = state.accounts.find(({ id }) => id === payout.owner);
  if (account && payout.closes_account) {
    account.closing = false;
    for (const each of requestedMockPayouts(account.id)) each.closes_account = false;
  }
  Object.assign(payout, values);
}

function balanceOf(account: MockAccount): Balance {
  const { cash, reserved_cash } = holdingOf(state.market, account.id);
  const reserved_for_payouts = requestedMockPayouts(account.id).reduce((sum, { amount }) => sum + amount, 0);
  return {
    cash,
    reserved_for_offers: reserved_cash - reserved_for_payouts,
    reserved_for_payouts,
    available_cash: cash - reserved_cash,
    iban_end: ibanEnd(account),
    payable_from: payableFromOf(account),
  };
}

function movementsOf({ id }: MockAccount): BalanceMovement[] {
  return state.market.payments
    .filter(({ from, to }) => from === id || to === id)
    .toReversed()
    .map(({ id: entry, date, to, amount, kind }) => ({
      id: entry,
      date,
      kind: kind === 'trade' ? (to === id ? 'sale' : 'purchase') : kind,
      amount: to === id ? amount : -amount,
    }));
}

/** The operations of a member's balance, over the same rules as the embedded server. */
export const balanceAnswers: { [Id in BalanceOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  getBalance: ({ account, input, locale }) => {
    const own = requireUser(account);
    const { items, pagination } = paginate(movementsOf(own), input);
    return {
      balance: balanceOf(own),
      balance_movements: items,
      payouts: state.payouts
        .filter(({ owner }) => owner === own.id)
        .toReversed()
        .map((payout) => shownMockPayout(payout, locale)),
      pagination,
    };
  },
  createBalanceCheckout: ({ account, input: { amount, brand }, idempotencyKey, locale }) => {
    const own = requireUser(account);
    if (own.closing) throw new MockFailure('account_closing');
    const key = `balance ${own.id} ${idempotencyKey}`;
    return openedCheckout(ownCheckout(own, 'balance', { amount, brand, key }), locale);
  },
  createSharesCheckout: ({ account, input: { brand }, idempotencyKey, locale }) => {
    const own = requireUser(account);
    const { application } = own;
    if (application?.status !== 'accepted') throw new MockFailure('application_closed');
    const checkout = ownCheckout(own, 'shares', {
      amount: application.fields.shares_count * application.share_price,
      brand,
      key: `shares ${own.id} ${idempotencyKey}`,
    });
    return openedCheckout(checkout, locale);
  },
  requestPayout: ({ account, input, idempotencyKey, locale }) => {
    const own = requireUser(account);
    const payout = once(state.trades, `${own.id} ${idempotencyKey}`, ['payout', input], () => {
      if (own.closing) throw new MockFailure('account_closing');
      const made = reserveMockPayout(own, input.amount, false);
      if (!made) throw new MockFailure('insufficient_cash', [{ field: 'amount', rule: 'cashAvailable', limit: 0 }]);
      return shownMockPayout(made, locale);
    });
    return { message: successText('payout_requested', locale), payout };
  },
  cancelPayout: ({ account, input, locale }) => {
    const own = requireUser(account);
    const payout = state.payouts.find(({ owner, reference }) => owner === own.id && reference === input.reference);
    if (!payout) throw new MockFailure('not_found');
    if (payout.status !== 'requested' && payout.status !== 'cancelled') throw new MockFailure('payout_closed');
    if (payout.status === 'requested') release(payout, { status: 'cancelled', decided_at: new Date().toISOString() });
    return { message: successText('payout_cancelled', locale), payout: shownMockPayout(payout, locale) };
  },
};
