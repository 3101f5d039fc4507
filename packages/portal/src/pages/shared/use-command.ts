import { useState } from 'react';
import { isApiError, type ApiError } from '@taawun/api-client';
import { useErrorText } from '../../lib/error-text.ts';

/** Does one thing at a time, without a form; why it failed, in the reader's words. Answers whether it was done. */
export function useCommand() {
  const errorText = useErrorText();
  const [problem, setProblem] = useState<Pick<ApiError, 'kind' | 'serverMessage'> | null>(null);
  /** What is under way, by the name that the caller gave it. */
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (name: string, run: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    setBusy(name);
    try {
      await run();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'aborted') setProblem(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const failure = problem && errorText(problem.kind, problem.serverMessage);
  return { act, busy, failure, dismiss: () => setProblem(null) };
}
