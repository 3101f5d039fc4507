// What names a picture: what is seen, not how the file is packed.
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

/** The chunks of a PNG file by name, in their order (PNG specification, 5.3). */
function* chunksOf(png: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/**
 * A digest of a picture's size and pixels, long enough that two different pictures never share it. Not of the file: how well pixels are packed
 * depends on the processor that packed them.
 */
export function digestOf(png: Buffer): string {
  const chunks = Map.groupBy(chunksOf(png), ({ name }) => name);
  const dataOf = (name: string): Buffer => Buffer.concat((chunks.get(name) ?? []).map(({ data }) => data));
  return createHash('sha256').update(dataOf('IHDR')).update(inflateSync(dataOf('IDAT'))).digest('hex').slice(0, 24);
}
