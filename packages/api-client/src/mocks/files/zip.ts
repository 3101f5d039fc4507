/** CRC-32 of bytes, as a ZIP stores it. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** Writes numbers of 2 or 4 bytes, little-endian. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Creates an uncompressed ZIP with one file. */
export function mockZip(name: string, text: string): Blob {
  const [file, content] = [new TextEncoder().encode(name), new TextEncoder().encode(text)];
  const size = content.length;
  // Version, flags (names in UTF-8), method, time, day (1980-01-01), checksum, sizes, lengths of name and extra field.
  const facts = [
    [2, 20],
    [2, 0x08_00],
    [2, 0],
    [2, 0],
    [2, 0x21],
    [4, crc32(content)],
    [4, size],
    [4, size],
    [2, file.length],
    [2, 0],
  ] as const;
  const local = numbers([4, 0x04_03_4b_50], ...facts);
  const central = numbers([4, 0x02_01_4b_50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, 0]);
  const start = local.length + file.length + size;
  const directory = central.length + file.length;
  const end = numbers([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, 1], [2, 1], [4, directory], [4, start], [2, 0]);
  return new Blob([local, file, content, central, file, end], { type: 'application/zip' });
}
