import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@taawun/ui';
import { localPath } from '../intl/locale.ts';
import { useErrorText } from './error-text.ts';
import { reloadForNewChunks } from './chunk-reload.ts';
import { DefaultLayoutFrame } from './layouts/DefaultLayout.tsx';
import { useLocalPath } from './layouts/site.ts';
import type { RouteFailure } from './route-failure.ts';
import { Frame } from './Root.tsx';

interface Problem {
  status: number;
  /** The server's words. */
  message: string | null;
  kind: string;
  /** A call answered 404: such an error leads to `/404` (specification, section 8). */
  missing: boolean;
  retryable: boolean;
}

/** Status from the error (status code, else 500), and the message that is fit to show. */
export function toProblem(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    const failure = typeof error.data === 'object' && error.data !== null ? (error.data as RouteFailure) : null;
    return {
      status: error.status,
      message: failure ? failure.serverMessage : typeof error.data === 'string' && error.status !== 404 ? error.data : null,
      kind: failure?.kind ?? 'server',
      missing: failure?.from === 'api' && error.status === 404,
      retryable: failure?.retryable ?? false,
    };
  }
  return { status: 500, message: null, kind: 'server', missing: false, retryable: true };
}

/** The error page in place of a page; header and footer stay. */
export function PageError() {
  const error = useRouteError();
  const problem = toProblem(error);
  const { to, locale } = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();

  useEffect(() => {
    if (problem.missing) void navigate(localPath(locale, '/404'), { replace: true });
    else if (problem.status >= 500) reloadForNewChunks(error);
  }, [problem.missing, problem.status, locale, navigate, error]);

  const retry = problem.retryable ? { onRetry: () => void revalidate() } : {};
  const message = problem.status === 404 ? {} : { message: errorText(problem.kind, problem.message) };
  return <ErrorPage status={problem.status} homeHref={to('/')} {...message} {...retry} />;
}

/** When even the frame of the site could not be loaded. */
export function RootError() {
  return (
    <Frame>
      <DefaultLayoutFrame>
        <PageError />
      </DefaultLayoutFrame>
    </Frame>
  );
}
