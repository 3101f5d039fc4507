import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Logo } from '../../media/Logo/index.ts';
import * as S from './ErrorPage.styles.ts';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * HTTP status of the error; 404 has its own text, every other status shows "An error occurred" (specification,
   * section 2).
   */
  status: number;
  /** Translated message of the error; replaces the standard text. */
  message?: string | undefined;
  /** Link to the home page. */
  homeHref: string;
  /** Called to retry; when omitted, there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** Full-page error with a link to the home page. */
export function ErrorPage({ status, message, homeHref, onRetry, ...rest }: ErrorPageProps) {
  const missing = status === 404;
  return (
    <S.Box {...rest} data-status={status}>
      <Logo size={72} />
      <Heading level={1}>
        <FormattedMessage id={missing ? 'ui.errorPage.notFound' : 'ui.errorPage.error'} />
      </Heading>
      <p>{message ?? <FormattedMessage id={missing ? 'ui.errorPage.notFoundText' : 'ui.errorPage.errorText'} />}</p>
      <S.Actions>
        {onRetry ? (
          <Button icon="refresh" onClick={onRetry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        ) : null}
        <Button href={homeHref} variant={onRetry ? 'secondary' : 'primary'} icon="home">
          <FormattedMessage id="ui.errorPage.home" />
        </Button>
      </S.Actions>
    </S.Box>
  );
}
