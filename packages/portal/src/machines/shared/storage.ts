/** The part of Web Storage that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What a stored value looks like, and how long it is valid. */
export interface StorageSchema<Value> {
  key: string;
  /** `tab`: sessionStorage, survives a reload. `device`: localStorage. */
  scope: 'tab' | 'device';
  /** Increase with each change of the stored format: values of other versions are dropped. */
  version: number;
  /** Milliseconds. @default no limit */
  maxAge?: number;
  isValue: (value: unknown) => value is Value;
}

/** One value that survives a reload. */
export interface StoredValue<Value> {
  read: () => Value | null;
  /** `null` removes it. */
  write: (value: Value | null) => void;
}

/** One value of one user: another user, or a visitor, reads `null`. */
export interface UserStorage<Value> {
  read: (userId: number | null) => Value | null;
  /** `null` removes it. A visitor's value is not stored, and leaves that of a user. */
  write: (userId: number | null, value: Value | null) => void;
  /** Removes the value; with a user id only that of another user. Returns whether there is none left. */
  clear: (exceptUserId?: number) => boolean;
}

interface Entry {
  version: number;
  savedAt: number;
  value: unknown;
}

/** Values that the browser could not store, because it allows no storage or it is full: lost with the page. */
const memory = new Map<string, string>();

function areaOf(scope: 'tab' | 'device'): StorageArea | null {
  try {
    return (scope === 'tab' ? globalThis.sessionStorage : globalThis.localStorage) ?? null;
  } catch {
    return null;
  }
}

function readText(area: StorageArea | null, key: string): string | null {
  try {
    return memory.get(key) ?? area?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function writeText(area: StorageArea | null, key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) area?.removeItem(key);
    else if (area) area.setItem(key, text);
    else memory.set(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}

function parse(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<Entry> | null;
    return typeof entry?.version === 'number' && typeof entry.savedAt === 'number' ? (entry as Entry) : null;
  } catch {
    return null;
  }
}

/** Storage of one value. A value of another version, another form or beyond its maximum age reads as `null`. */
export function createStorage<Value>(
  { key, scope, version, maxAge = Infinity, isValue }: StorageSchema<Value>,
  area: () => StorageArea | null = () => areaOf(scope),
): StoredValue<Value> {
  return {
    read: () => {
      const entry = parse(readText(area(), key));
      return entry?.version === version && Date.now() - entry.savedAt < maxAge && isValue(entry.value)
        ? entry.value
        : null;
    },
    write: (value) =>
      writeText(
        area(),
        key,
        value === null ? null : JSON.stringify({ version, savedAt: Date.now(), value } satisfies Entry),
      ),
  };
}

interface Owned<Value> {
  userId: number;
  value: Value;
}

const isOwned = (value: unknown): value is Owned<unknown> =>
  typeof (value as Partial<Owned<unknown>> | null)?.userId === 'number';

/** Storage of one value that belongs to a user. */
export function createUserStorage<Value>(
  { isValue, ...schema }: StorageSchema<Value>,
  area?: () => StorageArea | null,
): UserStorage<Value> {
  const storage = createStorage<Owned<Value>>(
    { ...schema, isValue: (value): value is Owned<Value> => isOwned(value) && isValue(value.value) },
    area,
  );
  return {
    read: (userId) => {
      const stored = storage.read();
      return stored && stored.userId === userId ? stored.value : null;
    },
    write: (userId, value) => {
      // Signed out: the value of the user who may return stays.
      if (userId !== null) storage.write(value === null ? null : { userId, value });
    },
    clear: (exceptUserId) => {
      if (exceptUserId !== undefined && storage.read()?.userId === exceptUserId) return false;
      storage.write(null);
      return true;
    },
  };
}

/** Key prefix of drafts: what a user has typed in this tab. */
const DRAFT = 'draft.';

/** Storage of a draft for the life of a tab: it survives a reload and a new sign-in, and never reaches another user. */
export const createDraftStorage = <Value>(
  { name, ...schema }: { name: string } & Pick<StorageSchema<Value>, 'version' | 'isValue'>,
  area?: () => StorageArea | null,
): UserStorage<Value> => createUserStorage({ ...schema, key: DRAFT + name, scope: 'tab' }, area);

/** Removes every draft of this tab; with a user id only those of other users. */
export function clearDrafts(exceptUserId?: number, area: StorageArea | null = areaOf('tab')): void {
  const stored = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
  for (const key of [...stored, ...memory.keys()].filter((each) => each.startsWith(DRAFT))) {
    const value = parse(readText(area, key))?.value;
    if (exceptUserId === undefined || !isOwned(value) || value.userId !== exceptUserId) writeText(area, key, null);
  }
}
