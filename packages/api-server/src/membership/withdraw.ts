import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { OPEN } from './accept.ts';
import { EMPTIED } from '../personal-data/emptied.ts';

/**
 * Withdraws a user's open application and erases its data.
 * @throws Failure `application_closed` when there is none
 */
export async function withdrawApplication(db: Db, userId: number): Promise<void> {
  const ended = await db
    .updateTable('member_applications')
    .set({ status: 'withdrawn', decided_at: new Date(), fields: '{}', ...EMPTIED })
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('application_closed');
}
