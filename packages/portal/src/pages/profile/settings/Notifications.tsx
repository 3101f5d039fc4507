import { FormattedMessage } from 'react-intl';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router-dom';
import type { Notification } from '@taawun/api-client';
import { Alert, Heading, NotificationList, Stack } from '@taawun/ui';
import { storeUnread } from '../../../lib/site-data.ts';
import { useServices } from '../../../lib/services.ts';
import { STEP } from './load-notifications.ts';
import { useCommand } from '../../shared/use-command.ts';

interface NotificationsProps {
  notifications: readonly Notification[];
  /** Number of notifications that can be shown. */
  total: number;
}

/** Notifications of the user: marked as read one by one or all at once; the bell updates. */
export function Notifications({ notifications, total }: NotificationsProps) {
  const services = useServices();
  const { client } = services;
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [, setSearch] = useSearchParams();
  const { act, failure, dismiss } = useCommand();
  const read = (call: () => ReturnType<typeof client.readNotifications>) =>
    void act('read', async () => {
      const { data } = await call();
      storeUnread(services, data.notifications);
      await revalidate();
    });
  return (
    <Stack gap={4}>
      <Heading level={3} id="notifications">
        <FormattedMessage id="portal.notifications.title" />
      </Heading>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      <NotificationList
        items={notifications.map(({ id, title, text, created_at, read_at }) => ({
          id,
          title,
          text,
          date: created_at,
          read: read_at !== null,
        }))}
        headingLevel={3}
        loading={state === 'loading'}
        onRead={(id) => read(() => client.readNotification({ id: Number(id) }))}
        onReadAll={() => read(() => client.readNotifications())}
        {...(notifications.length < total
          ? {
              onMore: () =>
                setSearch({ shown: String(notifications.length + STEP) }, { replace: true, preventScrollReset: true }),
            }
          : {})}
      />
    </Stack>
  );
}
