import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../errors.ts';
import type { Statement, StatementResult, ThreadData, ThreadMessage } from './protocol.ts';

/** The embedded database in its thread, from one opening to its end. */
export interface DatabaseThread {
  query: (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;
  /** Resolves when it has ended without `close`: with what PostgreSQL wrote, or why it was stopped. */
  failed: Promise<string>;
  close: () => Promise<void>;
}

/** The embedded database did not open; the message is what PostgreSQL has written. */
export class UnopenedError extends Error {
  override readonly name = 'UnopenedError';
}

interface Waiting {
  resolve: (result: StatementResult) => void;
  reject: (error: Error) => void;
}

/** SQLSTATE `crash_shutdown`. */
const CRASHED = '57P02';
const CLOSE_MS = 20_000;

/**
 * Opens the embedded database in a thread of its own.
 * @param statementMs a statement that takes longer ends the thread; `null`: no limit
 * @throws UnopenedError
 */
export async function startThread(data: ThreadData, statementMs: number | null): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
  // In order: the thread runs one statement at a time.
  const waiting = new Map<number, Waiting>();
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open, reject: rejectOpening } = Promise.withResolvers<void>();
  let reason: string | null = null;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  const stop = (why: string) => {
    reason ??= why;
    void worker.terminate();
  };
  const limitFirst = () => {
    clearTimeout(timer);
    if (statementMs === null || waiting.size === 0) return;
    timer = setTimeout(() => stop(`a statement took more than ${statementMs / 1000} s`), statementMs);
  };
  const take = (id: number): Waiting | undefined => {
    const call = waiting.get(id);
    waiting.delete(id);
    limitFirst();
    return call;
  };
  worker.on('message', (message: ThreadMessage) => {
    if (message.type === 'ready') open();
    else if (message.type === 'unopened') rejectOpening(new UnopenedError(message.text));
    else if (message.type === 'aborted') stop(message.text);
    else if (message.type === 'result') take(message.id)?.resolve(message.result);
    else if (message.type === 'error') {
      const { message: text, ...fields } = message.error;
      take(message.id)?.reject(Object.assign(new Error(text), fields));
    }
  });
  worker.on('error', (error) => (reason ??= error.message));
  worker.once('exit', () => {
    clearTimeout(timer);
    const text = reason ?? 'its thread has ended';
    rejectOpening(new UnopenedError(text));
    for (const { reject } of waiting.values())
      reject(new DatabaseError(CRASHED, `The embedded database has ended: ${text}`));
    waiting.clear();
    if (!isClosing) fail(text);
    end();
  });
  try {
    await opened;
  } catch (error) {
    await ended;
    throw error;
  }

  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const send = (statement: Statement | null) => worker.postMessage(statement);
  let serial = 0;
  return {
    failed,
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (reason !== null || isClosing) {
          reject(new DatabaseError(CRASHED, 'The embedded database has ended.'));
          return;
        }
        const id = ++serial;
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) limitFirst();
        send({ id, sql, parameters });
      }),
    close: async () => {
      isClosing = true;
      send(null);
      const deadline = setTimeout(() => void worker.terminate(), CLOSE_MS);
      await ended;
      clearTimeout(deadline);
    },
  };
}
