import { useEffect } from 'react';
import { useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@taawun/ui';
import { localPath } from '../intl/locale.ts';
import { useErrorText } from './error-text.ts';
import { reloadForNewChunks } from './chunk-reload.ts';
import { DefaultLayoutFrame } from './layouts/DefaultLayout.tsx';
import { useLocalPath } from './layouts/site.ts';
import { toProblem } from './problem.ts';
import { Frame } from './Root.tsx';

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
