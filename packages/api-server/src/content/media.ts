import { riyadhDay } from '@taawun/domain';
import { basename } from 'node:path';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { mediaAddress } from './edit.ts';

/** Bytes of a file that is uploaded. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Pixels of an image that is uploaded, against files that unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;
/** Longest side of a stored image. */
const MAX_SIDE = 2_000;

interface Prepared {
  folder: 'uploads' | 'documents';
  extension: string;
  type: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** Decodes an image and encodes it again, upright and without metadata: place, camera, author. */
async function prepareImage(path: string, bytes: Buffer): Promise<Prepared> {
  // A library of megabytes, which no other command needs.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata().catch((error: unknown) => {
    throw new Error(`${path} is no image and no PDF. Allowed: JPEG, PNG, WebP, AVIF, GIF, TIFF and PDF.`, {
      cause: error,
    });
  });
  if (!FORMATS.has(format))
    throw new Error(`${path} is ${format.toUpperCase()}. Allowed: JPEG, PNG, WebP, AVIF, GIF, TIFF and PDF.`);
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return {
      folder: 'uploads',
      extension: 'webp',
      type: 'image/webp',
      bytes: data,
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    throw new Error(`${path} cannot be read as an image: ${(error as Error).message}`, { cause: error });
  }
}

function prepare(path: string, bytes: Buffer): Promise<Prepared> {
  if (bytes.length > MAX_BYTES)
    throw new Error(
      `${path} has ${(bytes.length / 1024 / 1024).toFixed(1)} MiB; ${MAX_BYTES / 1024 / 1024} MiB are allowed.`,
    );
  // By content: names lie.
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return Promise.resolve({
      folder: 'documents',
      extension: 'pdf',
      type: 'application/pdf',
      bytes,
      width: null,
      height: null,
    });
  return prepareImage(path, bytes);
}

/** Stored file, by its address in content. */
export interface StoredMedia {
  address: string;
  size: number;
  width: number | null;
  height: number | null;
}

/**
 * Stores images and PDF documents, all or none; the same content twice is one file.
 * @throws Error for a file that is too large or of another type
 */
export async function addMedia(db: Db, files: ReadonlyMap<string, Buffer>): Promise<StoredMedia[]> {
  const prepared: { path: string; file: Prepared; name: string }[] = [];
  for (const [path, bytes] of files) {
    const file = await prepare(path, bytes);
    const digest = createHash('sha256').update(file.bytes).digest('hex').slice(0, 32);
    prepared.push({ path, file, name: `${digest}.${file.extension}` });
  }
  await db.transaction().execute(async (tx) => {
    for (const { path, file, name } of prepared) {
      const { folder, type, bytes, width, height } = file;
      await tx
        .insertInto('media')
        .values({ name, folder, type, bytes, size: bytes.length, width, height, original: basename(path) })
        .onConflict((on) => on.column('name').doNothing())
        .execute();
    }
  });
  return prepared.map(({ file: { folder, bytes, width, height }, name }) => ({
    address: mediaAddress({ folder, name }),
    size: bytes.length,
    width,
    height,
  }));
}

/** Reads a stored file; `null` when there is none. */
export async function readMedia(db: Db, folder: 'uploads' | 'documents', name: string) {
  const row = await db
    .selectFrom('media')
    .select(['type', 'bytes'])
    .where('name', '=', name)
    .where('folder', '=', folder)
    .executeTakeFirst();
  return row ? { type: row.type, bytes: Buffer.from(row.bytes) } : null;
}

/** Lists the stored files, newest first, one per line. */
export async function listMedia(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('media')
    .select(['name', 'folder', 'size', 'width', 'height', 'original', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .execute();
  const line = ({ size, width, height, original, created_at, ...row }: (typeof rows)[number]) =>
    [
      mediaAddress(row),
      `${Math.ceil(size / 1024)} KiB`,
      width === null ? 'PDF' : `${width} × ${height}`,
      riyadhDay(created_at),
      original,
    ].join('\t');
  return rows.map(line).join('\n') || 'No files.';
}

/**
 * Removes a stored file.
 * @throws Error while content uses it
 */
export async function removeMedia(db: Db, address: string): Promise<void> {
  const match = /^\/media\/(uploads|documents\/uploads)\/([\w.-]+)$/.exec(address);
  const name = match?.[2] ?? '';
  await db.transaction().execute(async (tx) => {
    const users = await tx
      .selectFrom('content')
      .select([
        'kind',
        sql<string>`coalesce(data ->> 'slug', data ->> 'name', data ->> 'id', data ->> 'type')`.as('key'),
      ])
      .where(sql<boolean>`position(${address}::text in data::text) > 0`)
      .limit(10)
      .execute();
    if (users.length)
      throw new Error(
        `${address} is used by ${users.map(({ kind, key }) => `${kind} ${key}`).join(', ')}. Change that first.`,
      );
    const removed = await tx.deleteFrom('media').where('name', '=', name).returning('name').executeTakeFirst();
    if (!removed) throw new Error(`There is no file ${address}. The addresses: taawun-api media list`);
  });
}
