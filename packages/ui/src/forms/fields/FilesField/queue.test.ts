import { expect, it, vi } from 'vitest';
import { areUploadsDone, createUploadQueue, type UploadFile, type UploadQueue } from './queue.ts';

const file = (name: string): File => new File(['x'], name);
const [a, b, c, d] = [file('a'), file('b'), file('c'), file('d')];

/** Uploads that the test ends by itself. */
function scene(limit?: number) {
  const calls: { file: File; signal: AbortSignal; progress: (share: number) => void; end: (error?: Error) => void }[] =
    [];
  const upload: UploadFile = (given, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({
        file: given,
        signal,
        progress: onProgress,
        end: (error) => (error ? reject(error) : resolve()),
      });
    });
  const created = createUploadQueue(limit);
  const queue = { ...created, sync: (files: readonly File[]) => created.sync(files, { upload }) };
  const last = (given: File) => calls.findLast((call) => call.file === given)!;
  return { calls, queue, last, started: () => calls.map((call) => call.file.name).join('') };
}
const states = (queue: Pick<UploadQueue, 'get'>): string =>
  queue
    .get()
    .map((entry) => `${entry.file.name}:${entry.state}`)
    .join(' ');
/** Lets the handlers of settled uploads run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('uploads two files at a time, in order', async () => {
  const { queue, last, started } = scene();
  queue.sync([a, b, c, d]);
  expect(started()).toBe('ab');
  expect(states(queue)).toBe('a:uploading b:uploading c:waiting d:waiting');
  last(b).end();
  await settled();
  expect(started()).toBe('abc');
  expect(states(queue)).toBe('a:uploading b:done c:uploading d:waiting');
  last(a).end();
  last(c).end();
  await settled();
  last(d).end();
  await settled();
  expect(started()).toBe('abcd');
  expect(areUploadsDone(queue.get())).toBe(true);
});

it('reports progress in steps of one percent, between 0 and 1', () => {
  const { queue, last } = scene();
  const listener = vi.fn();
  queue.sync([a]);
  queue.subscribe(listener);
  const seen = [0.001, 0.128, 0.1283, 2, -1, Number.NaN].map((share) => {
    last(a).progress(share);
    return queue.get()[0]?.progress;
  });
  expect(seen).toEqual([0, 0.12, 0.12, 1, 0, 0]);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('continues after a failure, with its error, and retries', async () => {
  const { queue, last, started } = scene(1);
  const error = new Error('offline');
  queue.sync([a, b]);
  last(a).progress(0.5);
  last(a).end(error);
  await settled();
  expect(states(queue)).toBe('a:failed b:uploading');
  expect(queue.get()[0]).toEqual({ file: a, state: 'failed', progress: 0.5, error });
  queue.retry(a);
  expect(states(queue)).toBe('a:waiting b:uploading');
  last(b).end();
  await settled();
  expect(started()).toBe('aba');
  last(a).end();
  await settled();
  expect(queue.get()[0]).toEqual({ file: a, state: 'done', progress: 1 });
});

it('treats an error that is thrown as a failure', async () => {
  const queue = createUploadQueue();
  queue.sync([a], {
    upload: () => {
      throw new Error('no route');
    },
  });
  await settled();
  expect(states(queue)).toBe('a:failed');
});

it('aborts a cancelled upload, keeps its file, and starts the next', async () => {
  const { queue, last } = scene(1);
  queue.sync([a, b, c]);
  const first = last(a);
  queue.cancel(a);
  queue.cancel(c);
  expect(first.signal.aborted).toBe(true);
  expect(states(queue)).toBe('a:cancelled b:uploading c:cancelled');
  queue.retry(a);
  // What the aborted upload reports belongs to no one.
  first.progress(0.9);
  first.end(new Error('aborted'));
  await settled();
  expect(states(queue)).toBe('a:waiting b:uploading c:cancelled');
  queue.cancel(b);
  expect(states(queue)).toBe('a:uploading b:cancelled c:cancelled');
  expect(last(a).signal.aborted).toBe(false);
});

it('ignores cancel and retry of uploads that are done', async () => {
  const { queue, last, calls } = scene();
  queue.sync([a]);
  last(a).end();
  await settled();
  queue.cancel(a);
  queue.retry(a);
  expect(states(queue)).toBe('a:done');
  expect(calls).toHaveLength(1);
});

it('aborts the uploads of removed files and follows the order of the list', async () => {
  const { queue, last } = scene(1);
  queue.sync([a, b]);
  queue.sync([c, b]);
  expect(last(a).signal.aborted).toBe(true);
  expect(states(queue)).toBe('c:uploading b:waiting');
  const before = queue.get();
  queue.sync([c, b]);
  expect(queue.get()).toBe(before);
});

it('does not upload files that are on the server already', () => {
  const calls = vi.fn(async () => undefined);
  const queue = createUploadQueue();
  queue.sync([a], { upload: calls, isUploaded: (given) => given === a });
  expect(queue.get()).toEqual([{ file: a, state: 'done', progress: 1 }]);
  expect(calls).not.toHaveBeenCalled();
});

it('stops without a notification; a later sync uploads again', () => {
  const { queue, calls } = scene();
  const listener = vi.fn();
  queue.sync([a, b]);
  queue.subscribe(listener);
  queue.stop();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(listener).not.toHaveBeenCalled();
  expect(queue.get()).toEqual([]);
  queue.sync([a]);
  expect(calls).toHaveLength(3);
});
