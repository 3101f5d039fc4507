import { useIntl } from 'react-intl';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useView } from '../../app/use-view.ts';
import { userOf } from '../../machines/auth.ts';
import { Account } from './Account.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Notifications, STEP } from './Notifications.tsx';
import { Panel } from './Panel.tsx';

const MOST = 100;

const load = async ({ client, url, signal }: LoadArgs) => {
  const asked = Math.floor(Number(url.searchParams.get('shown')));
  return client.listNotifications({ per_page: Math.min(MOST, Math.max(STEP, asked || 0)) }, { signal });
};

/** Who one is to the association, what it has told one lately, and the way out. */
function PersonalInfo() {
  const { notifications, pagination } = useLoaded<typeof load>();
  const intl = useIntl();
  const user = useView(useServices().auth, userOf);
  if (!user) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.personal-info' })}>
      <Account user={user} />
      <Notifications notifications={notifications} total={Math.min(MOST, pagination.total)} />
      <DeleteAccount user={user} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.personal-info' }), private: true }),
  Component: PersonalInfo,
});
