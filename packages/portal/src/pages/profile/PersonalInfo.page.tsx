import { FormattedMessage, useIntl } from 'react-intl';
import { Card, DateText, EmailText, EmptyState, Heading, PhoneText, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useView } from '../../app/use-view.ts';
import { userOf } from '../../machines/auth.ts';
import { Facts, Panel } from './Panel.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.listNotifications({ per_page: 10 }, { signal })).notifications;

/** Who one is to the association, and what it has told one lately. */
function PersonalInfo() {
  const notifications = useLoaded<typeof load>();
  const intl = useIntl();
  const user = useView(useServices().auth, userOf);
  if (!user) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.personal-info' })}>
      <Facts
        facts={{
          firstname: user.firstname,
          lastname: user.lastname,
          phone: <PhoneText value={user.phone.phone} />,
          email: user.email && <EmailText value={user.email} />,
        }}
      />
      <Heading level={3} id="notifications">
        <FormattedMessage id="portal.notifications.title" />
      </Heading>
      {notifications.length ? (
        <Stack gap={3}>
          {notifications.map(({ id, title, text, created_at }) => (
            <Card key={id}>
              <Stack gap={1}>
                <strong>{title}</strong>
                <span>{text}</span>
                <DateText value={created_at} />
              </Stack>
            </Card>
          ))}
        </Stack>
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'portal.notifications.none' })} />
      )}
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.personal-info' }), private: true }),
  Component: PersonalInfo,
});
