/** What a page tells the service worker. */
export type FromPage =
  /** It was read; `files` are the hashed files and pictures that it loaded. `fetched`: its document came through the worker. */
  | { type: 'page.read'; path: string; files: string[]; fetched: boolean }
  /** Somebody signed out. */
  | { type: 'reader.left' };
