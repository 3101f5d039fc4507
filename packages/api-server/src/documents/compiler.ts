import { Piscina } from 'piscina';
import { Failure } from '../shared/failure.ts';
import type { Job } from './typeset.ts';

/** Documents that are rendered at the same time, and that may wait. */
const MAX_THREADS = 1;
const MAX_WAITING = 16;
/** Milliseconds until a document is given up, its waiting included. */
const TIMEOUT_MS = 20_000;
/** Milliseconds after which an unused thread ends: it holds the fonts and the typesetter. */
const IDLE_MS = 60_000;
/** Seconds after which a rejected document is worth requesting again. */
const RETRY_S = 5;

let pool: Piscina<Job | null, Uint8Array<ArrayBuffer>> | undefined;

/** Starts the threads with the first document: most processes never render one. */
const start = () =>
  new Piscina<Job | null, Uint8Array<ArrayBuffer>>({
    filename: new URL('./typeset.ts', import.meta.url).href,
    name: 'typeset',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
  });

/** Starts a thread with its fonts, so that the first document does not wait for them. */
export async function warmDocuments(): Promise<void> {
  pool ??= start();
  await pool.run(null);
}

/** Number of documents that wait. */
export const waitingDocuments = (): number => pool?.queueSize ?? 0;

/**
 * Renders a document as PDF/UA in a worker thread: tagged, with real text and font subsets. Template input is data and
 * is never parsed as markup.
 * @throws Failure `unavailable` when too many documents wait, or when one takes too long
 * @throws Error when the template does not compile
 */
export async function renderPdf(template: Job['template'], data: object, at: Date): Promise<Blob> {
  pool ??= start();
  if (pool.queueSize >= MAX_WAITING) throw new Failure('unavailable', [], RETRY_S);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const job = { template, data: JSON.stringify(data), createdAt: Math.floor(at.getTime() / 1_000) };
    return new Blob([await pool.run(job, { signal })], { type: 'application/pdf' });
  } catch (cause) {
    if (!signal.aborted) throw cause;
    throw Object.assign(new Failure('unavailable', [], RETRY_S), { cause });
  }
}
