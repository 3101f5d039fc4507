import { useIntl } from 'react-intl';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { Account } from '../profile/settings/Account.tsx';
import { DeleteAccount } from '../profile/settings/DeleteAccount.tsx';
import { ExportData } from '../profile/settings/ExportData.tsx';
import { loadNotifications } from '../profile/settings/load-notifications.ts';
import { Notifications } from '../profile/settings/Notifications.tsx';
import { Panel } from '../shared/Panel.tsx';
import { MembershipNote } from './MembershipNote.tsx';

const load = async (args: LoadArgs) => {
  const [{ member_application: application }, notifications] = await Promise.all([
    args.client.getMemberApplication({ signal: args.signal }),
    loadNotifications(args),
  ]);
  return { application, ...notifications };
};

/**
 * Account page of a user who is not a member: name, phone and e-mail, membership application, notifications, deletion.
 */
function AccountPage() {
  const { application, ...notifications } = useLoaded<typeof load>();
  const intl = useIntl();
  const user = useView(useServices().auth, userOf);
  if (!user) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.personal-info' })}>
      <MembershipNote application={application} />
      <Account user={user} />
      <Notifications {...notifications} />
      <ExportData />
      <DeleteAccount user={user} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.title' }) }),
  Component: AccountPage,
});
