import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMembershipStorage, type Shelf } from './membership-storage.ts';

const DRAFT = { name: 'نورة', shares_count: 10 };

describe('what a browser keeps of an application', () => {
  let items: Map<string, string>;
  let shelf: Shelf;
  beforeEach(() => {
    items = new Map();
    shelf = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  });

  it('is there after the page, part by part', () => {
    createMembershipStorage(shelf).write(7, { draft: DRAFT });
    createMembershipStorage(shelf).write(7, { machine: { value: 'failed' } });
    expect(createMembershipStorage(shelf).read(7)).toMatchObject({ draft: DRAFT, machine: { value: 'failed' } });
  });

  it('is nobody else’s, and is overwritten by the next one’s', () => {
    const storage = createMembershipStorage(shelf);
    storage.write(7, { draft: DRAFT });
    expect(storage.read(8)).toEqual({ draft: null, machine: null });
    storage.write(8, { machine: {} });
    expect([storage.read(7).draft, storage.read(8).draft]).toEqual([null, null]);
  });

  it('goes with the sign-out, and when somebody else signs in; the same user finds it again', () => {
    const storage = createMembershipStorage(shelf);
    storage.write(7, { draft: DRAFT });
    expect([storage.clear(7), storage.read(7).draft]).toEqual([false, DRAFT]);
    expect([storage.clear(8), items.size]).toEqual([true, 0]);
    storage.write(7, { draft: DRAFT });
    expect([storage.clear(), items.size]).toEqual([true, 0]);
  });

  it.each([
    ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['that is no JSON', () => '{'],
    ['of another form', () => '[1]'],
  ])('drops what is %s', (_, spoil) => {
    createMembershipStorage(shelf).write(7, { draft: DRAFT });
    for (const [key, text] of items) items.set(key, spoil(text));
    expect(createMembershipStorage(shelf).read(7)).toEqual({ draft: null, machine: null });
  });

  it('drops what nobody has come back to for a month', () => {
    vi.useFakeTimers();
    createMembershipStorage(shelf).write(7, { draft: DRAFT });
    vi.advanceTimersByTime(31 * 86_400_000);
    expect(createMembershipStorage(shelf).read(7).draft).toBeNull();
    vi.useRealTimers();
  });

  it.each<[string, Shelf | null, object | null]>([
    ['stores nothing', null, DRAFT],
    [
      'is full',
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      },
      null,
    ],
  ])('lets one go on where the browser %s', (_, none, draft) => {
    const storage = createMembershipStorage(none);
    storage.write(7, { draft: DRAFT });
    expect(storage.read(7).draft).toEqual(draft);
    expect(storage.clear()).toBe(true);
  });
});
