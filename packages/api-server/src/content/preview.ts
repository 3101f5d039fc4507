import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentSource } from '@taawun/api-client/content';
import type { Db } from '../db/schema.ts';
import { newCode, sha256 } from '../shared/secrets.ts';
import { keyOfDocument, kindOf, type Stored } from './kinds.ts';
import type { Ready } from './validate.ts';

const LIFE_MS = 60 * 60_000;

/** Documents of a preview, in the order of their kinds. */
interface Previewed {
  kind: string;
  data: Stored;
}

const shown = new AsyncLocalStorage<readonly Previewed[]>();

/** Stores documents for an hour and returns the secret code of their preview. */
export async function createPreview(db: Db, documents: readonly Ready[], now = new Date()): Promise<string> {
  const code = newCode();
  await db.deleteFrom('content_previews').where('expires_at', '<', now).execute();
  await db
    .insertInto('content_previews')
    .values({
      code_hash: sha256(code),
      documents: JSON.stringify(documents.map(({ kind, data }): Previewed => ({ kind: kind.name, data }))),
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return code;
}

/** Returns the page of a preview and what renders it with its documents; `null` when it has ended. */
export async function openPreview(db: Db, code: string, now = new Date()) {
  const row = await db
    .selectFrom('content_previews')
    .select('documents')
    .where('code_hash', '=', sha256(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const documents = row?.documents as readonly Previewed[] | undefined;
  const first = documents?.[0];
  if (!documents || !first) return null;
  const kind = kindOf(first.kind);
  return {
    path: kind.page(keyOfDocument(kind, first.data), first.data),
    render: <Result>(run: () => Promise<Result>): Promise<Result> => shown.run(documents, run),
  };
}

/** Returns the content with the documents of the preview that is being rendered; outside a preview as it is. */
export function withPreview(source: ContentSource): ContentSource {
  const documents = shown.getStore();
  if (!documents) return source;
  const changed: Record<string, unknown> = { ...source };
  for (const { kind: name, data } of documents) {
    const kind = kindOf(name);
    if (kind.stored === 'pageSettings') {
      changed['pageSettings'] = { ...(changed['pageSettings'] as object), [String(data['name'])]: data['settings'] };
      continue;
    }
    const list = changed[kind.stored] as readonly Stored[];
    const key = keyOfDocument(kind, data);
    const isKnown = list.some((each) => keyOfDocument(kind, each) === key);
    changed[kind.stored] = isKnown
      ? list.map((each) => (keyOfDocument(kind, each) === key ? data : each))
      : [data, ...list];
  }
  return changed as unknown as ContentSource;
}
