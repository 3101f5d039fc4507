import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from './token-storage.ts';

class FakeStorage implements Storage {
  readonly #map = new Map<string, string>();
  get length() {
    return this.#map.size;
  }
  clear = () => this.#map.clear();
  getItem = (key: string) => this.#map.get(key) ?? null;
  key = (index: number) => [...this.#map.keys()][index] ?? null;
  removeItem = (key: string) => void this.#map.delete(key);
  setItem = (key: string, value: string) => void this.#map.set(key, value);
}

const TOKEN = { token: 'abc', type: 'Bearer', expiresAt: '2026-12-21T09:00:00.000Z' };

describe('token storage', () => {
  it('stores the token under the prefixes of the specification', () => {
    const storage = new FakeStorage();
    const tokens = createBrowserStorage(storage);
    expect(tokens.read()).toBeNull();
    tokens.write(TOKEN);
    expect(tokens.read()).toEqual(TOKEN);
    expect(storage.getItem('auth._token.local')).toBe('Bearer abc');
  });

  it('reads an invalid token as null, and does not check its expiry', () => {
    const storage = new FakeStorage();
    const tokens = createBrowserStorage(storage);
    tokens.write({ ...TOKEN, expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(tokens.read()?.token).toBe('abc');
    storage.setItem('auth._token.local', 'nonsense');
    expect(tokens.read()).toBeNull();
  });

  it('clears only the keys of the session', () => {
    const storage = new FakeStorage();
    storage.setItem('theme', 'dark');
    storage.setItem('_refresh_token.local', 'x');
    const tokens = createBrowserStorage(storage);
    tokens.write(TOKEN);
    tokens.clear();
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['theme']);
  });
});
