import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { masks } from '../shared/mask.ts';

/** Filter of feedback by days (ISO, inclusive) and page. */
interface Filter {
  from?: string | undefined;
  to?: string | undefined;
  page?: string | undefined;
}

const MAX_LISTED = 500;
const NONE = 'No feedback.';

function filtered(db: Db, { from, to, page }: Filter) {
  let query = db.selectFrom('page_feedback');
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  if (page !== undefined) query = query.where('path', '=', page);
  return query;
}

/** Lists the texts of visitors, the newest first, one per line: day, page, language, answer, text. */
export async function listFeedback(db: Db, { full, ...filter }: Filter & { full: boolean }): Promise<string> {
  const rows = await filtered(db, filter)
    .selectAll()
    .where('text', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const show = masks(full);
  return (
    rows
      .map(({ date, path, locale, useful, text }) =>
        [date, path, locale, useful ? 'yes' : 'no', show.text((text ?? '').replaceAll(/\s+/gu, ' '))].join('\t'),
      )
      .join('\n') || NONE
  );
}

/** Counts the answers by page, the page with the most negative ones first. */
export async function summarizeFeedback(db: Db, filter: Filter): Promise<string> {
  const rows = await filtered(db, filter)
    .select(['path', sql<number>`(count(*) filter (where useful))::int`.as('yes')])
    .select([
      sql<number>`(count(*) filter (where not useful))::int`.as('no'),
      sql<number>`count(text)::int`.as('texts'),
    ])
    .groupBy('path')
    .orderBy('no', 'desc')
    .orderBy('path')
    .execute();
  if (rows.length === 0) return NONE;
  const lines = rows.map(({ path, yes, no, texts }) =>
    [path, yes, no, `${Math.round((yes / (yes + no)) * 100)} %`, texts].join('\t'),
  );
  return ['page\tyes\tno\tuseful\ttexts', ...lines].join('\n');
}
