import type { Checkout, CheckoutState, PendingSignUp } from '@taawun/api-client';
import { testCard, type Scenario } from '../../src/gateways/sandbox/cards.ts';
import type { World } from './world.ts';

/** What one donor has seen of a payment. */
export interface Seen {
  scenario: Scenario;
  checkout: Checkout | null;
  /** Whether a response has ever shown it as paid. */
  paid: boolean;
  /** Number of verified responses other than "paid" after the payer's page had reported success. */
  contradictions: number;
}

const BRANDS = ['mada', 'visa', 'mastercard'] as const;
/** Most payments succeed; every other scenario occurs often enough. */
const SCENARIOS: readonly Scenario[] = [
  'success',
  'success',
  'success',
  'success',
  'declined',
  'insufficient_funds',
  'three_d_secure',
  'three_d_secure_fail',
  'timeout',
  'delayed',
];

/** Deterministic random numbers by seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random numbers of one payer. */
export interface Chance {
  /** Decides what the payer does, which is the same however often requests have to be repeated. */
  decide: () => number;
  /** Picks the server of a request. */
  route: () => number;
}

/** Returns the random numbers of one payer of a trial. */
export const chanceOf = (seed: number, serial: number): Chance => ({
  decide: randomFrom(seed * 10_000 + serial),
  route: randomFrom(seed * 20_000 + serial),
});

const TIMEOUT_MS = 60_000;

/** Union of the responses of all calls in this file. */
interface AnyResponse {
  result?: string;
  checkout?: Checkout;
  checkout_state?: CheckoutState;
  access_token?: string;
  sign_up?: PendingSignUp;
}

type Headers = Readonly<Record<string, string>>;

async function post(
  url: string,
  body: unknown,
  { timeout = 10_000, headers = {} }: { timeout?: number; headers?: Headers } = {},
): Promise<{ status: number; body: AnyResponse } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-locale': 'en', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, body: (await response.json()) as AnyResponse };
  } catch {
    return null;
  }
}

/** Retries until there is a response: servers are killed and restarted. */
export async function insist(
  url: () => string,
  body: unknown,
  headers: Headers = {},
): Promise<{ status: number; body: AnyResponse }> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await post(url(), body, { headers });
    if (answer && answer.status < 500) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer at ${url()} in a minute.`);
}

/** Submits a card to the gateway and answers the 3-D Secure challenge. True when the page reports the end. */
async function typeCard(
  { gateway }: World,
  gatewayCheckout: string,
  { scenario, brand }: { scenario: Scenario; brand: (typeof BRANDS)[number] },
): Promise<boolean> {
  const base = `${gateway.url}/gateway/sandbox/hosted/${gatewayCheckout}`;
  const card = { number: testCard(brand, scenario), holder: 'SARA', expiry: '12/39', cvv: '987' };
  for (let round = 0; round < 40; round++) {
    const answer = await post(`${base}/pay`, card, { timeout: scenario === 'timeout' ? 400 : 3_000 });
    if (answer?.body.result === 'challenge') break;
    if (answer?.body.result === 'done') return true;
    if (scenario === 'timeout' || answer?.body.result === 'closed') return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (let round = 0; round < 40; round++) {
    const answer = await post(`${base}/answer`, { code: '123456' }, { timeout: 3_000 });
    if (answer) return answer.body.result === 'done';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Reads the gateway's checkout id from the iframe document. */
async function gatewayCheckoutOf(url: () => string, checkoutId: string): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  let frame = '';
  while (Date.now() < until) {
    frame = await fetch(`${url()}/gateway/sandbox/pay/${checkoutId}`).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    );
    const name = /\/hosted\/(chk_[\w-]+)/.exec(frame)?.[1];
    if (name !== undefined) return name;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The frame of ${checkoutId} names no checkout of the gateway: ${frame.slice(0, 1_000)}`);
}

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Returns the URL of a random server. */
export const anyServer =
  (world: World, { route }: Chance) =>
  (): string =>
    pick(world.servers, route).url;

/** Makes one donation. */
export async function give(world: World, serial: number, chance: Chance): Promise<Seen> {
  const { decide } = chance;
  const brand = pick(BRANDS, decide);
  const server = anyServer(world, chance);
  const input = {
    target_type: 'program',
    target_slug: 'suqya-alnakheel',
    monthly_price: 100 + Math.floor(decide() * 100_000),
    months: decide() < 0.2 ? 3 : 1,
    brand,
    idempotency_key: `fault-run-${serial}`,
    donor_email: `donor-${serial}@mail.example`,
  };
  const opened = await insist(() => `${server()}/api/checkout`, input);
  const { checkout } = opened.body;
  if (!checkout) throw new Error(`createCheckout answers ${opened.status} ${JSON.stringify(opened.body)}`);
  return pay(world, checkout, { brand, scenario: pick(SCENARIOS, decide) }, chance);
}

/** Pays an open checkout and polls its state, or closes the page before. */
export async function pay(
  world: World,
  checkout: Checkout,
  { scenario, brand }: { scenario: Scenario; brand: (typeof BRANDS)[number] },
  chance: Chance,
): Promise<Seen> {
  const { decide } = chance;
  const seen: Seen = { scenario, checkout, paid: false, contradictions: 0 };
  const server = anyServer(world, chance);
  const name = await gatewayCheckoutOf(server, checkout.checkout_id);
  const over = await typeCard(world, name, { scenario, brand });
  // Every fourth payer closes the page now: only the webhook and reconciliation settle the payment.
  if (decide() < 0.25) return seen;
  const polls = 1 + Math.floor(decide() * 3);
  for (let poll = 0; poll < polls; poll++) {
    // Sometimes two pages poll concurrently: their responses have no order.
    const before = seen.paid;
    const responses = Array.from({ length: decide() < 0.3 ? 2 : 1 }, () =>
      insist(() => `${server()}/api/checkout/${checkout.checkout_id}/verify`, {}),
    );
    for (const { body } of await Promise.all(responses)) {
      const state = body.checkout_state;
      if (!state) throw new Error(`verifyCheckout answers ${JSON.stringify(body)}`);
      seen.paid ||= state.status === 'paid';
      if (over && (scenario === 'success' || scenario === 'three_d_secure') && state.asked && state.status !== 'paid')
        seen.contradictions++;
      if (before && state.status !== 'paid') seen.contradictions++;
    }
  }
  return seen;
}
