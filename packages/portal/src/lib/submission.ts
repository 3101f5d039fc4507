import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isApiError, type FieldErrors } from '@taawun/api-client';
import { useErrorText } from './error-text.ts';
import { asSentence, useFieldErrors } from './server-messages.ts';
import { useServices } from './services.ts';
import { useSubmitted } from './submitted.ts';
import type { Auth } from '../machines/auth/auth.ts';

/** The server's field errors in the form that `Form` takes. */
export function useServerErrors(): { serverErrors?: FieldErrors } {
  const { serverErrors } = useServices();
  const errors = useFieldErrors(useSyncExternalStore(serverErrors.subscribe, serverErrors.get, serverErrors.get));
  return errors ? { serverErrors: errors } : {};
}

/** The specification's minimum (section 9) in milliseconds: what is quicker would only flicker. */
const FETCH_MIN_DELAY = 200;

const minimum = () => new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DELAY));

/** A failure above a form: what happened, and what it means for the reader, unless told otherwise that nothing typed is lost. */
export function useFailureText() {
  const intl = useIntl();
  const errorText = useErrorText();
  return (kind: string, serverMessage: string | null, meaning = 'portal.error.kept') =>
    intl.formatMessage(
      { id: 'portal.error.withMeaning' },
      { error: asSentence(errorText(kind, serverMessage)), meaning: intl.formatMessage({ id: meaning }) },
    );
}

interface Problem {
  kind: string;
  serverMessage: string | null;
}

/** A failure as it happened, and its text in the language of the moment. */
function useProblem(first: Problem | null = null) {
  const [problem, setProblem] = useState(first);
  const failureText = useFailureText();
  return { failure: problem && failureText(problem.kind, problem.serverMessage), setProblem };
}

/** Fetches what a sending needs while the reader is still writing: the network may be gone by then. */
function usePrepared(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    fetchCode().catch(() => {});
  }, [fetchCode]);
}
const forCall = () => import('./transport.ts');
const forSignIn = () => Promise.all([forCall(), import('../machines/auth/auth.binding.ts')]);

/** Sends a form's values by a call; a failure that names no field is told above the form, and nothing typed is lost. */
export function useSubmission<Values, Result>(send: (values: Values) => Promise<Result>) {
  const { failure, setProblem } = useProblem(useSubmitted()?.failure);
  const [result, setResult] = useState<Result | null>(null);
  usePrepared(forCall);
  const submit = async (values: Values): Promise<void> => {
    setProblem(null);
    try {
      // A failure is told at once: whoever is already mending a field must not lose the focus.
      const [answer] = await Promise.all([send(values), minimum()]);
      setResult(answer);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'aborted' && !error.fieldErrors) setProblem(error);
    }
  };
  return { submit, failure, result, reset: () => setResult(null) };
}

/** Sends a request to the auth machine; where it leads afterwards is the listener's matter. */
export function useAuthSubmission() {
  const { auth } = useServices();
  const { failure, setProblem } = useProblem();
  usePrepared(forSignIn);
  const submit = async (event: Parameters<Auth['attempt']>[0]): Promise<void> => {
    setProblem(null);
    // The machine itself may have to be fetched first.
    const { failure: problem } = await auth
      .attempt(event)
      .catch(() => ({ failure: { kind: 'network', serverMessage: null } }));
    if (problem && problem.kind !== 'validation') setProblem(problem);
  };
  return { submit, failure };
}
