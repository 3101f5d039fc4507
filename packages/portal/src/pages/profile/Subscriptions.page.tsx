import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Pagination, Stack } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { readPage } from '../shared/filters.ts';
import { SubscriptionPanel } from '../giving/orders/SubscriptionPanel.tsx';
import { Panel } from '../shared/Panel.tsx';

const load = ({ client, url, signal }: LoadArgs) =>
  client.listSubscriptions({ page: readPage(url.searchParams), per_page: 8 }, { signal });

/** The user's monthly donations: upcoming charges, and all changes that the user may make. */
function Subscriptions() {
  const { subscriptions, pagination } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.subscriptions' })}>
      {subscriptions.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'portal.subscription.none' })}
          text={intl.formatMessage({ id: 'portal.subscription.noneText' })}
          action={
            <Button variant="giving" icon="heart" href={to('/donate')}>
              <FormattedMessage id="portal.action.donate" />
            </Button>
          }
        />
      ) : (
        <Stack gap={4}>
          {subscriptions.map((subscription) => (
            <SubscriptionPanel
              key={subscription.number}
              subscription={subscription}
              access={{ number: subscription.number }}
              href={to(`/profile/orders/${subscription.number}`)}
            />
          ))}
          {pagination.total_pages > 1 && (
            <Pagination
              page={pagination.page}
              pages={pagination.total_pages}
              hrefFor={(page) => to(`/profile/subscriptions?page=${page}`)}
            />
          )}
        </Stack>
      )}
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.subscriptions' }) }),
  Component: Subscriptions,
});
