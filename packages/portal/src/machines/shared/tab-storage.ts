/** Prefix of everything that belongs to one user in one tab. */
const PREFIX = 'draft.';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * One value of one user for the life of a tab: it survives a reload and a new sign-in, and never reaches another user.
 */
export interface TabStorage<Value> {
  read: (userId: number | null) => Value | null;
  /** `null` removes it. */
  write: (userId: number | null, value: Value | null) => void;
}

interface Options<Value> {
  name: string;
  /** Increase with each change of the stored format: values of other versions are dropped. */
  version: number;
  isValue: (value: unknown) => value is Value;
}

/** For browsers without storage: values are lost with the page. */
function createMemoryShelf(): Shelf {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const memory = createMemoryShelf();

function tabShelf(): Shelf {
  try {
    return globalThis.sessionStorage ?? memory;
  } catch {
    return memory;
  }
}

interface Stored {
  version: number;
  user_id: number;
  value: unknown;
}

function parse(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    return typeof stored?.version === 'number' && typeof stored.user_id === 'number' ? stored : null;
  } catch {
    return null;
  }
}

/** Storage of that name in this tab. A value of another user, another version or another form reads as `null`. */
export function createTabStorage<Value>(
  { name, version, isValue }: Options<Value>,
  shelf: () => Shelf = tabShelf,
): TabStorage<Value> {
  const key = PREFIX + name;
  return {
    read: (userId) => {
      const stored = parse(shelf().getItem(key));
      return userId !== null && stored?.user_id === userId && stored.version === version && isValue(stored.value)
        ? stored.value
        : null;
    },
    write: (userId, value) => {
      try {
        if (userId === null || value === null) shelf().removeItem(key);
        else shelf().setItem(key, JSON.stringify({ version, user_id: userId, value } satisfies Stored));
      } catch {
        // The browser's storage is full: the value stays on the page.
      }
    },
  };
}

/** Removes every value of this tab; with a user only those of others. */
export function clearTab(exceptUserId?: number, shelf: () => Shelf = tabShelf): void {
  const store = shelf();
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
  for (const key of keys)
    if (exceptUserId === undefined || parse(store.getItem(key))?.user_id !== exceptUserId) store.removeItem(key);
}
