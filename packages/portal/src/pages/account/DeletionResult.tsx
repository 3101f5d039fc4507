import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@taawun/ui';
import { useLocalPath } from '../../app/layouts/site.ts';
import { definePage } from '../../app/page.ts';
import { AccountCard } from './AccountCard.tsx';

/** Where the mailed account-deletion link leads: what became of it, and one way on. */
export function defineDeletionResult(id: 'deleted' | 'notDeleted', next: string) {
  function DeletionResult() {
    const intl = useIntl();
    const { to } = useLocalPath();
    return (
      <AccountCard title={intl.formatMessage({ id: `portal.${id}.title` })} text={<FormattedMessage id={`portal.${id}.text`} />}>
        <Button block href={to(next)}>
          <FormattedMessage id={`portal.${id}.action`} />
        </Button>
      </AccountCard>
    );
  }
  return definePage({
    meta: (_, intl) => ({ title: intl.formatMessage({ id: `portal.${id}.title` }), private: true }),
    Component: DeletionResult,
  });
}
