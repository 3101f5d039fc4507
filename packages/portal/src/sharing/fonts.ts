import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** Name of the font family inside its files: each weight has its own family name. */
export const FONT_FAMILY = 'Readex Pro SemiBold';

const SUBSETS = ['arabic', 'latin', 'latin-ext'];

interface Table {
  tag: string;
  checksum: number;
  data: Buffer;
}

/**
 * Converts WOFF 1.0 to TrueType: inflates the tables and writes another header (W3C, WOFF File Format 1.0, sections 3
 * and 4). Throws for any other format.
 */
export function toTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF')
    throw new Error('The font is no WOFF 1.0 file: choose a .woff of @fontsource/readex-pro.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (count - power), 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

let files: string[] | undefined;

/** Returns the fonts as files for the rasteriser; they are removed when the process exits. */
export function fontFiles(): string[] {
  if (files) return files;
  const folder = mkdtempSync(join(tmpdir(), 'taawun-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  files = SUBSETS.map((subset) => {
    const woff = readFileSync(
      fileURLToPath(import.meta.resolve(`@fontsource/readex-pro/files/readex-pro-${subset}-600-normal.woff`)),
    );
    const file = join(folder, `${subset}.ttf`);
    writeFileSync(file, toTrueType(woff));
    return file;
  });
  return files;
}
