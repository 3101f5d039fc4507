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

const payment = (version = 1, from: () => StorageArea | null = area) =>
  createStorage({ key: 'payment', scope: 'tab', version, maxAge: 1000, isValue: isText }, from);
const application = () => createUserStorage({ key: 'application', scope: 'device', version: 1, isValue: isText }, area);
const street = () => createDraftStorage({ name: 'street', version: 1, isValue: isText }, area);

describe('value', () => {
  afterEach(() => {
    payment().write(null);
    vi.useRealTimers();
  });

  it('is stored until it is removed', () => {
    payment().write('checkout-1');
    expect(payment().read()).toBe('checkout-1');
    payment().write(null);
    expect([payment().read(), [...items.keys()]]).toEqual([null, ['theme']]);
  });

  it('expires', () => {
    vi.useFakeTimers();
    payment().write('checkout-1');
    vi.advanceTimersByTime(1001);
    expect(payment().read()).toBeNull();
  });

  it.each([
    '',
    'x',
    '{',
    '[1]',
    'null',
    '{"version":2,"savedAt":0,"value":"a"}',
    '{"version":1,"savedAt":0,"value":7}',
  ])('of another version or shape, or invalid JSON, reads as null: %j', (text) => {
    items.set('payment', text);
    expect(payment().read()).toBeNull();
  });

  it.each([
    ['allows no storage', null],
    ['is full', FULL],
    ['denies it', DENIED],
  ])('stays in memory where the browser %s', (_, from) => {
    payment(1, () => from).write('checkout-1');
    expect(payment(1, () => from).read()).toBe('checkout-1');
    payment(1, () => from).write(null);
    expect(payment(1, () => from).read()).toBeNull();
  });
});

describe('value of a user', () => {
  it('is returned to that user only', () => {
    application().write(7, 'King Fahd Road');
    expect([application().read(7), application().read(8), application().read(null)]).toEqual([
      'King Fahd Road',
      null,
      null,
    ]);
  });

  it('is not stored for a guest, who does not clear the value of a user', () => {
    application().write(null, 'King Fahd Road');
    expect([...items.keys()]).toEqual(['theme']);
    application().write(7, 'King Fahd Road');
    application().write(null, 'Olaya Street');
    application().write(null, null);
    expect(application().read(7)).toBe('King Fahd Road');
  });

  it('is cleared, or only if it is of another user', () => {
    application().write(7, 'King Fahd Road');
    expect([application().clear(7), application().read(7)]).toEqual([false, 'King Fahd Road']);
    expect([application().clear(8), application().read(7)]).toEqual([true, null]);
    application().write(7, 'King Fahd Road');
    expect([application().clear(), [...items.keys()]]).toEqual([true, ['theme']]);
  });
});

describe('drafts', () => {
  it('are cleared with the user, and nothing else', () => {
    street().write(7, 'King Fahd Road');
    clearDrafts(7, area());
    expect(street().read(7)).toBe('King Fahd Road');
    clearDrafts(8, area());
    expect(street().read(7)).toBeNull();
    street().write(7, 'King Fahd Road');
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
