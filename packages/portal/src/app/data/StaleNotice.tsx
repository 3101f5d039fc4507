import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { Alert, Button, Container, DateText, Section, VisuallyHidden } from '@taawun/ui';
import { clearCachedData } from './cached-data.ts';

/**
 * Notice above a page that shows retained data because a later load failed. Loads again on request, and when the
 * connection is back.
 */
export function StaleNotice({ since }: { since: number }): ReactNode {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  const again = () => {
    clearCachedData();
    void revalidate();
  };
  const [place] = useState(() => document.createElement('div'));
  // In a portal above the page: layouts do not render it.
  useLayoutEffect(() => {
    document.querySelector('#main')?.prepend(place);
    return () => place.remove();
  }, [place]);
  const title = (
    <FormattedMessage id="portal.stale" values={{ time: <DateText value={new Date(since).toISOString()} time /> }} />
  );
  return createPortal(
    <Section space="sm">
      <Container>
        <Alert
          tone="warning"
          title={title}
          action={
            <Button size="sm" loading={state === 'loading'} onClick={again}>
              <FormattedMessage id="ui.retry" />
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          }
        >
          <p>
            <FormattedMessage id="portal.error.kept" />
          </p>
        </Alert>
      </Container>
    </Section>,
    place,
  );
}
