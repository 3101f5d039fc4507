// Digest of a screenshot: depends on its pixels, not on the compression of the file.
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

/** The chunks of a PNG file by name, in their order (PNG specification, 5.3). */
function* chunksOf(png: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/**
 * Returns a digest of an image's size and pixels. The file itself is not hashed, because its compression depends on
 * the processor.
 */
export function digestOf(png: Buffer): string {
  const chunks = Map.groupBy(chunksOf(png), ({ name }) => name);
  const dataOf = (name: string): Buffer => Buffer.concat((chunks.get(name) ?? []).map(({ data }) => data));
  const header = dataOf('IHDR');
  // One chunk is twice as fast as zlib's default of 16 KiB. A row has at most four bytes per pixel and a filter byte.
  const chunkSize = (header.readUInt32BE(0) * 4 + 1) * header.readUInt32BE(4);
  return createHash('sha256')
    .update(header)
    .update(inflateSync(dataOf('IDAT'), { chunkSize }))
    .digest('hex')
    .slice(0, 24);
}
