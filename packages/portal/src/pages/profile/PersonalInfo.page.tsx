import { useIntl } from 'react-intl';
import { definePage, useLoaded } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { Account } from './settings/Account.tsx';
import { DeleteAccount } from './settings/DeleteAccount.tsx';
import { ExportData } from './settings/ExportData.tsx';
import { loadNotifications } from './settings/load-notifications.ts';
import { Notifications } from './settings/Notifications.tsx';
import { Panel } from '../shared/Panel.tsx';

/** The user's personal data, recent notifications, and account deletion. */
function PersonalInfo() {
  const loaded = useLoaded<typeof loadNotifications>();
  const intl = useIntl();
  const user = useView(useServices().auth, userOf);
  if (!user) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.personal-info' })}>
      <Account user={user} />
      <Notifications {...loaded} />
      <ExportData />
      <DeleteAccount user={user} />
    </Panel>
  );
}

export const page = definePage({
  load: loadNotifications,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.personal-info' }) }),
  Component: PersonalInfo,
});
