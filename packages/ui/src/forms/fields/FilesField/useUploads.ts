import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { noticeOfUploads, type Notice } from './notices.ts';
import { createUploadQueue, type Upload, type UploadFile, type UploadQueue } from './queue.ts';

export interface UploadsOptions {
  /** Without it, nothing is uploaded. */
  upload: UploadFile | undefined;
  isUploaded: ((file: File) => boolean) | undefined;
  onUploadsChange: ((uploads: readonly Upload[]) => void) | undefined;
  onNotice: (notice: Notice) => void;
}

/** Uploads the files of a field. Unmounting aborts the uploads that run. */
export function useUploads(
  files: readonly File[],
  { upload, isUploaded, onUploadsChange, onNotice }: UploadsOptions,
): { uploads: ReadonlyMap<File, Upload>; queue: UploadQueue } {
  const active = upload !== undefined;
  const [queue] = useState(() => createUploadQueue());
  const report = useEffectEvent((before: readonly Upload[], after: readonly Upload[]): void => {
    const notice = noticeOfUploads(before, after);
    if (notice) onNotice(notice);
    onUploadsChange?.(after);
  });
  useEffect(() => {
    if (!active) return undefined;
    let before = queue.get();
    const leave = queue.subscribe(() => {
      const after = queue.get();
      report(before, after);
      before = after;
    });
    return () => {
      leave();
      queue.stop();
    };
  }, [queue, active]);
  useEffect(() => {
    if (upload) queue.sync(files, { upload, isUploaded });
  }, [queue, files, upload, isUploaded]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  return { uploads: new Map(uploads.map((entry) => [entry.file, entry])), queue };
}
