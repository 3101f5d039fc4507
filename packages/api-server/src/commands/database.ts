import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write.ts';
import type { End } from '../backup/format.ts';
import type { Config } from '../config/config.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { checkDataKeys } from '../personal-data/state.ts';
import { encryptStored } from '../personal-data/stored.ts';
import { ordersWithoutPayments } from '../giving/without-payments.ts';
import { auditBooks, recordAudit, type Audit } from '../audit/audit.ts';
import { sarText } from '../shared/money.ts';
import type { CommandSpec } from '../staff/spec.ts';

/** Recomputes every balance. */
const auditText = async (db: Db): Promise<string> => textOf(await auditBooks(db));

/** @throws Error with one line for each difference */
function textOf({ accounts, offers, movements, shares, cash, donations, refunds, differences }: Audit): string {
  if (differences.length) throw new Error(`The books do not agree:\n${differences.join('\n')}`);
  return `The books agree: ${accounts} accounts, ${offers} offers, ${movements} movements, ${shares} shares, ${sarText(cash)}; donations ${sarText(donations)}, given back ${sarText(refunds)}.`;
}

const counted = ({ rows }: End) =>
  `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows of ${Object.keys(rows).length} tables`;

/** What belongs to the data and is in the environment or beside the database. */
async function missingText(db: Db, { payment, dataDir, databaseUrl, dataKeys, dataKeysFile }: Config): Promise<string> {
  const { cards } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('cards'))
    .where('token', 'is not', null)
    .executeTakeFirstOrThrow();
  const key =
    payment.gateway === 'sandbox'
      ? []
      : [`PAYMENT_TOKEN_KEY, without which the cards of ${cards} monthly donations cannot be charged`];
  const dataKey =
    dataKeysFile !== null
      ? `the key file ${dataKeysFile}`
      : dataKeys === null
        ? `the key file ${dataDir}/data.keys`
        : 'DATA_KEYS';
  const book = payment.gateway === 'sandbox' ? [`the payments of the sandbox gateway in ${dataDir}/sandbox`] : [];
  return [
    'Not in it, keep it safe elsewhere:',
    ...[
      `${dataKey}, without which personal data is lost`,
      ...key,
      `the settings and secrets of the environment${databaseUrl === null ? '' : ' (DATABASE_URL and others)'}`,
      ...book,
    ].map((line) => `  ${line}`),
  ].join('\n');
}

async function pendingText(db: Db): Promise<string> {
  const { done, pending } = await readMigrations(db);
  if (pending.length === 0) return `The database is up to date: ${done.length} migrations.`;
  return `Pending, ${pending.length} of ${done.length + pending.length} migrations:\n${pending.map((name) => `  ${name}`).join('\n')}\nWrite a backup, then run: taawun-api upgrade`;
}

async function upgrade(db: Db): Promise<string> {
  const from = performance.now();
  const applied = await migrate(db);
  await checkDataKeys(db);
  const encrypted = await encryptStored(db);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const lines = applied.length
    ? [`Applied in ${seconds} s, ${applied.length} migrations:`, ...applied.map((name) => `  ${name}`)]
    : ['The database is up to date.'];
  if (encrypted > 0) lines.push(`Encrypted: the personal data of ${encrypted} rows.`);
  return [...lines, ...(await ordersWithoutPayments(db)), await auditText(db)].join('\n');
}

/** Commands for the database itself. */
export const databaseCommands: readonly CommandSpec[] = [
  {
    name: 'migrate',
    help: 'Bring the database up to date',
    role: null,
    run: () => Promise.resolve('The database is up to date.'),
  },
  {
    name: 'upgrade',
    help: 'Bring the database up to date, report what was done and compute every balance from nothing',
    options: [{ name: 'pending', help: 'only show the migrations that would be applied' }],
    role: null,
    database: 'alone, as it is',
    run: (input, { db }) => (input.flag('pending') ? pendingText(db) : upgrade(db)),
  },
  {
    name: 'backup',
    help: 'Write all data, as of one point in time, to a new file',
    arguments: [{ name: 'file', help: 'a new file' }],
    role: null,
    database: 'alone, as it is',
    run: async (input, { db, config }) => {
      const file = resolve(input.text('file'));
      const end = await writeBackup(db, file);
      return `Written to ${file}: ${counted(end)}, SHA-256 ${end.sha256}.\n${await missingText(db, config)}`;
    },
  },
  {
    name: 'restore',
    help: 'Restore a backup of either kind of database into an empty one, then compute every balance from nothing',
    arguments: [{ name: 'file', help: 'a backup' }],
    role: null,
    database: 'alone, as it is',
    run: async (input, { db }) => {
      const { head, end, migrated } = await restoreBackup(db, resolve(input.text('file')));
      const encrypted = await encryptStored(db);
      const lines = [`Restored the backup of ${head.created} (${head.database}): ${counted(end)}.`];
      if (migrated.length) lines.push(`Applied since: ${migrated.join(', ')}.`);
      if (encrypted > 0) lines.push(`Encrypted: the personal data of ${encrypted} rows.`);
      return [...lines, await auditText(db)].join('\n');
    },
  },
  {
    name: 'audit',
    help: 'Compute every balance from nothing; ends with 1 when something differs',
    role: null,
    run: async (_, { db }) => textOf(await recordAudit(db)),
  },
];
