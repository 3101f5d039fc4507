import { setImmediate } from 'node:timers/promises';
import { newsIndexOf, type ContentSource } from '@taawun/api-client/content';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { joined } from '../shared/batches.ts';
import type { PublishedVersions } from './versions.ts';

type Kind = keyof ContentSource;
const KINDS: readonly Kind[] = [
  'branches',
  'settings',
  'pageSettings',
  'news',
  'programs',
  'products',
  'services',
  'council',
  'supporters',
  'galleries',
  'videos',
  'documents',
  'statistics',
  'topics',
];

interface Page {
  name: string;
  settings: ContentSource['pageSettings'][string];
}

/** What content depends on: the published documents, and the donations that are added to their totals. */
type ContentVersions = Pick<PublishedVersions, 'content' | 'giving'>;

/**
 * Published content from a database. Each `read` queries the versions and reloads the content only when it changed.
 */
export interface ContentStore {
  read: () => Promise<ContentSource>;
  /** Content of versions that have been read, or newer content, without a query where it is cached. */
  at: (versions: ContentVersions) => Promise<ContentSource>;
  /** Content of the last `read`, without a query: for titles inside a transaction. */
  latest: () => ContentSource;
  /** The same content from a replica of the database. */
  from: (replica: Db) => Pick<ContentStore, 'read' | 'at'>;
}

const NOTHING: ContentSource = {
  branches: [],
  settings: [],
  pageSettings: {},
  news: [],
  programs: [],
  products: [],
  services: [],
  council: [],
  supporters: [],
  galleries: [],
  videos: [],
  documents: [],
  statistics: [],
  topics: [],
};

async function readContentVersions(db: Db): Promise<ContentVersions> {
  const row = await db
    .selectFrom('giving_version as g')
    .leftJoin('content_version as c', (join) => join.onTrue())
    .select(['c.version as content', 'g.version as giving'])
    .executeTakeFirst();
  return { content: row?.content ?? '', giving: String(row?.giving ?? '') };
}

/** Adds the amounts donated through this server to the earlier totals in the content. */
async function withTotals(db: Db, source: ContentSource): Promise<ContentSource> {
  const totals = await db.selectFrom('giving_totals').selectAll().execute();
  const add = (type: 'program' | 'product', entries: ContentSource['programs']) =>
    entries.map((entry) => {
      const total = totals.find(({ target_type, target_slug }) => target_type === type && target_slug === entry.slug);
      return total
        ? { ...entry, raised: entry.raised + total.raised, donors_count: entry.donors_count + total.donors }
        : entry;
    });
  return { ...source, programs: add('program', source.programs), products: add('product', source.products) };
}

/** Milliseconds for which documents that are not read any more stay: a replica may still be at their version. */
const UNUSED_MS = 10_000;

export function createContentStore(primary: Db, now: () => number = () => performance.now()): ContentStore {
  const documents = new Map<string, { source: Promise<ContentSource>; usedAt: number }>();
  let latest = NOTHING;

  /** Documents of a version, read once for all databases: 20,000 news take a second. */
  const published = (db: Db, version: string): Promise<ContentSource> => {
    const known = documents.get(version) ?? { source: readAll(db), usedAt: 0 };
    known.usedAt = now();
    if (!documents.has(version)) {
      documents.set(version, known);
      // Do not cache a failed read.
      known.source.catch(() => documents.delete(version));
    }
    for (const [other, { usedAt }] of documents)
      if (other !== version && usedAt < now() - UNUSED_MS) documents.delete(other);
    return known.source;
  };

  const storeOf = (db: Db): Pick<ContentStore, 'read' | 'at'> => {
    let cached: { version: string; source: Promise<ContentSource> } | null = null;
    const at = ({ content, giving }: ContentVersions): Promise<ContentSource> => {
      const version = `${content}:${giving}`;
      const known = published(db, content);
      if (cached?.version !== version) {
        const source = known.then((all) => withTotals(db, all));
        cached = { version, source };
        source.then((all) => (latest = all)).catch(() => (cached = null));
      }
      return cached.source;
    };
    const versions = joined(() => readContentVersions(db));
    return { at, read: async () => at(await versions()) };
  };
  return { ...storeOf(primary), latest: () => latest, from: storeOf };
}

/** Content rows that one query reads: parsing them must not occupy the event loop for long. */
const BATCH = 200;

/** Reads all rows of one version, in batches. */
function readRows(db: Db): Promise<{ kind: string; data: unknown }[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const all: { kind: string; position: number; data: unknown }[] = [];
      for (;;) {
        const last = all.at(-1);
        let query = tx
          .selectFrom('content')
          .select(['kind', 'position', 'data'])
          .orderBy('kind')
          .orderBy('position')
          .limit(BATCH);
        if (last) query = query.where(sql<boolean>`(kind, position) > (${last.kind}, ${last.position}::integer)`);
        const rows = await query.execute();
        all.push(...rows);
        if (rows.length < BATCH) return all;
        // The embedded database does not yield to the event loop.
        await setImmediate();
      }
    });
}

async function readAll(db: Db): Promise<ContentSource> {
  const byKind = Map.groupBy(await readRows(db), ({ kind }) => kind);
  const of = (kind: Kind) => (byKind.get(kind) ?? []).map(({ data }) => data);
  const pages = of('pageSettings') as Page[];
  const source = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])),
    pageSettings: Object.fromEntries(pages.map(({ name, settings }) => [name, settings])),
  } as unknown as ContentSource;
  const news = newsIndexOf(source);
  while (!news.warm()) await setImmediate();
  return source;
}

/** Replaces the published content. */
export async function writeContent(
  tx: Tx,
  source: ContentSource,
  version: string,
  origin: 'fixtures' | 'import',
): Promise<void> {
  await sql`delete from content`.execute(tx);
  for (const kind of KINDS) {
    const entries: readonly unknown[] =
      kind === 'pageSettings'
        ? Object.entries(source.pageSettings).map(([name, settings]) => ({ name, settings }))
        : source[kind];
    const rows = entries.map((entry, position) => ({ kind, position, data: JSON.stringify(entry) }));
    if (rows.length) await tx.insertInto('content').values(rows).execute();
  }
  await tx
    .insertInto('content_version')
    .values({ id: 1, version, origin })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, origin }))
    .execute();
}
