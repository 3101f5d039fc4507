import type { Command } from 'commander';
import { ConfigError, type Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import { createServices } from '../composition/services.ts';
import { sarText } from '../shared/money.ts';
import { serveSandbox } from '../gateways/sandbox/index.ts';
import type { WebhookFaults } from '../gateways/sandbox/webhooks.ts';
import { openGateway } from '../gateways/select.ts';
import type { Services } from '../context/services.ts';
import { runCharges } from '../giving/charges.ts';
import { reconcile } from '../giving/reconcile.ts';

/** Opens the database for one command and prints its result. */
export type WithDatabase = (run: (db: Db) => Promise<string>) => Promise<void>;

/** Creates the server's services for one command. */
export async function withServices(
  db: Db,
  config: Config,
  run: (services: Services) => Promise<string>,
): Promise<string> {
  const payments = openGateway(config);
  try {
    return await run(createServices({ db, config, gateway: payments.gateway }));
  } finally {
    payments.close();
  }
}

function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`"${text}" is no day. Write it as 2026-11-21.`);
  return text;
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new ConfigError(`"${text}" is no port. Allowed: a whole number from 0 to 65535.`);
  return Number(text);
}

function parsePart(text: string): number {
  if (!/^(0(\.\d{1,4})?|1)$/.test(text)) throw new ConfigError(`"${text}" is no part. Allowed: a number from 0 to 1.`);
  return Number(text);
}

async function listPayments(db: Db, all: boolean): Promise<string> {
  let query = db.selectFrom('payments').selectAll().orderBy('id', 'desc').limit(200);
  if (!all) query = query.where('note', 'is not', null);
  const rows = await query.execute();
  const lines = rows.map(({ created_at, order_number, reference, gateway, amount, status, reason, note }) =>
    [
      created_at.toISOString(),
      order_number,
      reference,
      gateway,
      sarText(amount),
      status,
      reason ?? '',
      note ?? '',
    ].join(' '),
  );
  return lines.join('\n') || 'Nothing to look at.';
}

async function runSandbox(config: Config, port: number, faults: WebhookFaults): Promise<void> {
  const { payment, dataDir, host, publicOrigin } = config;
  if (payment.gateway !== 'sandbox' || payment.secret === null)
    throw new ConfigError(
      'SANDBOX_SECRET is not set: the sandbox and the server must be given the same secret of 16 characters or more.',
    );
  const { address, close } = await serveSandbox({
    dataDir,
    secret: payment.secret,
    port,
    host,
    merchant: publicOrigin,
    faults,
  });
  process.stdout.write(`The sandbox gateway is ready at ${address}\n`);
  let closing: Promise<void> | undefined;
  // Both may come twice, as in `runUntilStopped`.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void (closing ??= close().then(() => process.exit(0))));
}

/** Adds the commands for donations and payments. */
export function addGivingCommands(program: Command, config: () => Config, withDatabase: WithDatabase): void {
  program
    .command('charges')
    .description('Monthly donations')
    .command('run')
    .description(
      'Charge every month that is due; may be run twice, and from two machines at once. The server does so by itself',
    )
    .option('--date <day>', 'as if it were this day')
    .action(({ date }: { date?: string }) =>
      withDatabase((db) =>
        withServices(db, config(), async (services) => {
          const { charged, declined, pending, cardless } = await runCharges(
            services,
            date === undefined ? undefined : parseDay(date),
          );
          return `Charged: ${charged}. Declined: ${declined}. Not known yet: ${pending}. Without a card: ${cardless}.`;
        }),
      ),
    );
  const payments = program.command('payments').description('Payments');
  payments
    .command('reconcile')
    .description('Ask the gateway about every payment that is not settled; the server does so by itself')
    .action(() =>
      withDatabase((db) =>
        withServices(db, config(), async (services) => {
          const { requested, settled, away } = await reconcile(services, { all: true });
          return `Requested: ${requested}. Settled: ${settled}. No response: ${away}.`;
        }),
      ),
    );
  payments
    .command('list')
    .description('Payments that did not match or were refunded, with the reason')
    .option('--all', 'every payment')
    .action(({ all = false }: { all?: boolean }) => withDatabase((db) => listPayments(db, all)));
  program
    .command('gateway')
    .description('Payment gateways')
    .command('sandbox')
    .description('Run the sandbox gateway as a process of its own')
    .option('--port <port>', 'where it listens', '4100')
    .option('--lose <part>', 'for trials: which part of the webhooks is lost', '0')
    .option('--repeat <part>', 'for trials: which part of the webhooks comes twice', '0')
    .action(async ({ port, lose, repeat }: { port: string; lose: string; repeat: string }) => {
      try {
        await runSandbox(config(), parsePort(port), { lost: parsePart(lose), repeated: parsePart(repeat) });
      } catch (error) {
        process.stderr.write(`${(error as Error).message}\n`);
        process.exitCode = 1;
      }
    });
}
