import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response for guests: independent of cookies, and without Set-Cookie. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whether the page may be cached. */
  common: boolean;
  /** Compressed although it is not cached: a public page with an unlisted query. @default false */
  compress?: boolean;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage extends Omit<RenderedPage, 'body'> {
  etag: string;
  /** The encoded body; each encoding is computed once. */
  as: (encoding: Encoding) => Promise<Buffer>;
}

interface Entry {
  page: Promise<CachedPage> | undefined;
  made: number;
  bytes: number;
}

export interface PageCacheOptions {
  /** Maximum bytes of all bodies. @default 64 MB */
  capacity?: number;
  /** Maximum age in milliseconds, although nothing was published: a year ends, an offer expires. @default 60000 */
  maxAge?: number;
  now?: () => number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
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
 * Version of the published content; `null` where nothing knows it, as with a remote API. Rejects while the database
 * does not answer.
 */
type Version = () => Promise<string | null>;

/**
 * Caches public pages by URL for one version of the published content. Without a version nothing is cached; while the
 * version cannot be read, cached pages are served as they are.
 */
export function createPageCache({ capacity = 64_000_000, maxAge = 60_000, now = Date.now }: PageCacheOptions = {}) {
  const entries = new Map<string, Entry>();
  let current: string | null = null;
  let bytes = 0;
  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };

  /** The last page of a URL, whatever has been published since. */
  const last = (key: string): Promise<CachedPage> | null => entries.get(key)?.page ?? null;

  async function make(
    entry: Entry,
    key: string,
    known: string,
    version: Version,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    try {
      const rendered = await render();
      // Content that was published during rendering may be on the page in part.
      if (!rendered.common || (await version().catch(() => null)) !== known) drop(key, entry);
      else if (entries.get(key) === entry) {
        entry.bytes = Buffer.byteLength(rendered.body);
        bytes += entry.bytes;
        for (const [oldest, other] of entries) if (bytes > capacity) drop(oldest, other);
      }
      return keep(rendered);
    } catch (error) {
      drop(key, entry);
      throw error;
    }
  }

  /** The cached page of a URL for a version. */
  const find = (key: string, known: string): Promise<CachedPage> | null => {
    if (known !== current) {
      entries.clear();
      bytes = 0;
      current = known;
    }
    const before = entries.get(key);
    if (!before?.page) return null;
    if (now() - before.made >= maxAge) {
      drop(key, before);
      return null;
    }
    // Most recently used last.
    entries.delete(key);
    entries.set(key, before);
    return before.page;
  };

  /** The page of a URL, if it is cached. */
  const peek = async (key: string, version: Version): Promise<CachedPage | null> => {
    if (!entries.has(key)) return null;
    try {
      const known = await version();
      return known === null ? null : find(key, known);
    } catch {
      return last(key);
    }
  };

  /** The page of a URL; concurrent requests render it once. */
  const get = async (key: string, version: Version, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    let known: string | null;
    try {
      known = await version();
    } catch {
      return last(key) ?? keep(await render());
    }
    if (known === null) return keep(await render());
    const before = find(key, known);
    if (before) return before;
    const entry: Entry = { page: undefined, made: now(), bytes: 0 };
    entries.set(key, entry);
    entry.page = make(entry, key, known, version, render);
    return entry.page;
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
