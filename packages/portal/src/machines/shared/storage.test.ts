import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, createDraftStorage, createStorage, createUserStorage, type StorageArea } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const throws = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const FULL: StorageArea = { getItem: () => null, setItem: throws, removeItem: () => {}, key: () => null, length: 0 };
const DENIED: StorageArea = { getItem: throws, setItem: throws, removeItem: throws, key: () => null, length: 0 };

let items: Map<string, string>;
const area = (): StorageArea => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, text) => void items.set(key, text),
  removeItem: (key) => void items.delete(key),
  key: (index) => [...items.keys()][index] ?? null,
  get length() {
    return items.size;
  },
});
beforeEach(() => {
  items = new Map([['theme', 'dark']]);
});

describe('one value', () => {
  const open = (version = 1, from: () => StorageArea | null = area) =>
    createStorage({ key: 'payment', scope: 'tab', version, maxAge: 1000, isValue: isText }, from);
  afterEach(() => {
    open().write(null);
    vi.useRealTimers();
  });

  it('survives the page until it is removed', () => {
    open().write('checkout-1');
    expect(open().read()).toBe('checkout-1');
    open().write(null);
    expect([open().read(), [...items.keys()]]).toEqual([null, ['theme']]);
  });

  it('is dropped when it is too old', () => {
    vi.useFakeTimers();
    open().write('checkout-1');
    vi.advanceTimersByTime(1001);
    expect(open().read()).toBeNull();
  });

  it.each([
    '',
    'x',
    '{',
    '[1]',
    'null',
    '{"version":2,"savedAt":0,"value":"a"}',
    '{"version":1,"savedAt":0,"value":7}',
  ])('of another version, another form or no JSON reads as null: %j', (text) => {
    items.set('payment', text);
    expect(open().read()).toBeNull();
  });

  it.each([
    ['allows no storage', null],
    ['is full', FULL],
    ['denies it', DENIED],
  ])('stays in memory where the browser %s', (_, from) => {
    open(1, () => from).write('checkout-1');
    expect(open(1, () => from).read()).toBe('checkout-1');
    open(1, () => from).write(null);
    expect(open(1, () => from).read()).toBeNull();
  });
});

describe('a value of a user', () => {
  const open = () => createUserStorage({ key: 'application', scope: 'device', version: 1, isValue: isText }, area);

  it('is returned to that user only', () => {
    open().write(7, 'King Fahd Road');
    expect([open().read(7), open().read(8), open().read(null)]).toEqual(['King Fahd Road', null, null]);
  });

  it('is not stored for a visitor, who leaves that of a user', () => {
    open().write(null, 'King Fahd Road');
    expect([...items.keys()]).toEqual(['theme']);
    open().write(7, 'King Fahd Road');
    open().write(null, 'Olaya Street');
    open().write(null, null);
    expect(open().read(7)).toBe('King Fahd Road');
  });

  it('is cleared, or only if it is of another user', () => {
    open().write(7, 'King Fahd Road');
    expect([open().clear(7), open().read(7)]).toEqual([false, 'King Fahd Road']);
    expect([open().clear(8), open().read(7)]).toEqual([true, null]);
    open().write(7, 'King Fahd Road');
    expect([open().clear(), [...items.keys()]]).toEqual([true, ['theme']]);
  });
});

describe('drafts', () => {
  const open = () => createDraftStorage({ name: 'street', version: 1, isValue: isText }, area);

  it('are cleared with the user, and nothing else of the tab', () => {
    open().write(7, 'King Fahd Road');
    clearDrafts(7, area());
    expect(open().read(7)).toBe('King Fahd Road');
    clearDrafts(8, area());
    expect(open().read(7)).toBeNull();
    open().write(7, 'King Fahd Road');
    clearDrafts(undefined, area());
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('in memory are cleared as well', () => {
    const full = createDraftStorage({ name: 'street', version: 1, isValue: isText }, () => FULL);
    full.write(7, 'King Fahd Road');
    clearDrafts(8, FULL);
    expect(full.read(7)).toBeNull();
  });
});
