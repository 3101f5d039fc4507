import { addMonths, riyadhDay } from '@taawun/domain';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { SCENARIOS, testCard } from '../../src/gateways/sandbox/cards.ts';
import { readConfig } from '../../src/index.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { give, randomFrom, type Seen } from './donor.ts';
import { join } from './joiner.ts';
import { startWorld, type World } from './world.ts';

export interface Trial {
  database: Record<string, string>;
  servers: number;
  payments: number;
  atOnce: number;
  /** Milliseconds between two deaths. */
  deaths: number;
  seed: number;
}

export interface Report {
  payments: number;
  serverKills: number;
  gatewayKills: number;
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
  seconds: number;
  /** What must not be; empty when all held. */
  problems: string[];
}

async function deathsUntil(world: World, every: number, random: () => number, over: () => boolean): Promise<void> {
  for (let turn = 0; !over(); turn++) {
    await new Promise((resolve) => setTimeout(resolve, every * (0.5 + random())));
    if (over()) return;
    const victims = turn % 3 === 2 ? [world.gateway] : [world.servers[turn % world.servers.length] ?? world.gateway];
    for (const victim of victims) await victim.kill();
  }
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

/** Compares our payments with the gateway's, and searches for secrets that must not be stored. */
async function compare(
  trial: Trial,
  world: World,
  seen: readonly Seen[],
): Promise<
  Pick<
    Report,
    | 'book'
    | 'ledger'
    | 'bookPayments'
    | 'ledgerPayments'
    | 'deposits'
    | 'depositPayments'
    | 'receipts'
    | 'months'
    | 'problems'
  >
> {
  const problems: string[] = [];
  const store = readGatewayBooks(world.storeFile);
  const { db, close } = await openDatabase(readConfig({ NODE_ENV: 'test', ...trial.database }));
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
    problems.push(...(await auditBooks(db)).differences);
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
async function secretsIn(
  db: Awaited<ReturnType<typeof openDatabase>>['db'],
  world: World,
  tokens: readonly string[],
): Promise<string[]> {
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

/** Five hundred donors and new members, or as many as the trial says, while everything dies and comes back. */
export async function runFaults(trial: Trial): Promise<Report> {
  const started = performance.now();
  const random = randomFrom(trial.seed);
  const world = await startWorld(trial.database, { servers: trial.servers, lose: 0.3, repeat: 0.3 });
  try {
    const seen: Seen[] = [];
    let next = 0;
    let over = false;
    const donors = Promise.all(
      Array.from({ length: trial.atOnce }, async () => {
        while (next < trial.payments) {
          const serial = next++;
          const chance = randomFrom(trial.seed * 10_000 + serial);
          // Every fourth joins, and adds money to the balance.
          if (serial % 4 === 3) seen.push(...(await join(world, serial, chance)));
          else seen.push(await give(world, serial, chance));
        }
      }),
    ).finally(() => (over = true));
    await Promise.all([donors, deathsUntil(world, trial.deaths, random, () => over)]);
    // What was delayed is ripe after four seconds.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    for (const server of world.servers) await server.end();
    const said: string[] = [];
    const must = async (args: string[]) => {
      const { code, output } = await world.command(args);
      said.push(output);
      if (code !== 0) throw new Error(`taawun-api ${args.join(' ')} ended with ${code}: ${output}`);
    };
    await must(['payments', 'reconcile']);
    // Kill a runner midway, then start one (or two at once, if the database can be shared), and repeat.
    const date = addMonths(riyadhDay(new Date()), 1);
    await world.command(['charges', 'run', '--date', date], 900);
    await Promise.all(Array.from({ length: trial.servers }, () => must(['charges', 'run', '--date', date])));
    await must(['payments', 'reconcile']);
    await world.gateway.end();
    const compared = await compare(trial, world, seen);
    return {
      payments: seen.length,
      serverKills: world.servers.reduce((sum, { kills }) => sum + kills(), 0),
      gatewayKills: world.gateway.kills(),
      seconds: Math.round((performance.now() - started) / 1000),
      ...compared,
    };
  } finally {
    await world.close();
  }
}
