/** Keys by id; values are written with the current one and read with any. */
export interface DataKeys {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

/**
 * Parses a list of `id:base64`, separated by commas or lines; lines that begin with # are comments.
 * @throws Error without the keys when the list is malformed
 */
export function parseDataKeys(text: string): DataKeys {
  const entries = text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const keys = new Map<string, Buffer>();
  for (const entry of entries) {
    const [, id, base64] = /^([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? [];
    if (id === undefined || base64 === undefined || keys.has(id)) throw new Error('malformed');
    keys.set(id, Buffer.from(base64, 'base64'));
  }
  const current = keys.keys().next().value;
  if (current === undefined) throw new Error('empty');
  return { current, keys };
}
