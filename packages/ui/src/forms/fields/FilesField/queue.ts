/**
 * State of an upload. `waiting`: another upload has to finish first. `failed` and `cancelled` can be retried.
 */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** Upload of one file. */
export interface Upload {
  readonly file: File;
  readonly state: UploadState;
  /** Share that is uploaded, from 0 to 1 in steps of one percent. */
  readonly progress: number;
  /** What the upload rejected with, in the state `failed`. */
  readonly error?: unknown;
}

/**
 * Uploads a file. Reject to report a failure; stop when `signal` is aborted.
 * @param options.onProgress takes the share that is uploaded, from 0 to 1
 */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** Uploads of a list of files, in its order. */
export interface UploadQueue {
  /** Current uploads, in the order of the files. The reference is stable until one of them changes. */
  get: () => readonly Upload[];
  /** Subscribes to changes. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Uploads the files that are new, and aborts the uploads of files that are gone. Waiting files use `source`, too. */
  sync: (files: readonly File[], source: UploadSource) => void;
  /** Aborts an upload; its file stays in the list. */
  cancel: (file: File) => void;
  /** Uploads a failed or cancelled file again, when its turn comes. */
  retry: (file: File) => void;
  /** Aborts all uploads and forgets them, without notifying subscribers. */
  stop: () => void;
}

/** How files are uploaded. */
interface UploadSource {
  upload: UploadFile;
  /** Returns whether a new file is already on the server; it starts as `done`. @default never */
  isUploaded?: ((file: File) => boolean) | undefined;
}

/** Returns whether every file is uploaded; true without files. */
export const areUploadsDone = (uploads: readonly Upload[]): boolean => uploads.every(({ state }) => state === 'done');

/** Creates a queue that uploads files in order. @param limit number of simultaneous uploads */
export function createUploadQueue(limit = 2): UploadQueue {
  let uploads: readonly Upload[] = [];
  let source: UploadSource | undefined;
  const running = new Map<File, AbortController>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const update = (file: File, change: Omit<Upload, 'file'>): void =>
    publish(uploads.map((entry) => (entry.file === file ? { file, ...change } : entry)));
  const release = (file: File): void => {
    const controller = running.get(file);
    running.delete(file);
    controller?.abort();
  };

  function start(file: File): void {
    const controller = new AbortController();
    running.set(file, controller);
    // An aborted upload may still report progress or settle; by then the file may be uploading again.
    const isCurrent = (): boolean => running.get(file) === controller;
    let percent = 0;
    const onProgress = (share: number): void => {
      const next = Math.floor(Math.min(1, Math.max(0, share)) * 100);
      if (!isCurrent() || next === percent || Number.isNaN(next)) return;
      percent = next;
      update(file, { state: 'uploading', progress: percent / 100 });
    };
    const settle = (change: Omit<Upload, 'file'>): void => {
      if (!isCurrent()) return;
      running.delete(file);
      update(file, change);
      startNext();
    };
    update(file, { state: 'uploading', progress: 0 });
    // The async function turns what `upload` throws into a rejection.
    (async () => source?.upload(file, { signal: controller.signal, onProgress }))().then(
      () => settle({ state: 'done', progress: 1 }),
      (error: unknown) => settle({ state: 'failed', progress: percent / 100, error }),
    );
  }

  function startNext(): void {
    for (const { file, state } of uploads) {
      if (running.size >= limit) return;
      if (state === 'waiting') start(file);
    }
  }

  return {
    get: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync: (files, nextSource) => {
      source = nextSource;
      const known = new Map(uploads.map((entry) => [entry.file, entry]));
      const next = files.map((file): Upload => {
        const isDone = !known.has(file) && (nextSource.isUploaded?.(file) ?? false);
        return known.get(file) ?? { file, state: isDone ? 'done' : 'waiting', progress: isDone ? 1 : 0 };
      });
      for (const { file } of uploads) if (!files.includes(file)) release(file);
      if (next.length !== uploads.length || next.some((entry, index) => entry !== uploads[index])) publish(next);
      startNext();
    },
    cancel: (file) => {
      const entry = uploads.find((other) => other.file === file);
      if (entry?.state !== 'waiting' && entry?.state !== 'uploading') return;
      release(file);
      update(file, { state: 'cancelled', progress: 0 });
      startNext();
    },
    retry: (file) => {
      const entry = uploads.find((other) => other.file === file);
      if (entry?.state !== 'failed' && entry?.state !== 'cancelled') return;
      update(file, { state: 'waiting', progress: 0 });
      startNext();
    },
    stop: () => {
      const files = [...running.keys()];
      uploads = [];
      for (const file of files) release(file);
    },
  };
}
