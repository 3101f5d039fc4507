import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPage } from '@taawun/ui';
import { localizer } from '../../intl/locale.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { titleOf } from '../page/head.ts';
import { isChunkFailure, reloadForNewChunks, serverAnswers } from '../errors/chunk-reload.ts';
import { clearCachedData } from '../data/cached-data.ts';
import { DefaultLayoutFrame } from '../layouts/DefaultLayout.tsx';
import { useLocalPath } from '../../lib/site.ts';
import { errorTitleId, toProblem } from '../errors/route-error.ts';
import { markHydrated } from '../hydration/ready.ts';
import { AppShell } from './Root.tsx';

/** Error boundary of a page: shows the error page between header and footer. */
export function PageError() {
  const error = useRouteError();
  const problem = toProblem(error);
  const { pathname } = useLocation();
  const { to } = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const intl = useIntl();
  const errorText = useErrorText();

  useEffect(() => {
    if (problem.missing) void navigate(localizer(pathname)('/404'), { replace: true });
    else if (isChunkFailure(error)) void reloadForNewChunks();
  }, [problem.missing, pathname, navigate, error]);

  const title = titleOf({ title: intl.formatMessage({ id: errorTitleId(problem.status) }) }, intl);
  useEffect(() => {
    document.title = title;
    markHydrated();
  }, [title]);

  // A failed module stays failed until the document is reloaded.
  const again = async () => {
    clearCachedData();
    if (!isChunkFailure(error)) await revalidate();
    else if (await serverAnswers()) location.reload();
  };
  const retry = problem.retryable ? { onRetry: () => void again() } : {};
  const message = problem.status === 404 ? {} : { message: errorText(problem.kind, problem.message) };
  return <ErrorPage status={problem.status} homeHref={to('/')} {...message} {...retry} />;
}

/** Error boundary of the root route: the site data could not be loaded. */
export function RootError() {
  return (
    <AppShell>
      <DefaultLayoutFrame>
        <PageError />
      </DefaultLayoutFrame>
    </AppShell>
  );
}
