import { beforeEach, describe, expect, it } from 'vitest';
import { clearTab, createTabStorage } from './tab-storage.ts';

const FULL = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
  key: () => null,
  length: 0,
};
const isText = (value: unknown): value is string => typeof value === 'string';

describe('tab storage', () => {
  let items: Map<string, string>;
  const shelf = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  });
  const open = (version = 1) => createTabStorage({ name: 'street', version, isValue: isText }, shelf);
  beforeEach(() => {
    items = new Map([['theme', 'dark']]);
  });

  it('returns a value to the user who stored it, and to no one else', () => {
    open().write(7, 'King Fahd Road');
    expect([open().read(7), open().read(8), open().read(null)]).toEqual(['King Fahd Road', null, null]);
    open().write(7, null);
    expect(open().read(7)).toBeNull();
  });

  it('stores nothing while no one is signed in', () => {
    open().write(null, 'King Fahd Road');
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('drops a value of another version, of another form, and text that is no JSON', () => {
    open().write(7, 'King Fahd Road');
    expect(open(2).read(7)).toBeNull();
    for (const text of ['{"version":1,"user_id":7,"value":5}', '{', '[1]']) {
      items.set('draft.street', text);
      expect(open().read(7)).toBeNull();
    }
  });

  it('clears the values of other users, or all of them, and nothing else of the tab', () => {
    open().write(7, 'King Fahd Road');
    clearTab(7, shelf);
    expect(open().read(7)).toBe('King Fahd Road');
    clearTab(8, shelf);
    expect(open().read(7)).toBeNull();
    open().write(7, 'King Fahd Road');
    clearTab(undefined, shelf);
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('continues without storage when it is full', () => {
    expect(() =>
      createTabStorage({ name: 'street', version: 1, isValue: isText }, () => FULL).write(7, 'x'),
    ).not.toThrow();
  });
});
