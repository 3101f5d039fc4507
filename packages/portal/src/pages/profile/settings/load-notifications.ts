import type { LoadArgs } from '../../../app/page/page.ts';

/** How many are shown at first, and more at a time. */
export const STEP = 10;
const MAX_SHOWN = 100;

/** The notifications that `?shown=` asks for, and how many there are to show. */
export async function loadNotifications({ client, url, signal }: Pick<LoadArgs, 'client' | 'url' | 'signal'>) {
  const shown = Math.floor(Number(url.searchParams.get('shown')));
  const { notifications, pagination } = await client.listNotifications(
    { per_page: Math.min(MAX_SHOWN, Math.max(STEP, shown || 0)) },
    { signal },
  );
  return { notifications, total: Math.min(MAX_SHOWN, pagination.total) };
}
