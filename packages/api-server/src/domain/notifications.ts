import type { Locale } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { pageOf, type Paging } from './paging.ts';

/** How many the user has not read yet. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { total } = await db.selectFrom('notifications').select(({ fn }) => fn.countAll<number>().as('total')).where('user_id', '=', userId).where('read_at', 'is', null).executeTakeFirstOrThrow();
  return total;
}

/** A user's notifications, newest first. */
export async function listNotifications(db: Db, userId: number, paging: Paging, locale: Locale) {
  const mine = db.selectFrom('notifications').where('user_id', '=', userId);
  const { rows, pagination } = await pageOf(paging, mine.select(({ fn }) => fn.countAll<number>().as('total')), (limit, offset) =>
    mine.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
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
