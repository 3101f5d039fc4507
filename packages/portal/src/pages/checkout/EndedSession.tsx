import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Alert, Button } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Alert: the session has ended and the donation would continue as a guest. Links to the sign-in and back. */
export function EndedSession({ onSignIn }: { onSignIn: () => void }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Alert
      tone="warning"
      title={intl.formatMessage({ id: 'portal.giving.sessionEnded' })}
      action={
        <Button size="sm" href={`${to('/login')}?redirect=${encodeURIComponent(pathname + search)}`} onClick={onSignIn}>
          <FormattedMessage id="portal.giving.signIn" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="portal.giving.asGuest" />
      </p>
    </Alert>
  );
}
