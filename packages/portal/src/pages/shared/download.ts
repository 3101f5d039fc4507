import { useState } from 'react';
import { isApiError, type ApiError } from '@taawun/api-client';
import { useErrorText } from '../../lib/error-text.ts';

/** Saves a file through the browser under the given name. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the next task; the object URL can be released.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Loads a file and saves it. Returns whether it is loading, and the error. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Pick<ApiError, 'kind' | 'serverMessage'> | null>(null);
  const errorText = useErrorText();
  const download = async (name: string, fetchFile: () => Promise<Blob>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      saveFile(await fetchFile(), name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'aborted') setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const failure = problem && errorText(problem.kind, problem.serverMessage);
  return { busy, failure, download };
}
