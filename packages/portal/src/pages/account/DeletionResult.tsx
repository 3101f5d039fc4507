import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { AccountCard } from './AccountCard.tsx';

/** Returns the server's reason from the navigation state, or `null`. */
const reasonOf = (state: unknown): string | null => {
  const { reason } = (state ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : null;
};

/** Defines a page with the result of an account deletion and a link to the next page. */
export function defineDeletionResult(id: 'deleted' | 'notDeleted', next: string) {
  function DeletionResult() {
    const intl = useIntl();
    const { to } = useLocalPath();
    const { state, search } = useLocation();
    const reason = reasonOf(state);
    if (id === 'deleted' && new URLSearchParams(search).get('state') === 'closing') {
      return (
        <AccountCard
          title={intl.formatMessage({ id: 'portal.deletion.closingTitle' })}
          text={<FormattedMessage id="portal.deletion.closingText" />}
        >
          <Button block href={to('/profile/contribution/balance')}>
            <FormattedMessage id="portal.balance.all" />
          </Button>
        </AccountCard>
      );
    }
    return (
      <AccountCard
        title={intl.formatMessage({ id: `portal.${id}.title` })}
        text={reason ?? <FormattedMessage id={`portal.${id}.text`} />}
      >
        <Button block href={to(next)}>
          <FormattedMessage id={`portal.${id}.action`} />
        </Button>
      </AccountCard>
    );
  }
  return definePage({
    meta: (_, intl) => ({ title: intl.formatMessage({ id: `portal.${id}.title` }) }),
    Component: DeletionResult,
  });
}
