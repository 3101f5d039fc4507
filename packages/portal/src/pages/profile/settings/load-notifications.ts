import type { LoadArgs } from '../../../app/page/page.ts';

/** Number of notifications shown initially, and added at a time. */
export const STEP = 10;
const MAX_SHOWN = 100;

/** Loads as many notifications as `?shown=` requests, and the total (at most 100). */
export async function loadNotifications({ client, url, signal }: Pick<LoadArgs, 'client' | 'url' | 'signal'>) {
  const shown = Math.floor(Number(url.searchParams.get('shown')));
  const { notifications, pagination } = await client.listNotifications(
    { per_page: Math.min(MAX_SHOWN, Math.max(STEP, shown || 0)) },
    { signal },
  );
  return { notifications, total: Math.min(MAX_SHOWN, pagination.total) };
}
