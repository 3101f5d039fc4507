/** What a page tells the service worker: it was read; `files` are the hashed files and pictures that it loaded. `fetched`: its document came through the worker. */
export interface FromPage {
  type: 'page.read';
  path: string;
  files: string[];
  fetched: boolean;
}
