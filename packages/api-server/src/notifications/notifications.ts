import type { Locale } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { countOf, pageOf, type Paging } from '../shared/paging.ts';

/** Counts a user's unread notifications. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Marks all of a user's notifications as read. Returns the number of unread ones. */
export async function readNotifications(db: Db, userId: number): Promise<number> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
  return countUnread(db, userId);
}

/**
 * Marks one notification as read; a repeated call has no effect. Returns the number of unread ones.
 * @throws Failure `not_found` for another user's notification
 */
export async function readNotification(db: Db, userId: number, id: number): Promise<number> {
  const own = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date())) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!own) throw new Failure('not_found');
  return countUnread(db, userId);
}

/** Returns a user's notifications, newest first. */
export async function listNotifications(db: Db, userId: number, paging: Paging, locale: Locale) {
  const own = db.selectFrom('notifications').where('user_id', '=', userId);
  const total = await countOf(own.select(({ fn }) => fn.countAll<number>().as('total')));
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, desc }) =>
    own.selectAll().orderBy('created_at', desc).orderBy('id', desc).limit(limit).offset(offset).execute(),
  );
  const notifications = rows.map(({ id, title, text, created_at, read_at }) => ({
    id,
    title: title[locale],
    text: text[locale],
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
  return { notifications, pagination };
}
