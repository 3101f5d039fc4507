import { useState } from 'react';
import { isApiError, type ApiError } from '@taawun/api-client';
import { useErrorText } from '../../lib/error-text.ts';

/**
 * Executes one command at a time, outside a form. `act` returns whether it succeeded; `failure` is the localised error.
 */
export function useCommand() {
  const errorText = useErrorText();
  const [problem, setProblem] = useState<Pick<ApiError, 'kind' | 'serverMessage'> | null>(null);
  /** Name of the running command, as given by the caller. */
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
