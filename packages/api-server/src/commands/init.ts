import { statfs } from 'node:fs/promises';
import { parseEmail, parseMobile } from '@taawun/domain';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { putDocuments } from '../content/edit.ts';
import { readDocuments } from '../content/files.ts';
import type { Db } from '../db/schema.ts';
import { QUESTIONS } from '../staff/init-questions.ts';
import { addStaff } from '../staff/operators.ts';
import type { CommandInput, CommandSpec } from '../staff/spec.ts';
import { stringify } from 'yaml';

const TOPICS = [
  ['استفسار عام', 'General enquiry', 'inquiry'],
  ['العضوية والانضمام', 'Membership and joining', 'membership'],
  ['التبرعات والإيصالات', 'Donations and receipts', 'donation'],
  ['اقتراح', 'Suggestion', 'suggestion'],
  ['شكوى', 'Complaint', 'complaint'],
] as const;

/** What the pages and documents need of an association, in the form of content files. */
function firstContent(input: CommandInput): Buffer {
  const both = (name: string) => ({ ar: input.text(name), en: input.text(`${name}-en`) });
  const [phone, email] = [parseMobile(input.text('phone')), parseEmail(input.text('email'))];
  if (phone === null) throw new Error('--phone is no Saudi mobile number. Write it as 05XXXXXXXX.');
  if (email === null) throw new Error('--email is no e-mail address.');
  const settings: [string, unknown][] = [
    ['association_name', both('name')],
    ['association_short_name', both('name')],
    ['license_number', input.text('license')],
    ['mobile', phone],
    ['phone', phone],
    ['email', email],
    ['address', both('address')],
    ['currency', 'SAR'],
    ['donation_amounts', '5000,10000,25000,50000'],
    ['donation_default_months', '6'],
  ];
  return Buffer.from(
    [
      ...settings.map(([type, value]) => stringify({ content: 'settings', type, value })),
      ...TOPICS.map(([ar, en, kind], index) => stringify({ content: 'topics', id: index + 1, name: { ar, en }, kind })),
    ].join('---\n'),
  );
}

/** What the association has set up already. */
async function rejectSecond(db: Db): Promise<void> {
  const row = await db
    .selectFrom('content_version')
    .select('origin')
    .where('origin', '=', 'import')
    .limit(1)
    .executeTakeFirst();
  const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (row || staff)
    throw new Error(
      'The association is set up already. Change it by: content show settings <type>, content put, staff add.',
    );
}

const gibibytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GiB`;

async function checks(db: Db, { databaseUrl, dataDir, payment, profile, publicOrigin }: Config): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const disk = await statfs(dataDir).catch(() => null);
  return [
    `Database: PostgreSQL ${rows[0]?.version}${databaseUrl === null ? `, embedded in ${dataDir}` : ''}.`,
    `Payments: ${payment.gateway}${payment.gateway === 'sandbox' ? ', which moves no money' : ''}.`,
    ...(disk ? [`Disk: ${gibibytes(disk.bavail * disk.bsize)} free in ${dataDir}.`] : []),
    `Address: ${publicOrigin}${profile === 'production' && publicOrigin.startsWith('http://') ? ', which is not https: set PUBLIC_ORIGIN' : ''}.`,
  ];
}

/** Settings of the environment that are in use, for a file that the service reads. Quoted as systemd and Docker read it. */
function settingsText({ port, host, dataDir, databaseUrl, publicOrigin, payment }: Config): string {
  const lines: [string, string | null][] = [
    ['NODE_ENV', 'production'],
    ['HOST', host],
    ['PORT', String(port)],
    ['PUBLIC_ORIGIN', publicOrigin],
    ['DATA_DIR', dataDir],
    ['DATABASE_URL', databaseUrl],
    ['PAYMENT_GATEWAY', payment.gateway],
  ];
  return [
    '# Settings of the server. It contains secrets: only its user may read it.',
    ...lines.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])),
    '# The secrets of the gateway: docs/giving.md',
    '',
  ].join('\n');
}

/** The guided first set-up. */
export const initCommand: CommandSpec = {
  name: 'init',
  help: 'Set up the association: its name, licence and contact, the first administrator; prompts for what the options leave out',
  options: [
    ...QUESTIONS.map(({ option, text, rule }) => ({ name: option, value: 'text', help: `${text.en}: ${rule.en}` })),
    { name: 'language', value: 'ar or en', help: 'language of the questions', fallback: 'ar' },
    {
      name: 'settings',
      value: 'file',
      help: 'write the settings of this environment to a new file, which only its user may read',
    },
  ],
  role: null,
  trail: 'change',
  run: async (input, { db, config, note }) => {
    note({ subject: input.text('name') });
    for (const { option, isValid, rule } of QUESTIONS)
      if (!isValid(input.text(option))) throw new Error(`--${option} must be ${rule.en}. Nothing was changed.`);
    await rejectSecond(db);
    const lines = await checks(db, config);
    await putDocuments(db, readDocuments(new Map([['init', firstContent(input)]])), { replace: true });
    const token = await addStaff(db, input.text('admin'), 'admin');
    const file = input.maybe('settings');
    return {
      text: [
        ...lines,
        'The association is set up. Its pages are empty: docs/operate.md, Daily work.',
        `The staff token of ${input.text('admin')}, shown only now:`,
        `TAAWUN_STAFF=${token}`,
      ].join('\n'),
      ...(file !== undefined && { files: [{ path: file, data: Buffer.from(settingsText(config)), isNew: true }] }),
    };
  },
};
