import { sql } from 'kysely';
import { codeOf } from '../db/errors.ts';
import type { OpenDatabase } from '../db/open.ts';
import { recordAudit } from './audit.ts';

/** Hour of the day in UTC: three o'clock in Riyadh. */
const NIGHT = 0;
/** Hours for which an audit counts, for example one that the staff has run. */
const RECENT_HOURS = 12;
/** Longest audit in the server, in ms. A statement of it has the limit of every statement. */
const BUDGET_MS = 300_000;
/** Movements and payments that the embedded database audits while requests wait for its one connection: about a second. */
const EMBEDDED_ROWS = 20_000;

export interface NightlyReport {
  /** Lines for the log; empty when the books agree, or nothing was to be done. */
  problem: string;
  differences: readonly string[];
}

const NOTHING: NightlyReport = { problem: '', differences: [] };

/** Whether an audit has ended lately, and how much there is to read. */
async function readState({ db }: Pick<OpenDatabase, 'db'>): Promise<{ recent: boolean; rows: number }> {
  const { rows } = await sql<{ recent: boolean; rows: number }>`
    select exists (select from audits where ended_at > now() - make_interval(hours => ${sql.lit(RECENT_HOURS)})) as recent,
      (select coalesce(max(id), 0) from share_movements) + (select coalesce(max(id), 0) from payments) as rows`.execute(
    db,
  );
  return rows[0] ?? { recent: false, rows: 0 };
}

const tookTooLong = (error: unknown): boolean =>
  (error as Error | null)?.name === 'TimeoutError' ||
  codeOf(error) === '57014' ||
  /Query read timeout/.test(String((error as Error | null)?.message));

/**
 * Audits the books at night, within a limit of time, and records the result. An audit that needs longer is given up:
 * the command `audit` has no limit.
 */
export async function auditAtNight(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  now: Date,
  budgetMs = BUDGET_MS,
): Promise<NightlyReport> {
  // language-check-ignore riyadh-day -- an hour of the day, not a day: NIGHT is the hour of UTC
  if (now.getUTCHours() !== NIGHT) return NOTHING;
  const { recent, rows } = await readState({ db });
  if (recent) return NOTHING;
  if (kind === 'PGlite' && rows > EMBEDDED_ROWS)
    return {
      ...NOTHING,
      problem: `The embedded database has ${rows} movements and payments, too many to audit while requests wait. Run at a quiet time: taawun-api audit`,
    };
  try {
    const { differences } = await recordAudit(db, AbortSignal.timeout(budgetMs));
    return {
      problem: differences.length ? `The books do not agree: ${differences.length} differences.` : '',
      differences,
    };
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    return {
      ...NOTHING,
      problem: `The audit took longer than the server allows. Run at a quiet time: taawun-api audit`,
    };
  }
}
