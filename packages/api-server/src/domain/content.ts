import type { ContentSource } from '@taawun/api-client/content';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

type Kind = keyof ContentSource;
const KINDS: readonly Kind[] = ['branches', 'settings', 'pageSettings', 'news', 'programs', 'products', 'services', 'council', 'supporters', 'galleries', 'videos', 'documents', 'statistics', 'topics'];

interface Page {
  name: string;
  settings: ContentSource['pageSettings'][string];
}

/** What is published, as the database has it. Read again only when its version has changed, which every call asks for. */
export interface ContentStore {
  read: () => Promise<ContentSource>;
}

export function createContentStore(db: Db): ContentStore {
  let cached: { version: string; source: Promise<ContentSource> } | null = null;
  return {
    read: async () => {
      const row = await db.selectFrom('content_version').select('version').executeTakeFirst();
      const version = row?.version ?? '';
      if (cached?.version !== version) {
        const source = readAll(db);
        cached = { version, source };
        // A failed read is not kept.
        source.catch(() => (cached = null));
      }
      return cached.source;
    },
  };
}

async function readAll(db: Db): Promise<ContentSource> {
  const rows = await db.selectFrom('content').select(['kind', 'data']).orderBy('kind').orderBy('position').execute();
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ data }) => data);
  const pages = of('pageSettings') as Page[];
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])),
    pageSettings: Object.fromEntries(pages.map(({ name, settings }) => [name, settings])),
  } as unknown as ContentSource;
}

/** Puts a source in the place of what is published. */
export async function writeContent(tx: Tx, source: ContentSource, version: string, origin: 'fixtures' | 'import'): Promise<void> {
  await sql`delete from content`.execute(tx);
  for (const kind of KINDS) {
    const entries: readonly unknown[] = kind === 'pageSettings' ? Object.entries(source.pageSettings).map(([name, settings]) => ({ name, settings })) : source[kind];
    const rows = entries.map((entry, position) => ({ kind, position, data: JSON.stringify(entry) }));
    if (rows.length) await tx.insertInto('content').values(rows).execute();
  }
  await tx.insertInto('content_version').values({ id: 1, version, origin }).onConflict((conflict) => conflict.column('id').doUpdateSet({ version, origin })).execute();
}
