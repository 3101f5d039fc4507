import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { auditBooks } from '../../src/audit/audit.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { SCENARIOS, testCard } from '../../src/gateways/sandbox/cards.ts';
import { readConfig } from '../../src/index.ts';
import type { Seen } from './donor.ts';
import type { World } from './world.ts';

/** The gateway's records beside ours. */
export interface Comparison {
  /** Halalas, by the gateway's records and by ours. */
  book: number;
  ledger: number;
  bookPayments: number;
  ledgerPayments: number;
  receipts: number;
  /** Halalas that were paid for shares and balances. */
  deposits: number;
  depositPayments: number;
  /** Months that were charged after the first ones. */
  months: number;
  /** What must not be; empty when everything agrees. */
  problems: string[];
}

interface GatewayBooks {
  taken: number;
  payments: number;
  paid: Set<string>;
  tokens: string[];
}

function readGatewayBooks(file: string): GatewayBooks {
  const store = new DatabaseSync(file, { readOnly: true });
  const rows = store
    .prepare(`select reference, amount - refunded as captured from payments where status = 'paid'`)
    .all() as unknown as { reference: string; captured: number }[];
  const tokens = (store.prepare('select token from tokens').all() as unknown as { token: string }[]).map(
    ({ token }) => token,
  );
  store.close();
  const captured = rows.filter((row) => row.captured > 0);
  return {
    taken: captured.reduce((sum, row) => sum + row.captured, 0),
    payments: captured.length,
    paid: new Set(captured.map(({ reference }) => reference)),
    tokens,
  };
}

/** Months that are due on a day without a charge. */
async function missingMonths(db: Db, date: string): Promise<string[]> {
  const uncharged = await db
    .selectFrom('subscriptions')
    .select('order_number')
    .where('next_charge_on', '<=', date)
    .where('order_number', 'not in', (running) =>
      running
        .selectFrom('payments')
        .select('order_number')
        .where('initiator', '=', 'runner')
        .where('status', 'in', ['open', 'pending']),
    )
    .execute();
  return uncharged.map(({ order_number }) => `${order_number} is due on ${date}, and no runner has charged it.`);
}

/** Compares our payments with the gateway's, and searches for secrets that must not be stored. */
export async function compareBooks(
  database: Record<string, string>,
  world: World,
  { seen, date }: { seen: readonly Seen[]; date: string },
): Promise<Comparison> {
  const problems: string[] = [];
  const store = readGatewayBooks(world.storeFile);
  const { db, close } = await openDatabase(readConfig({ NODE_ENV: 'test', ...database }));
  try {
    const paid = await db
      .selectFrom('payments')
      .selectAll()
      .where('status', '=', 'paid')
      .where('gateway', '=', 'sandbox')
      .execute();
    const { ledger } = await db
      .selectFrom('giving_ledger')
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('ledger'))
      .executeTakeFirstOrThrow();
    const { receipts } = await db
      .selectFrom('receipts')
      .select(({ fn }) => fn.countAll<number>().as('receipts'))
      .executeTakeFirstOrThrow();
    const { orders } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    const { raised } = await db
      .selectFrom('giving_totals')
      .select(sql<number>`coalesce(sum(raised), 0)::bigint`.as('raised'))
      .executeTakeFirstOrThrow();
    const { mails } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('subject', 'like', 'Your donation receipt%')
      .executeTakeFirstOrThrow();
    const donations = paid.filter(({ purpose }) => purpose === 'donation' || purpose === 'card');
    const { deposits } = await db
      .selectFrom('cash_payments')
      .select(
        sql<number>`coalesce(sum(case kind when 'deposit' then amount else -amount end), 0)::bigint`.as('deposits'),
      )
      .executeTakeFirstOrThrow();
    const depositPayments = paid.length - donations.length;
    problems.push(...(await auditBooks(db)).differences, ...(await missingMonths(db, date)));
    const references = new Set(paid.map(({ reference }) => reference));
    for (const reference of store.paid)
      if (!references.has(reference)) problems.push(`The gateway took ${reference}, and we do not have it.`);
    for (const reference of references)
      if (!store.paid.has(reference)) problems.push(`We have ${reference} as paid, and the gateway has not taken it.`);
    if (ledger + deposits !== store.taken)
      problems.push(`The ledgers have ${ledger} and ${deposits} halalas, the gateway ${store.taken}.`);
    if (raised !== ledger) problems.push(`The pages show ${raised} halalas, the ledger has ${ledger}.`);
    if (receipts !== donations.length || mails !== donations.length)
      problems.push(`${donations.length} donations have ${receipts} receipts and ${mails} mails.`);
    if (orders !== seen.length) problems.push(`${seen.length} checkouts have ${orders} orders.`);
    for (const { checkout, scenario, paid: shown, contradictions } of seen) {
      const payment = paid.find(({ checkout_id }) => checkout_id === checkout?.checkout_id);
      if (shown && !payment) problems.push(`${checkout?.order_number} (${scenario}) was shown as paid and is not.`);
      if (contradictions > 0)
        problems.push(`${checkout?.order_number} (${scenario}) was paid and shown otherwise ${contradictions} times.`);
    }
    problems.push(...(await secretsIn(db, world, store.tokens)));
    return {
      book: store.taken,
      ledger,
      bookPayments: store.payments,
      ledgerPayments: paid.length,
      deposits,
      depositPayments,
      receipts,
      months: paid.filter(({ period }) => period > 1).length,
      problems,
    };
  } finally {
    await close();
  }
}

/** Card numbers, security codes, the gateway's names of cards and its secret: in no log, and in no table. */
async function secretsIn(db: Db, world: World, tokens: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const texts = new Map([['the logs', world.logs()]]);
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string | null;
    }>`select string_agg(t::text, E'\n') as text from ${sql.table(name)} as t`.execute(db);
    texts.set(`the table ${name}`, rows[0]?.text ?? '');
  }
  const numbers = (['mada', 'visa', 'mastercard'] as const).flatMap((brand) =>
    SCENARIOS.map((scenario) => testCard(brand, scenario)),
  );
  const secrets = [
    ...numbers,
    ...numbers.map((number) => number.replace(/(\d{4})(?=\d)/g, '$1 ')),
    ...tokens,
    world.secret,
  ];
  // What opens an order is in its table, and in no log.
  const keys = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.number', 'p.order_number')
    .select(['p.checkout_id', 'o.code'])
    .execute();
  const problems = keys
    .flatMap(({ checkout_id, code }) => [checkout_id, code])
    .filter((key) => world.logs().includes(key))
    .map((key) => `the logs hold a key that begins with ${key.slice(0, 6)}.`);
  for (const [where, text] of texts)
    for (const secret of secrets)
      if (text.includes(secret)) problems.push(`${where} holds a secret that begins with ${secret.slice(0, 6)}.`);
  if (!world.logs().includes('"path":"/api/checkout"')) problems.push('The logs are empty: nothing was looked at.');
  return problems;
}
