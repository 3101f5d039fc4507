import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DATA_KINDS, type DataKind, type Versions } from './page-data.ts';

/** A response for guests: independent of cookies, and without Set-Cookie. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whether the page may be cached. */
  common: boolean;
  /** Compressed although it is not cached: a public page with an unlisted query. @default false */
  compress?: boolean;
  /** Kinds of data on the page. @default every kind */
  reads?: readonly DataKind[];
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage extends Omit<RenderedPage, 'body'> {
  etag: string;
  /** The encoded body; each encoding is computed once. */
  as: (encoding: Encoding) => Promise<Buffer>;
}

interface Entry {
  /** The last complete page; `null` while it is rendered for the first time. */
  page: CachedPage | null;
  /** Versions for which the page was rendered, and the kinds of data that are on it. */
  versions: Versions;
  reads: readonly DataKind[];
  rendering: Promise<CachedPage> | null;
  made: number;
  bytes: number;
}

export interface PageCacheOptions {
  /** Maximum bytes of all bodies. @default 64 MB */
  capacity?: number;
  /** Maximum age in milliseconds, although nothing was published: a year ends, an offer expires. @default 60000 */
  maxAge?: number;
  /**
   * Milliseconds for which a page is served although the market or the donations have changed: each trade and donation
   * changes them. @default 1000
   */
  totalsAge?: number;
  now?: () => number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Logarithm of a window that holds the whole body: the default of 4 MB takes as long to allocate as a page to compress,
 * and makes it no smaller.
 */
const windowOf = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
      },
    }),
  gzip: (body) => zip(body),
  identity: (body) => Promise.resolve(body),
};

export function keep({ body, ...rest }: RenderedPage): CachedPage {
  const plain = Buffer.from(body);
  const made = new Map<Encoding, Promise<Buffer>>();
  const as = (encoding: Encoding) => {
    const known = made.get(encoding) ?? encoders[encoding](plain);
    made.set(encoding, known);
    return known;
  };
  return { ...rest, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, as };
}

/**
 * Versions of the public data; `null` where nothing knows them, as with a remote API. Rejects while the database does
 * not answer.
 */
type Version = () => Promise<Versions | null>;

/**
 * Caches public pages by URL for the versions of the data that they show. A page that is outdated is rendered once:
 * other requests are served the previous one meanwhile. Without versions nothing is cached; while they cannot be read,
 * cached pages are served as they are.
 */
export function createPageCache({
  capacity = 64_000_000,
  maxAge = 60_000,
  totalsAge = 1_000,
  now = Date.now,
}: PageCacheOptions = {}) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const isCurrent = ({ made, versions, reads }: Entry, known: Versions): boolean => {
    const age = now() - made;
    return (
      age < maxAge &&
      versions.content === known.content &&
      (age < totalsAge || reads.every((kind) => versions[kind] === known[kind]))
    );
  };

  /** Whether a page may be served while the next one is rendered: only its totals are outdated. */
  const maySubstitute = (entry: Entry, known: Versions): boolean =>
    entry.rendering !== null && entry.versions.content === known.content && now() - entry.made < 2 * maxAge;

  async function make(
    key: string,
    entry: Entry,
    known: Versions,
    version: Version,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const made = now();
    try {
      const rendered = await render();
      // The database may have gone away meanwhile: the previous page stays.
      if (rendered.status >= 500 && entry.page) return entry.page;
      const page = keep(rendered);
      // Content that was published during rendering may be on the page in part.
      const after = rendered.common ? await version().catch(() => null) : null;
      if (after?.content !== known.content) drop(key, entry);
      else if (entries.get(key) === entry) {
        const size = Buffer.byteLength(rendered.body);
        bytes += size - entry.bytes;
        Object.assign(entry, { page, versions: known, reads: rendered.reads ?? DATA_KINDS, made, bytes: size });
        for (const [oldest, other] of entries) if (bytes > capacity) drop(oldest, other);
      }
      return page;
    } catch (error) {
      if (!entry.page) drop(key, entry);
      throw error;
    } finally {
      entry.rendering = null;
    }
  }

  /** The cached page of a URL for these versions. */
  const find = (key: string, known: Versions): CachedPage | null => {
    const entry = entries.get(key);
    if (!entry?.page || !(isCurrent(entry, known) || maySubstitute(entry, known))) return null;
    // Most recently used last.
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  };

  /** The page of a URL, if it is cached. */
  const peek = async (key: string, version: Version): Promise<CachedPage | null> => {
    if (!entries.has(key)) return null;
    try {
      const known = await version();
      return known === null ? null : find(key, known);
    } catch {
      return entries.get(key)?.page ?? null;
    }
  };

  /** The page of a URL; concurrent requests render it once. */
  const get = async (key: string, version: Version, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    let known: Versions | null;
    try {
      known = await version();
    } catch {
      return entries.get(key)?.page ?? keep(await render());
    }
    if (known === null) return keep(await render());
    const found = find(key, known);
    if (found) return found;
    const before = entries.get(key);
    if (before?.rendering && before.versions.content === known.content) return before.rendering;
    const isReusable = before !== undefined && !before.rendering && before.versions.content === known.content;
    if (before && !isReusable) drop(key, before);
    const entry: Entry = isReusable
      ? before
      : { page: null, versions: known, reads: DATA_KINDS, rendering: null, made: now(), bytes: 0 };
    entries.set(key, entry);
    entry.rendering = make(key, entry, known, version, render);
    return entry.rendering;
  };
  return { get, peek };
}

/** The best encoding that a request accepts. */
export function encodingOf(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .flatMap((part) => (/;\s*q=0(\.0*)?\s*$/.test(part) ? [] : [part.split(';')[0]?.trim() ?? ''])),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

/** Whether the browser has the page (If-None-Match; weak comparison, as for GET). */
export const hasAlready = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')));
