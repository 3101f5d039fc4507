import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Brand, PaymentReason } from '@taawun/api-client';
import type { Scenario } from './cards.ts';

export interface StoredCheckout {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  brand: Brand;
  keep_card: number;
  status: 'open' | 'challenge' | 'done' | 'closed';
  /** Unix time in ms. */
  expires_at: number;
  scenario: Scenario | null;
  last_four: string | null;
}
export interface StoredPayment {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  brand: Brand;
  last_four: string;
  status: 'paid' | 'failed' | 'pending';
  reason: PaymentReason | null;
  token: string | null;
  /** When a pending payment becomes paid, Unix time in ms. */
  ripe_at: number | null;
  refunded: number;
}

/** Returns an unguessable id. */
export const newName = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`;

const TABLES = `
  create table if not exists checkouts (id text primary key, reference text not null unique, amount integer not null, currency text not null, brand text not null, keep_card integer not null,
    status text not null, expires_at integer not null, scenario text, last_four text);
  create table if not exists payments (id text primary key, reference text not null unique, amount integer not null, currency text not null, brand text not null, last_four text not null,
    status text not null, reason text, token text, ripe_at integer, refunded integer not null default 0);
  create table if not exists tokens (token text primary key, brand text not null, last_four text not null, scenario text not null);
  create table if not exists webhooks (id integer primary key, reference text not null, due_at integer not null, tries integer not null default 0);
  create table if not exists meta (name text primary key, value text not null);`;

/** Opens the sandbox gateway's own store, a SQLite file that survives crashes of the process. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${TABLES}`);
  const get = (sql: string, ...values: (string | number | null)[]): unknown => db.prepare(sql).get(...values);
  const run = (sql: string, ...values: (string | number | null)[]) => Number(db.prepare(sql).run(...values).changes);
  const ripen = (now: number) =>
    run(`update payments set status = 'paid', ripe_at = null where status = 'pending' and ripe_at <= ?`, now);

  return {
    /** Secret of the in-process gateway, created with the store. */
    secret(): string {
      run(`insert or ignore into meta values ('secret', ?)`, newName('secret'));
      return (get(`select value from meta where name = 'secret'`) as { value: string } | undefined)?.value ?? '';
    },
    open(checkout: Omit<StoredCheckout, 'status' | 'scenario' | 'last_four'>): string {
      run(
        `insert or ignore into checkouts (id, reference, amount, currency, brand, keep_card, status, expires_at) values (?, ?, ?, ?, ?, ?, 'open', ?)`,
        checkout.id,
        checkout.reference,
        checkout.amount,
        checkout.currency,
        checkout.brand,
        checkout.keep_card,
        checkout.expires_at,
      );
      return (
        (get(`select id from checkouts where reference = ?`, checkout.reference) as { id: string } | undefined)?.id ??
        checkout.id
      );
    },
    checkout: (id: string) => get(`select * from checkouts where id = ?`, id) as StoredCheckout | undefined,
    byReference: (reference: string) =>
      get(`select * from checkouts where reference = ?`, reference) as StoredCheckout | undefined,
    /** Returns true for the only caller that changes the status. */
    move: (id: string, from: StoredCheckout['status'], to: StoredCheckout['status'], now = 0) =>
      run(`update checkouts set status = ? where id = ? and status = ? and expires_at > ?`, to, id, from, now) === 1,
    challenge: (id: string, scenario: Scenario, lastFour: string) =>
      run(`update checkouts set scenario = ?, last_four = ? where id = ?`, scenario, lastFour, id),
    payment(reference: string, now: number) {
      ripen(now);
      return get(`select * from payments where reference = ?`, reference) as StoredPayment | undefined;
    },
    paymentById: (id: string) => get(`select * from payments where id = ?`, id) as StoredPayment | undefined,
    /** Records a payment once per reference: the first one wins. */
    record: (payment: Omit<StoredPayment, 'refunded'>) =>
      run(
        `insert or ignore into payments values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
        payment.id,
        payment.reference,
        payment.amount,
        payment.currency,
        payment.brand,
        payment.last_four,
        payment.status,
        payment.reason,
        payment.token,
        payment.ripe_at,
      ),
    refund: (id: string) => run(`update payments set refunded = amount where id = ? and status = 'paid'`, id) === 1,
    keepCard(card: { brand: Brand; last_four: string; scenario: Scenario }): string {
      const token = newName('card');
      run(`insert into tokens values (?, ?, ?, ?)`, token, card.brand, card.last_four, card.scenario);
      return token;
    },
    card: (token: string) =>
      get(`select brand, last_four, scenario from tokens where token = ?`, token) as
        | { brand: Brand; last_four: string; scenario: Scenario }
        | undefined,
    notify: (reference: string, dueAt: number) =>
      run(`insert into webhooks (reference, due_at) values (?, ?)`, reference, dueAt),
    due: (now: number) =>
      db
        .prepare(`select id, reference, tries from webhooks where due_at <= ? order by id limit 50`)
        .all(now) as unknown as { id: number; reference: string; tries: number }[],
    delivered: (id: number) => run(`delete from webhooks where id = ?`, id),
    later: (id: number, dueAt: number) =>
      run(`update webhooks set tries = tries + 1, due_at = ? where id = ?`, dueAt, id),
    /** Returns the total captured and not refunded, in halalas, and the number of these payments. */
    sums(now: number) {
      ripen(now);
      return (
        (get(
          `select coalesce(sum(amount - refunded), 0) as taken, count(*) filter (where amount > refunded) as payments from payments where status = 'paid'`,
        ) as { taken: number; payments: number } | undefined) ?? { taken: 0, payments: 0 }
      );
    },
    close: () => {
      if (db.isOpen) db.close();
    },
  };
}

export type SandboxStore = ReturnType<typeof openStore>;
