import { riyadhDay } from '@taawun/domain';
import type { Db } from '../db/schema.ts';
import { endOfDay, startOfDay } from '../shared/riyadh-days.ts';
import type { Operator } from './operators.ts';

/** What a command is about to do. */
export interface TrailEntry {
  operator: Operator;
  /** Name of the command and its switches, without values. */
  command: string;
}

/** Facts that become known while the command runs. */
export interface TrailResult {
  subject: string | null;
  reason: string | null;
  result: 'done' | 'failed';
}

const LONGEST = 500;
const short = (text: string | null): string | null => text?.slice(0, LONGEST) ?? null;

/**
 * Writes the row of a command before it starts, so that one that is killed has left it.
 * @returns writes its result, in a row of its own: neither is ever changed
 */
export async function beginTrail(
  db: Db,
  { operator, command }: TrailEntry,
): Promise<(result: TrailResult) => Promise<void>> {
  const { id } = await db
    .insertInto('staff_log')
    .values({ who: operator.name, role: operator.role, command })
    .returning('id')
    .executeTakeFirstOrThrow();
  return async ({ subject, reason, result }) => {
    await db
      .insertInto('staff_log_results')
      .values({ log_id: id, subject: short(subject), reason: short(reason), result })
      .execute();
  };
}

const listed = 500;

/** Lists the trail, newest first, one row per line. */
export async function listTrail(db: Db, { from, to, who }: { from?: string; to?: string; who?: string }) {
  let query = db
    .selectFrom('staff_log as l')
    .leftJoin('staff_log_results as r', 'r.log_id', 'l.id')
    .select(['l.at', 'l.who', 'l.role', 'l.command', 'r.subject', 'r.reason', 'r.result'])
    .orderBy('l.id', 'desc')
    .limit(listed);
  if (from !== undefined) query = query.where('l.at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('l.at', '<', endOfDay(to));
  if (who !== undefined) query = query.where('l.who', '=', who);
  const lines = (await query.execute()).map(({ at, command, subject, reason, result, ...row }) =>
    [
      riyadhDay(at),
      // language-check-ignore explicit-locale -- commands print English
      at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Riyadh' }),
      `${row.who} (${row.role})`,
      command,
      subject ?? '',
      result ?? 'without a result',
      reason ?? '',
    ].join('\t'),
  );
  return lines.join('\n') || 'Nothing.';
}
