import { fdatasyncSync, fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
/** The parts of Emscripten's module that PGlite's types leave out. */
interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => number } };
}
const DIRECTORY = 0o040000;
const FILE_TYPE = 0o170000;

const syncFiles = (module: unknown): void => {
  (module as Emscripten).NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if ((node.mode & FILE_TYPE) === DIRECTORY) fsyncSync(nfd);
    else fdatasyncSync(nfd);
    return 0;
  };
};

/**
 * PGlite's folder, with what PGlite leaves out: `fsync` reaches the disk, and `onAbort` is called when PostgreSQL ends
 * itself. Emscripten's own `fsync` of a folder of Node does nothing.
 */
export class DurableFiles extends NodeFS {
  readonly #onAbort: () => void;

  constructor(folder: string, onAbort: () => void) {
    super(folder);
    this.#onAbort = onAbort;
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [...(emscriptenOpts.preRun ?? []), syncFiles],
      },
    };
  }
}

/** Writes a folder and everything in it to the disk: PGlite copies a new database there without. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncPath(path);
  }
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
