import { setImmediate } from 'node:timers/promises';
import { isPlainPath } from '@taawun/domain';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/services.ts';
import { warmDocuments } from '../documents/compiler.ts';
import type { Portal } from './portal.ts';

/** Time after which a server is ready in any case. */
const BUDGET_MS = 10_000;
const LINK = /href="(\/[^"?#]*)"/g;

interface Site {
  portal: Portal | undefined;
  config: Pick<Config, 'publicOrigin' | 'apiBaseUrl'>;
  services: Services;
  /** Receives the error of a part that could not be prepared: the server is slower at first, and otherwise well. */
  onError: (error: unknown) => void;
}

/** Renders the pages that are listed, and of each kind with parameters the first one that they link to. */
async function renderFirst({ portal, config, services, onError }: Site, until: number): Promise<void> {
  const { firstPaths = [], pageKind = () => '' } = portal ?? {};
  const kinds = new Set<string>();
  const waiting = [...firstPaths];
  for (const path of waiting) {
    if (!portal || performance.now() > until) return;
    const page = new Request(`${config.publicOrigin}${path}`);
    const { body } = await portal.handle(page, services.reads.versions).catch((error: unknown) => {
      onError(error);
      return { body: '' };
    });
    for (const [, link = ''] of Buffer.from(body ?? '')
      .toString()
      .matchAll(LINK)) {
      const kind = pageKind(link);
      if (!kind.includes(':') || kinds.has(kind) || !isPlainPath(link)) continue;
      kinds.add(kind);
      waiting.push(link);
    }
    // Probes are answered between two pages.
    await setImmediate();
  }
}

/**
 * Reads, compiles and caches before the server is ready what the first visitors would wait for: the published content,
 * the code of the pages, and the typesetter of documents.
 */
export async function warmUp(site: Site): Promise<void> {
  const until = performance.now() + BUDGET_MS;
  const documents = warmDocuments().catch(site.onError);
  try {
    await site.services.content.read();
    // Pages of a remote API are not ours to load.
    if (site.config.apiBaseUrl === null) await renderFirst(site, until);
  } catch (error) {
    site.onError(error);
  }
  await documents;
}
