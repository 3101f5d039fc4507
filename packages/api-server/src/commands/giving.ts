import { ConfigError, type Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import { sarText } from '../shared/money.ts';
import { serveSandbox } from '../gateways/sandbox/index.ts';
import { embeddingSources } from '../gateways/shared/origins.ts';
import type { WebhookFaults } from '../gateways/sandbox/webhooks.ts';
import { runCharges } from '../giving/charges.ts';
import { reconcile } from '../giving/reconcile.ts';
import { parseDay } from '../shared/day.ts';
import { FULL, type ArgumentSpec, type CommandSpec, type OptionSpec } from '../staff/spec.ts';
import { decidePayment, exportPayments, paymentTotals, refundPayment } from '../giving/staff.ts';

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
    ancestors: embeddingSources(config),
    faults,
  });
  process.stdout.write(`The sandbox gateway is ready at ${address}\n`);
  let closing: Promise<void> | undefined;
  // Both may come twice, as in `runUntilStopped`.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void (closing ??= close().then(() => process.exit(0))));
}

const REFERENCE: ArgumentSpec = { name: 'reference', help: 'of the payment: payments list --all' };
const WHY: OptionSpec = { name: 'reason', value: 'text', help: 'why, for the trail', required: true };

/** Commands for donations and payments. */
export const givingCommands: readonly CommandSpec[] = [
  {
    name: 'charges run',
    help: 'Charge every month that is due; may be run twice, and from two machines at once. The server does so by itself',
    options: [{ name: 'date', value: 'day', help: 'as if it were this day' }],
    role: 'finance',
    trail: 'change',
    run: (input, { withServices }) =>
      withServices(async (services) => {
        const date = input.maybe('date');
        const { charged, declined, pending, cardless } = await runCharges(
          services,
          date === undefined ? undefined : parseDay(date),
        );
        return `Charged: ${charged}. Declined: ${declined}. Not known yet: ${pending}. Without a card: ${cardless}.`;
      }),
  },
  {
    name: 'payments reconcile',
    help: 'Request the status of every payment that is not settled from the gateway; the server does so by itself',
    role: 'finance',
    trail: 'change',
    run: (_, { withServices }) =>
      withServices(async (services) => {
        const { requested, settled, away } = await reconcile(services, { all: true });
        return `Requested: ${requested}. Settled: ${settled}. No response: ${away}.`;
      }),
  },
  {
    name: 'payments list',
    help: 'Payments that did not match or were refunded, with the reason',
    options: [{ name: 'all', help: 'every payment' }],
    role: 'finance',
    run: (input, { db }) => listPayments(db, input.flag('all')),
  },
  {
    name: 'payments totals',
    help: 'Sums of the payments by purpose, gateway and state',
    options: [
      { name: 'from', value: 'day', help: 'first day of settlement, as 2026-11-25' },
      { name: 'to', value: 'day', help: 'last day' },
    ],
    role: 'finance',
    run: (input, { db }) => {
      const [from, to] = [input.maybe('from'), input.maybe('to')];
      return paymentTotals(db, { from: from && parseDay(from), to: to && parseDay(to) });
    },
  },
  {
    name: 'payments export',
    help: 'The settled payments of a span of days as CSV for a spreadsheet, or as JSON',
    options: [
      { name: 'from', value: 'day', help: 'first day of settlement, as 2026-11-25', required: true },
      { name: 'to', value: 'day', help: 'last day', required: true },
      { name: 'csv', help: 'CSV, which is the default' },
      { name: 'json', help: 'JSON' },
      { name: 'bom', help: 'CSV with the mark by which Excel knows UTF-8' },
      FULL,
    ],
    role: 'finance',
    trail: 'personal',
    run: (input, { db, note }) => {
      const span = { from: parseDay(input.text('from')), to: parseDay(input.text('to')) };
      note({ subject: `${span.from} to ${span.to}` });
      if (input.flag('csv') && input.flag('json')) throw new Error('Give --csv or --json, not both.');
      return exportPayments(db, {
        ...span,
        full: input.flag('full'),
        json: input.flag('json'),
        bom: input.flag('bom'),
      });
    },
  },
  {
    name: 'payments refund',
    help: 'Give a donation or a deposit back to its card; may be repeated',
    arguments: [REFERENCE],
    options: [
      WHY,
      { name: 'end-subscription', help: 'also end the remaining months of a monthly donation, and forget its card' },
    ],
    role: 'finance',
    trail: 'change',
    run: (input, { withServices, note }) => {
      const [reference, reason] = [input.text('reference'), input.text('reason')];
      note({ subject: reference, reason });
      return withServices((services) =>
        refundPayment(services, reference, { reason, endMonths: input.flag('end-subscription') }),
      );
    },
  },
  {
    name: 'payments decide',
    help: 'Decide a payment that the gateway leaves undecided, after its own pages have been read',
    arguments: [REFERENCE],
    options: [
      { name: 'paid', value: 'payment', help: 'it was captured; the number that the gateway gives the payment' },
      { name: 'failed', help: 'it was not captured' },
      WHY,
    ],
    role: 'finance',
    trail: 'change',
    run: (input, { withServices, note }) => {
      const [reference, reason, paid] = [input.text('reference'), input.text('reason'), input.maybe('paid')];
      if ((paid === undefined) === !input.flag('failed')) throw new Error('Give --paid <payment> or --failed.');
      note({ subject: reference, reason });
      return withServices((services) => decidePayment(services, reference, { reason, paid: paid ?? null }));
    },
  },
  {
    name: 'gateway sandbox',
    help: 'Run the sandbox gateway as a process of its own',
    options: [
      { name: 'port', value: 'port', help: 'where it listens', fallback: '4100' },
      { name: 'lose', value: 'part', help: 'for trials: which part of the webhooks is lost', fallback: '0' },
      { name: 'repeat', value: 'part', help: 'for trials: which part of the webhooks comes twice', fallback: '0' },
    ],
    role: null,
    database: 'none',
    run: async (input, { config }) => {
      await runSandbox(config, parsePort(input.text('port')), {
        lost: parsePart(input.text('lose')),
        repeated: parsePart(input.text('repeat')),
      });
      return '';
    },
  },
];
