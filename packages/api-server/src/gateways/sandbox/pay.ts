import { toAsciiDigits } from '@taawun/domain';
import type { PaymentReason } from '@taawun/api-client';
import { newName, type SandboxStore, type StoredCheckout } from './store.ts';
import { readCard, type Scenario } from './cards.ts';

/** Card data as typed by the payer. */
export interface TypedCard {
  number: string;
  holder: string;
  expiry: string;
  cvv: string;
}

/** Validation error of a card field; the form has the messages. */
type CardFault = 'required' | 'number' | 'test_card' | 'brand' | 'expiry' | 'expired' | 'cvv';
export type CardFaults = Partial<Record<keyof TypedCard, CardFault>>;

const DELAY = 4_000;

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '');

function expiryFault(text: string, now: Date): CardFault | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (!/^(\d{4}|\d{6})$/.test(digits) || month < 1 || month > 12) return 'expiry';
  const year = digits.length === 4 ? 2_000 + Number(digits.slice(2)) : Number(digits.slice(2));
  return Date.UTC(year, month) <= now.getTime() ? 'expired' : null;
}

const missing = (text: string): CardFault | null => (text.trim() === '' ? 'required' : null);

/** Validates a card for a checkout; empty when valid. Accepts both digit sets, spaces and dashes. */
export function cardFaults(
  { number, holder, expiry, cvv }: TypedCard,
  { brand }: Pick<StoredCheckout, 'brand'>,
  now: Date,
): CardFaults {
  const digits = digitsOf(number);
  const card = readCard(digits);
  const faults: Record<keyof TypedCard, CardFault | null> = {
    number:
      missing(number) ??
      (digits.length < 12 || digits.length > 19
        ? 'number'
        : card === null
          ? 'test_card'
          : card.brand === brand
            ? null
            : 'brand'),
    holder: missing(holder),
    expiry: missing(expiry) ?? expiryFault(expiry, now),
    cvv: missing(cvv) ?? (/^\d{3,4}$/.test(digitsOf(cvv)) ? null : 'cvv'),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

const REASONS: Partial<Record<Scenario, PaymentReason>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  three_d_secure_fail: 'three_d_secure',
};

/**
 * Records the outcome of a checkout once.
 * @param passed whether the payer passed the bank's challenge
 */
function settle(
  store: SandboxStore,
  checkout: StoredCheckout,
  scenario: Scenario,
  lastFour: string,
  now: number,
  passed = true,
): void {
  const reason = passed ? (REASONS[scenario] ?? null) : 'three_d_secure';
  const { reference, amount, currency, brand } = checkout;
  const token =
    checkout.keep_card === 1 && reason === null ? store.keepCard({ brand, last_four: lastFour, scenario }) : null;
  const delayed = scenario === 'delayed' && reason === null;
  store.record({
    id: newName('pay'),
    reference,
    amount,
    currency,
    brand,
    last_four: lastFour,
    status: reason ? 'failed' : delayed ? 'pending' : 'paid',
    reason,
    token,
    ripe_at: delayed ? now + DELAY : null,
  });
  // The timeout card sends no webhook either: only a status request reveals the payment.
  if (scenario !== 'timeout') store.notify(reference, delayed ? now + DELAY : now);
}

/** Processes a typed card. `silent`: the payer gets no response. */
export function pay(
  store: SandboxStore,
  checkout: StoredCheckout,
  typed: TypedCard,
  now: Date,
): { result: 'done' | 'challenge' | 'silent' | 'closed' } | { faults: CardFaults } {
  const faults = cardFaults(typed, checkout, now);
  if (Object.keys(faults).length > 0) return { faults };
  const digits = digitsOf(typed.number);
  const card = readCard(digits);
  if (!card) return { faults: { number: 'test_card' } };
  const isChallenged = card.scenario === 'three_d_secure' || card.scenario === 'three_d_secure_fail';
  if (!store.move(checkout.id, 'open', isChallenged ? 'challenge' : 'done', now.getTime())) return { result: 'closed' };
  const lastFour = digits.slice(-4);
  if (isChallenged) {
    store.challenge(checkout.id, card.scenario, lastFour);
    return { result: 'challenge' };
  }
  settle(store, checkout, card.scenario, lastFour, now.getTime());
  return { result: card.scenario === 'timeout' ? 'silent' : 'done' };
}

/** Code that the bank's challenge requires. */
export const BANK_CODE = '123456';

/** Handles the payer's response to the bank's challenge; false when there is no open challenge. */
export function answerChallenge(store: SandboxStore, checkout: StoredCheckout, code: string, now: number): boolean {
  if (!checkout.scenario || !store.move(checkout.id, 'challenge', 'done')) return false;
  settle(store, checkout, checkout.scenario, checkout.last_four ?? '0000', now, digitsOf(code) === BANK_CODE);
  return true;
}

/** Charges a stored card; the same reference is charged once. */
export function chargeCard(
  store: SandboxStore,
  order: { reference: string; amount: number; currency: string },
  token: string,
  now: number,
): 'no card' | 'done' {
  const card = store.card(token);
  if (!card) return 'no card';
  if (store.payment(order.reference, now)) return 'done';
  const reason: PaymentReason | null = card.scenario === 'later_declined' ? 'declined' : null;
  store.record({
    id: newName('pay'),
    ...order,
    brand: card.brand,
    last_four: card.last_four,
    status: reason ? 'failed' : 'paid',
    reason,
    token: null,
    ripe_at: null,
  });
  store.notify(order.reference, now);
  return 'done';
}
