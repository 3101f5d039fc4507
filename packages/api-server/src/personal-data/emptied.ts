import { withoutSensitive } from '@taawun/domain/membership';
import { sql, type Selectable } from 'kysely';
import type { Database, Db } from '../db/schema.ts';

/** Days for which a rejected applicant finds the other fields filled in again: as long as a draft. */
const REAPPLY_DAYS = 30;
const DAY = 86_400_000;

/** The columns of a decided application that no longer hold sensitive fields. */
export const EMPTIED = { fields_enc: null, national_id: null, national_id_index: null, mem_no: null } as const;

/** Returns the fields of a rejected application, from which the applicant may start a new one. */
export const rejectedFields = ({ fields }: Pick<Selectable<Database['member_applications']>, 'fields'>): string =>
  JSON.stringify(withoutSensitive(fields));

/** Empties applications that were rejected long ago: only the shares remain. */
export async function emptyRejected(db: Db, now = new Date()): Promise<void> {
  await db
    .updateTable('member_applications')
    .set({ fields: sql`jsonb_build_object('shares_count', fields -> 'shares_count')` as never, ...EMPTIED })
    .where('status', '=', 'rejected')
    .where('decided_at', '<', new Date(now.getTime() - REAPPLY_DAYS * DAY))
    .where(sql<boolean>`fields - 'shares_count' <> '{}'::jsonb`)
    .execute();
}
