import { useIntl } from 'react-intl';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useView } from '../../app/use-view.ts';
import { userOf } from '../../machines/auth.ts';
import { Account } from '../profile/Account.tsx';
import { DeleteAccount } from '../profile/DeleteAccount.tsx';
import { loadNotifications } from '../profile/load-notifications.ts';
import { Notifications } from '../profile/Notifications.tsx';
import { Panel } from '../profile/Panel.tsx';
import { MembershipNote } from './MembershipNote.tsx';

const load = async (args: LoadArgs) => {
  const [{ member_application: application }, notifications] = await Promise.all([
    args.client.getMemberApplication({ signal: args.signal }),
    loadNotifications(args),
  ]);
  return { application, ...notifications };
};

/** The account of a user who is not a member: name and addresses, the application for membership, notifications, deletion. */
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
      <DeleteAccount user={user} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.title' }), private: true }),
  Component: AccountPage,
});
