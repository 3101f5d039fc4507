import type { Upload } from './queue.ts';

/** Announcement of the field: last segment of the message id and its values. */
export type Notice =
  | { id: 'added' | 'rejected' | 'uploaded'; values: { count: number } }
  | { id: 'addedAndRejected'; values: { added: number; rejected: number } }
  | { id: 'removed' | 'failed' | 'aborted'; values: { name: string } }
  | { id: 'settled'; values: { done: number; total: number } };

/** Returns what to announce after files were chosen; `null` when none were. */
export function noticeOfChoice(added: number, rejected: number): Notice | null {
  if (added > 0 && rejected > 0) return { id: 'addedAndRejected', values: { added, rejected } };
  if (rejected > 0) return { id: 'rejected', values: { count: rejected } };
  return added > 0 ? { id: 'added', values: { count: added } } : null;
}

const isBusy = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'waiting' || state === 'uploading');

/**
 * Returns what to announce after a change of the uploads: a failure at once, the others when no upload is left. Progress
 * and single finished files are not announced, so that many files do not flood a screen reader.
 */
export function noticeOfUploads(before: readonly Upload[], after: readonly Upload[]): Notice | null {
  const previous = new Map(before.map(({ file, state }) => [file, state]));
  const changed = (state: Upload['state']): Upload | undefined =>
    after.find((entry) => entry.state === state && previous.has(entry.file) && previous.get(entry.file) !== state);
  const hasEnded = isBusy(before) && !isBusy(after) && after.length === before.length;
  const done = after.filter(({ state }) => state === 'done').length;
  const failed = changed('failed');
  const cancelled = changed('cancelled');
  if (cancelled) return { id: 'aborted', values: { name: cancelled.file.name } };
  if (hasEnded && done === after.length) return { id: 'uploaded', values: { count: done } };
  if (hasEnded && after.length > 1) return { id: 'settled', values: { done, total: after.length } };
  return failed ? { id: 'failed', values: { name: failed.file.name } } : null;
}
