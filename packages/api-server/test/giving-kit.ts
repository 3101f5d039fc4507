import { randomUUID } from 'node:crypto';
import type { Checkout, CheckoutState, InputOf } from '@taawun/api-client';
import { createContentStore } from '../src/domain/content.ts';
import { outbox } from '../src/domain/messages.ts';
import { noPayment, type Gateway, type Verdict } from '../src/gateways/port.ts';
import type { Server } from '../src/server.ts';
import type { Services } from '../src/services.ts';
import { testConfig } from './kit.ts';

/** Calls of a server without the network. */
export function callerOf(server: Server) {
  const call = async <Body>(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}): Promise<{ status: number; body: Body }> => {
    const answer = await server.app.inject({ method, url, headers: { 'x-locale': 'en', ...headers }, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  return {
    call,
    open: async (more: Partial<InputOf<'createCheckout'>> = {}): Promise<Checkout> => {
      const { status, body } = await call<{ checkout: Checkout }>('POST', '/api/checkout', { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key: randomUUID(), ...more });
      if (status !== 201) throw new Error(`createCheckout answers ${status}: ${JSON.stringify(body)}`);
      return body.checkout;
    },
    verify: async (checkoutId: string): Promise<CheckoutState> => (await call<{ checkout_state: CheckoutState }>('POST', `/api/checkout/${checkoutId}/verify`, {})).body.checkout_state,
  };
}

/** A gateway that says what a test tells it to, and counts what it was asked. */
export interface Puppet extends Gateway {
  /** By reference. */
  says: Map<string, Verdict>;
  charges: string[];
  refunds: string[];
  /** How many questions get no answer. */
  away: number;
}

/** What a gateway says of a payment that it took. */
export const paidVerdict = (reference: string, amount: number, more: Partial<Verdict> = {}): Verdict => ({ ...noPayment('unknown'), status: 'paid', reference, amount, currency: 'SAR', payment: `pay-${reference}`, lastFour: '4411', token: `token-of-${reference}`, ...more });

export function puppet(): Puppet {
  const says = new Map<string, Verdict>();
  const gateway: Puppet = {
    name: 'sandbox', test: true, brands: ['mada', 'visa', 'mastercard'], cardCheck: 0, says, charges: [], refunds: [], away: 0,
    open: ({ reference }) => Promise.resolve(`checkout-${reference}`),
    verify: ({ reference }) => Promise.resolve(says.get(reference) ?? noPayment('open')),
    charge: ({ reference, amount }) => {
      gateway.charges.push(reference);
      const known = says.get(reference) ?? paidVerdict(reference, amount);
      says.set(reference, known);
      return Promise.resolve(known);
    },
    refund: ({ reference }) => {
      gateway.refunds.push(reference);
      return Promise.resolve(true);
    },
    close: () => Promise.resolve(),
    frame: () => ({ script: '', data: {}, body: '', policy: [] }),
    readWebhook: () => null,
  };
  return gateway;
}

/** What the operations of giving reach, with another gateway than the server's own. */
export function servicesWith(server: Server, gateway: Gateway): Services {
  const content = createContentStore(server.database.db);
  return { db: server.database.db, config: testConfig({}), content, messenger: outbox, gateway, titles: content.latest };
}

/** Somebody without an account. */
export const guest = (locale: 'ar' | 'en' = 'en') => ({ user: null, address: '192.0.2.1', locale });

