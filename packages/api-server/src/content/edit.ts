import { randomUUID } from 'node:crypto';
import { LOCKS, lockInTransaction } from '../db/open.ts';
import type { Db, Tx } from '../db/schema.ts';
import { textOf } from '../shared/record.ts';
import { ContentError, type FileDocument } from './files.ts';
import { KINDS, keyOfDocument, type Kind, type Stored } from './kinds.ts';
import { validateDocuments, type Known, type Ready } from './validate.ts';

export const mediaAddress = ({ folder, name }: { folder: string; name: string }): string =>
  `/media/${folder === 'documents' ? 'documents/uploads' : 'uploads'}/${name}`;

/** Reads the stored documents of a kind, in order. */
export async function readStored(db: Db | Tx, { stored }: Kind): Promise<Stored[]> {
  const rows = await db.selectFrom('content').select('data').where('kind', '=', stored).orderBy('position').execute();
  return rows.map(({ data }) => data as Stored);
}

/** Reads what documents are completed from. */
async function readKnown(db: Db | Tx, kinds: Iterable<Kind>): Promise<Known> {
  const stored = new Map<string, Stored[]>();
  for (const kind of new Set(kinds)) stored.set(kind.name, await readStored(db, kind));
  const rows = await db.selectFrom('media').select(['folder', 'name', 'size', 'width', 'height']).execute();
  return { stored, media: new Map(rows.map(({ folder, name, ...file }) => [mediaAddress({ folder, name }), file])) };
}

/** Rules that concern all documents of a kind. */
function rejectContradictions(kind: Kind, list: readonly Stored[]): void {
  if (kind.name === 'branches' && list.length > 0) {
    const main = list.filter(({ is_main }) => is_main === true).length;
    if (main !== 1)
      throw new ContentError([`${main} branches have “is_main: true”; exactly one must. Change both in one command.`]);
  }
  const seen = new Set<unknown>();
  for (const { id, slug } of list)
    for (const value of [id === undefined ? undefined : `id ${textOf(id)}`, slug]) {
      if (value !== undefined && seen.has(value))
        throw new ContentError([`${kind.name}: ${textOf(value)} is there twice.`]);
      if (value !== undefined) seen.add(value);
    }
}

const BATCH = 200;

/** Stores the list of a kind: only the rows that differ. */
async function writeList(tx: Tx, kind: Kind, before: readonly Stored[], list: readonly Stored[]): Promise<void> {
  rejectContradictions(kind, list);
  const rows = list.flatMap((data, position) =>
    JSON.stringify(before[position]) === JSON.stringify(data)
      ? []
      : [{ kind: kind.stored, position, data: JSON.stringify(data) }],
  );
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insertInto('content')
      .values(rows.slice(start, start + BATCH))
      .onConflict((on) => on.columns(['kind', 'position']).doUpdateSet((eb) => ({ data: eb.ref('excluded.data') })))
      .execute();
  if (list.length < before.length)
    await tx.deleteFrom('content').where('kind', '=', kind.stored).where('position', '>=', list.length).execute();
}

/** A new version, which every page cache notices. */
async function publish(tx: Tx): Promise<string> {
  const version = `staff-${randomUUID()}`;
  await tx
    .insertInto('content_version')
    .values({ id: 1, version, origin: 'import' })
    .onConflict((on) => on.column('id').doUpdateSet({ version, origin: 'import' }))
    .execute();
  return version;
}

function placed(kind: Kind, before: readonly Stored[], documents: readonly Ready[]): Stored[] {
  const list = [...before];
  // Places count from the front: the lowest first.
  for (const { key, order, data } of documents.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))) {
    const index = list.findIndex((each) => keyOfDocument(kind, each) === key);
    if (index >= 0 && order === null) list[index] = data;
    else {
      if (index >= 0) list.splice(index, 1);
      list.splice(order === null ? list.length : Math.min(order - 1, list.length), 0, data);
    }
  }
  return list;
}

/** Documents that a change of the content has stored. */
export interface Changed {
  added: string[];
  changed: string[];
}

/**
 * Stores documents: all or none.
 * @param replace removes everything else
 * @throws ContentError
 */
export function putDocuments(db: Db, documents: readonly FileDocument[], { replace = false } = {}): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, LOCKS.seed);
    const kinds = new Set(documents.map(({ kind }) => kind));
    const known = await readKnown(tx, kinds);
    const ready = validateDocuments(documents, known);
    const changed: Changed = { added: [], changed: [] };
    for (const kind of replace ? KINDS : kinds) {
      const before = known.stored.get(kind.name) ?? (await readStored(tx, kind));
      const own = ready.filter((each) => each.kind === kind);
      for (const { key } of own)
        changed[before.some((each) => keyOfDocument(kind, each) === key) ? 'changed' : 'added'].push(
          `${kind.name} ${key}`,
        );
      await writeList(tx, kind, before, placed(kind, replace ? [] : before, own));
    }
    await publish(tx);
    return changed;
  });
}

/**
 * Removes one document.
 * @throws Error when there is none, ContentError when another rule forbids it
 */
export function removeDocument(db: Db, kind: Kind, key: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, LOCKS.seed);
    const before = await readStored(tx, kind);
    const list = before.filter((each) => keyOfDocument(kind, each) !== key);
    if (list.length === before.length)
      throw new Error(`There is no ${key} among ${kind.name}. The keys: taawun-api content list ${kind.name}`);
    await writeList(tx, kind, before, list);
    await publish(tx);
  });
}

/** Returns the content with the documents of files in it, without storing anything. */
export async function previewDocuments(db: Db, documents: readonly FileDocument[]): Promise<Ready[]> {
  return validateDocuments(
    documents,
    await readKnown(
      db,
      documents.map(({ kind }) => kind),
    ),
  );
}
