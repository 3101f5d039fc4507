// The thread of the embedded database: PostgreSQL in WebAssembly blocks its thread while a statement runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, syncFolder } from './durable-files.ts';
import type { Statement, ThreadData, ThreadError, ThreadMessage } from './protocol.ts';

// Object identifiers (OID) of PostgreSQL types.
const INT8 = 20;
const DATE = 1082;

const { folder, durable } = workerData as ThreadData;
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const post = (message: ThreadMessage) => parentPort?.postMessage(message);

// PostgreSQL's last lines explain why it ended itself.
const MAX_LINES = 8;
const lines: string[] = [];
const onStderr = (line: string): boolean => {
  lines.push(line);
  if (lines.length > MAX_LINES) lines.shift();
  return false;
};
const written = () => lines.join('\n');

// `-F` switches fsync off. `fdatasync` of Emscripten does nothing, `fsync` reaches `DurableFiles`.
const startParams = durable
  ? [...PGlite.defaultStartParams.filter((part) => part !== '-F'), '-c', 'wal_sync_method=fsync']
  : PGlite.defaultStartParams;

async function open(): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const pglite = await PGlite.create({
    fs: new DurableFiles(folder, () => post({ type: 'aborted', text: written() })),
    startParams: [...startParams],
    onStderr,
    parsers: { [DATE]: (value) => value, [INT8]: Number },
  });
  if (isNew && durable) await syncFolder(folder);
  return pglite;
}

function carried(error: unknown): ThreadError {
  const { message, code, constraint } = error as ThreadError;
  return { message, code, constraint };
}

async function serve(pglite: PGlite, { id, sql, parameters }: Statement): Promise<void> {
  try {
    const { rows, affectedRows = 0 } = await pglite.query(sql, [...parameters]);
    post({ type: 'result', id, result: { rows, affectedRows } });
  } catch (error) {
    post({ type: 'error', id, error: carried(error) });
  }
}

async function close(pglite: PGlite): Promise<void> {
  await pglite.close();
  post({ type: 'closed' });
  parentPort?.close();
}

try {
  const pglite = await open();
  parentPort?.on('message', (statement: Statement | null) => {
    if (statement) void serve(pglite, statement);
    else void close(pglite);
  });
  post({ type: 'ready' });
} catch (error) {
  post({ type: 'unopened', text: [written(), (error as Error).message].filter(Boolean).join('\n') });
  parentPort?.close();
}
