interface StoredToken {
  token: string;
  type: string;
  /** ISO timestamp. */
  expiresAt: string;
}

/** Storage of the access token between pages. */
export interface TokenStorage {
  read: () => StoredToken | null;
  write: (token: StoredToken) => void;
  clear: () => void;
  /** Calls back when another tab signs in or out. Returns the function that unsubscribes. */
  onForeignChange: (listener: () => void) => () => void;
}

/** The specification's storage prefixes (section 9), under the strategy's name `local`. */
const KEYS = {
  strategy: 'auth.strategy',
  token: 'auth._token.local',
  expires: 'auth._token_expiration.local',
} as const;
const PREFIXES = ['auth.', '_token.', '_refresh_token.'];

/** Storage in memory: for the server, and for browsers without storage. */
export function createMemoryStorage(): TokenStorage {
  let stored: StoredToken | null = null;
  return {
    read: () => stored,
    write: (token) => {
      stored = token;
    },
    clear: () => {
      stored = null;
    },
    onForeignChange: () => () => {},
  };
}

/**
 * The token in localStorage as `Bearer <token>`. The server decides whether it has expired: a browser with a wrong
 * clock would reject a new token.
 */
export function createBrowserStorage(storage: Storage): TokenStorage {
  return {
    read: () => {
      const [type, token] = (storage.getItem(KEYS.token) ?? '').split(' ');
      const expiresAt = storage.getItem(KEYS.expires) ?? '';
      if (!type || !token) return null;
      return { token, type, expiresAt };
    },
    write: ({ token, type, expiresAt }) => {
      storage.setItem(KEYS.strategy, 'local');
      storage.setItem(KEYS.expires, expiresAt);
      storage.setItem(KEYS.token, `${type} ${token}`);
    },
    clear: () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    },
    onForeignChange: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === KEYS.token) listener();
      };
      // A page restored from the back/forward cache has missed storage events.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** localStorage where the browser allows it, else memory. */
export function openTokenStorage(): TokenStorage {
  try {
    const probe = 'auth.probe';
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return createBrowserStorage(window.localStorage);
  } catch {
    return createMemoryStorage();
  }
}
