/** Increase with each change of the stored format: values of other versions are dropped. */
const VERSION = 1;
const KEY = 'membership.draft';
/** Maximum age of a stored draft, in milliseconds. */
const KEPT = 30 * 86_400_000;

interface Kept {
  version: number;
  user_id: number;
  saved_at: number;
  /** Values of the form; never a file. */
  draft: Record<string, unknown> | null;
  /** The step of the form that was left last. */
  step?: string | null;
  /** The machine's own snapshot. */
  machine: unknown;
}

/** The part of Web Storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of an application that is not sent yet. It belongs to one user and is cleared on sign-out. */
export interface MembershipStorage {
  read: (userId: number) => Pick<Kept, 'draft' | 'step' | 'machine'>;
  write: (userId: number, part: Partial<Pick<Kept, 'draft' | 'step' | 'machine'>>) => void;
  /** Removes the stored application; with a user id only that of another user. Returns whether it removed one. */
  clear: (exceptOf?: number) => boolean;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  (value as Kept).version === VERSION &&
  typeof (value as Kept).user_id === 'number';

function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && Date.now() - kept.saved_at < KEPT ? kept : null;
  } catch {
    return null;
  }
}

const NOTHING: Pick<Kept, 'draft' | 'step' | 'machine'> = { draft: null, machine: null };

/** Storage in Web Storage; without one, in memory. */
export function createMembershipStorage(shelf: Shelf | null): MembershipStorage {
  let memory: string | null = null;
  const get = () => (shelf ? shelf.getItem(KEY) : memory);
  const remove = () => {
    memory = null;
    shelf?.removeItem(KEY);
  };
  const own = (userId: number) => {
    const kept = parse(get());
    return kept?.user_id === userId ? kept : null;
  };
  return {
    read: (userId) => own(userId) ?? NOTHING,
    write: (userId, part) => {
      const { draft, step = null, machine } = { ...(own(userId) ?? NOTHING), ...part };
      memory = JSON.stringify({
        version: VERSION,
        user_id: userId,
        saved_at: Date.now(),
        draft,
        step,
        machine,
      } satisfies Kept);
      try {
        shelf?.setItem(KEY, memory);
      } catch {
        // The browser's storage is full: the values stay in memory.
      }
    },
    clear: (exceptOf) => {
      if (exceptOf !== undefined && own(exceptOf)) return false;
      remove();
      return true;
    },
  };
}

/** localStorage where the browser allows it, else memory. */
export function openMembershipStorage(): MembershipStorage {
  try {
    return createMembershipStorage(globalThis.localStorage ?? null);
  } catch {
    return createMembershipStorage(null);
  }
}
