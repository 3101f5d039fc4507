/**
 * Message to the service worker: a page was read. `files`: hashed files and images that it loaded. `fetched`: its
 * document came through the worker.
 */
export interface FromPage {
  type: 'page.read';
  path: string;
  files: string[];
  fetched: boolean;
}
