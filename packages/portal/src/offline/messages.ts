/** What a page tells the service worker. */
export type FromPage =
  /** It was read; `files` are the hashed files and pictures that it loaded. */
  | { type: 'page.read'; path: string; files: string[] }
  /** Somebody signed out. */
  | { type: 'reader.left' };
