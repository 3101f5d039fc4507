import { describe, expect, it } from 'vitest';
import { isChunkFailure, mayReload } from './chunk-reload.ts';

describe('reload for new chunks', () => {
  it('recognises a chunk failure', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
    expect(isChunkFailure(new TypeError('error loading dynamically imported module'))).toBe(true);
    expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
    expect(isChunkFailure('Failed')).toBe(false);
  });

  it('reloads at most once a minute', () => {
    const map = new Map<string, string>();
    const storage = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
    };
    const start = 1_800_000_000_000;
    expect(mayReload(storage, start)).toBe(true);
    expect(mayReload(storage, start + 59_999)).toBe(false);
    expect(mayReload(storage, start + 60_000)).toBe(true);
  });
});
