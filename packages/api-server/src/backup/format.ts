import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Version of the format; a program reads its own and earlier ones. */
export const FORMAT_VERSION = 1;

/*
 * A backup is a gzip file of lines, each a JSON value:
 * 1. the head,
 * 2. for each table `{"table", "columns"}`, then its rows: arrays of texts or null, in the order of the columns,
 * 3. the end, with the number of rows by table, the sequences, and the SHA-256 of every byte before.
 */

export interface Head {
  format: 'taawun-backup';
  version: number;
  created: string;
  /** Name and version of the database, for the reader. */
  database: string;
  migrations: string[];
}
interface TableLine {
  table: string;
  columns: string[];
}
export type Row = (string | null)[];
export interface End {
  rows: Record<string, number>;
  sequences: Record<string, string | null>;
  sha256: string;
}
export type Line = Head | TableLine | Row | End;

export const isTable = (line: Line): line is TableLine => 'table' in line;
const isHead = (line: Line): line is Head => 'format' in line;
const isEnd = (line: Line): line is End => 'sha256' in line;

/** The file cannot be restored; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const damaged = (file: string, why: string) =>
  new BackupError(`${file} is damaged: ${why}. Nothing was restored. Use another backup.`);

/** Reads a backup line by line. Rejects a file that is not gzip, and one that is cut off. */
export async function* readLines(file: string): AsyncGenerator<{ text: string; line: Line }> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.once('error', (error) => plain.destroy(error)).pipe(plain);
  let isFirst = true;
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: Infinity })) {
      yield { text, line: JSON.parse(text) as Line };
      isFirst = false;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BackupError(`${file} cannot be read (${code}). Give the path of a backup.`);
    if (isFirst && (code === 'Z_DATA_ERROR' || error instanceof SyntaxError))
      throw new BackupError(`${file} is no backup. Give a file that "taawun-api backup" has written.`);
    throw damaged(file, message);
  } finally {
    source.destroy();
  }
}

/**
 * Reads a whole backup and compares it with its own checksum and row counts.
 * @throws BackupError when it is no backup, incomplete or damaged, or of a later format
 */
export async function verifyBackup(file: string): Promise<{ head: Head; end: End }> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let head: Head | null = null;
  let end: End | null = null;
  let table = '';
  for await (const { text, line } of readLines(file)) {
    if (head === null) {
      if (!isHead(line))
        throw new BackupError(`${file} is no backup. Give a file that "taawun-api backup" has written.`);
      if (line.version > FORMAT_VERSION)
        throw new BackupError(
          `${file} has the format ${line.version}; this program reads ${FORMAT_VERSION}. Restore it with the version that wrote it, or a later one.`,
        );
      head = line;
    } else if (isEnd(line)) {
      end = line;
      break;
    } else if (Array.isArray(line)) rows[table] = (rows[table] ?? 0) + 1;
    else if (isTable(line)) {
      table = line.table;
      rows[table] = 0;
    }
    hash.update(`${text}\n`);
  }
  if (!head || !end) throw damaged(file, 'its last line is missing');
  if (hash.digest('hex') !== end.sha256) throw damaged(file, 'its checksum is another one');
  for (const [name, count] of Object.entries(end.rows))
    if (rows[name] !== count) throw damaged(file, `${name} has ${rows[name] ?? 0} rows instead of ${count}`);
  return { head, end };
}
