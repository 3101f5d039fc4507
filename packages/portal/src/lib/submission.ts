import type { MessageId } from '@taawun/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isApiError, type FieldErrors, type ApiErrorKind } from '@taawun/api-client';
import { useErrorText } from './error-text.ts';
import { asSentence, useFieldErrors } from './server-messages.ts';
import { useServices } from './services.ts';
import { useSubmitted } from './submitted.ts';
import type { Auth } from '../machines/auth/auth.ts';

/** The server's field errors as props of `Form`. */
export function useServerErrors(): { serverErrors?: FieldErrors } {
  const { serverErrors } = useServices();
  const errors = useFieldErrors(useSyncExternalStore(serverErrors.subscribe, serverErrors.get, serverErrors.get));
  return errors ? { serverErrors: errors } : {};
}

/** Minimum duration of a submission in milliseconds (specification, section 9): a shorter busy state would flicker. */
const FETCH_MIN_DELAY = 200;

const minimum = () => new Promise((resolve) => setTimeout(resolve, FETCH_MIN_DELAY));

/** Returns the message above a form: the error, and its meaning. @default meaning: the input is preserved */
export function useFailureText() {
  const intl = useIntl();
  const errorText = useErrorText();
  return (kind: ApiErrorKind, serverMessage: string | null, meaning: MessageId = 'portal.error.kept') =>
    intl.formatMessage(
      { id: 'portal.error.withMeaning' },
      { error: asSentence(errorText(kind, serverMessage)), meaning: intl.formatMessage({ id: meaning }) },
    );
}

interface Problem {
  kind: ApiErrorKind;
  serverMessage: string | null;
}

/** State of a failure, with its message in the current language. */
function useProblem(first: Problem | null = null) {
  const [problem, setProblem] = useState(first);
  const failureText = useFailureText();
  return { failure: problem && failureText(problem.kind, problem.serverMessage), setProblem };
}

/** Loads the code of a submission while the user is typing: the network may be gone later. */
function usePrepared(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    fetchCode().catch(() => {});
  }, [fetchCode]);
}
const forCall = () => import('./transport.ts');
const forSignIn = () => Promise.all([forCall(), import('../machines/auth/auth.binding.ts')]);

/**
 * Submits a form's values by an API call. A failure without field errors becomes the message above the form; typed
 * values stay.
 */
export function useSubmission<Values, Result>(send: (values: Values) => Promise<Result>) {
  const { failure, setProblem } = useProblem(useSubmitted()?.failure);
  const [result, setResult] = useState<Result | null>(null);
  usePrepared(forCall);
  const submit = async (values: Values): Promise<void> => {
    setProblem(null);
    try {
      // A failure does not wait for the minimum: a user who is already correcting a field must not lose the focus.
      const [answer] = await Promise.all([send(values), minimum()]);
      setResult(answer);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'aborted' && !error.fieldErrors) setProblem(error);
    }
  };
  return { submit, failure, result, reset: () => setResult(null) };
}

/** Sends a request to the auth machine. The listener navigates afterwards. */
export function useAuthSubmission() {
  const { auth } = useServices();
  const { failure, setProblem } = useProblem();
  usePrepared(forSignIn);
  const submit = async (event: Parameters<Auth['attempt']>[0]): Promise<void> => {
    setProblem(null);
    // The machine may not be loaded yet.
    const { failure: problem } = await auth
      .attempt(event)
      .catch(() => ({ failure: { kind: 'network' as const, serverMessage: null } }));
    if (problem && problem.kind !== 'validation') setProblem(problem);
  };
  return { submit, failure };
}
