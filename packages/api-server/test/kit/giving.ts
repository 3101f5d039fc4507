import { randomUUID } from 'node:crypto';
import { createServices } from '../../src/composition/services.ts';
import { noPayment, type Gateway, type GatewayOutcome } from '../../src/gateways/shared/port.ts';
import { createCheckout } from '../../src/giving/checkout.ts';
import { settlePayment } from '../../src/payments/settle.ts';
import { paymentOf } from '../../src/giving/state.ts';
import type { Server } from '../../src/server.ts';
import type { Services } from '../../src/context/services.ts';
import { testConfig } from './kit.ts';

/** A fake gateway with outcomes set by the test. Records charges and refunds. */
export interface Puppet extends Gateway {
  /** Outcomes by reference. */
  says: Map<string, GatewayOutcome>;
  charges: string[];
  refunds: string[];
  /** Number of calls that fail. */
  away: number;
}

/** Outcome of a captured payment. */
export const paidOutcome = (reference: string, amount: number, more: Partial<GatewayOutcome> = {}): GatewayOutcome => ({
  ...noPayment('unknown'),
  status: 'paid',
  reference,
  amount,
  currency: 'SAR',
  payment: `pay-${reference}`,
  lastFour: '4411',
  token: `token-of-${reference}`,
  ...more,
});

export function puppet(): Puppet {
  const says = new Map<string, GatewayOutcome>();
  const gateway: Puppet = {
    name: 'sandbox',
    test: true,
    brands: ['mada', 'visa', 'mastercard'],
    cardCheck: 0,
    says,
    charges: [],
    refunds: [],
    away: 0,
    open: ({ reference }) => Promise.resolve({ id: `checkout-${reference}`, integrity: null }),
    verify: ({ reference }) => Promise.resolve(says.get(reference) ?? noPayment('open')),
    charge: ({ reference, amount }) => {
      gateway.charges.push(reference);
      const known = says.get(reference) ?? paidOutcome(reference, amount);
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

/** Services of a server with another gateway. */
export const servicesWith = (server: Server, gateway: Gateway): Services =>
  createServices({ db: server.database.db, config: testConfig({}), gateway });

/** A visitor without an account. */
export const guest = (locale: 'ar' | 'en' = 'en') => ({ user: null, address: '192.0.2.1', locale });

/** Helpers of the donation suites: open and pay checkouts at the fake gateway. */
export function givingOn(server: () => Server) {
  const scene = { gateway: puppet(), services: undefined as unknown as Services };
  const open = async (more: object = {}) => {
    const { services } = scene;
    const checkout = await createCheckout(
      services,
      { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key: randomUUID(), ...more },
      guest(),
    );
    return {
      checkout,
      payment: await paymentOf(services, checkout.checkout_id),
      asker: { userId: null, number: checkout.order_number, code: checkout.order_code },
    };
  };
  return {
    /** A new gateway, for the next test. */
    renew: () => {
      scene.gateway = puppet();
      scene.services = servicesWith(server(), scene.gateway);
      return scene;
    },
    open,
    given: async (more: object = {}) => {
      const opened = await open(more);
      scene.gateway.says.set(opened.payment.reference, paidOutcome(opened.payment.reference, opened.payment.amount));
      await settlePayment(scene.services, opened.payment.id);
      return opened;
    },
    /** How many receipts an order has, and what the ledger has of it. */
    counted: async (number: string) => {
      const { db } = server().database;
      const receipts = await db.selectFrom('receipts').selectAll().where('order_number', '=', number).execute();
      const ledger = await db
        .selectFrom('giving_ledger as l')
        .innerJoin('payments as p', 'p.id', 'l.payment_id')
        .select('l.amount')
        .where('p.order_number', '=', number)
        .execute();
      return { receipts: receipts.length, ledger: ledger.map(({ amount }) => amount) };
    },
    messagesTo: (recipient: string) =>
      server().database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute(),
  };
}
