import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { Alert, Button, Container, DateText, Section } from '@taawun/ui';
import { forgetData } from '../kept-data.ts';
import { staleSince } from '../retained-data.ts';

/** Says that the page could not be loaded again and shows what it had loaded before. Loads again on request, and when the connection is back. */
export function StaleNotice() {
  const intl = useIntl();
  const since = useSyncExternalStore(staleSince.subscribe, staleSince.get, () => null);
  const { revalidate, state } = useRevalidator();
  const stale = since !== null;
  useEffect(() => {
    if (!stale) return undefined;
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [stale, revalidate]);
  if (!stale) return null;
  const again = () => {
    forgetData();
    void revalidate();
  };
  return (
    <Section space="sm" aria-label={intl.formatMessage({ id: 'portal.stale.title' })}>
      <Container>
        <Alert
          tone="warning"
          title={intl.formatMessage({ id: 'portal.stale.title' })}
          action={
            <Button size="sm" loading={state === 'loading'} onClick={again}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="portal.stale.text" values={{ time: <DateText value={new Date(since).toISOString()} time /> }} />
          </p>
        </Alert>
      </Container>
    </Section>
  );
}
