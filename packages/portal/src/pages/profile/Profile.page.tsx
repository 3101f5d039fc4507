import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Avatar, Bdi, Button, Split, Stack, SubNav, Text, type IconName } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { GIVING_SECTIONS, MEMBER_SECTIONS } from '../../routes/sections.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf, type User } from '../../machines/auth/auth.ts';
import { Inner } from '../shared/Inner.tsx';

const ICONS: Record<(typeof MEMBER_SECTIONS | typeof GIVING_SECTIONS)[number], IconName> = {
  'personal-info': 'user',
  'member-info': 'check',
  address: 'pin',
  'bank-information': 'bank',
  contribution: 'shares',
  'change-password': 'lock',
  orders: 'heart',
  subscriptions: 'refresh',
  receipts: 'file',
};

/** Name and membership number of the profile's user. */
function Owner({ user: { firstname, lastname, member } }: { user: User }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'portal.profile.fullName' }, { firstname, lastname });
  return (
    <Stack direction="row" gap={3} align="center">
      <Avatar name={name} />
      <Stack gap={1}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {member && (
          <Text tone="muted" size="sm">
            <FormattedMessage id="portal.profile.memberNo" values={{ number: <Bdi>{member.mem_no}</Bdi> }} />
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

const MEMBER_PAGES = MEMBER_SECTIONS.map((section) => ({ path: `/profile/${section}`, section }));
/** Pages of a user who is not a member (docs/decisions/0026-account-of-non-members.md). */
const ACCOUNT_PAGES = [
  { path: '/account', section: 'personal-info' },
  { path: '/account/change-password', section: 'change-password' },
] as const;
const GIVING_PAGES = GIVING_SECTIONS.map((section) => ({ path: `/profile/${section}`, section }));

/** Layout of the profile with its menu: account and donations, and for members the membership. */
function Profile() {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const { auth } = useServices();
  const user = useView(auth, userOf);
  const title = intl.formatMessage({ id: 'portal.profile.title' });
  const items = [...(user?.is_member ? MEMBER_PAGES : ACCOUNT_PAGES), ...GIVING_PAGES].map(({ path, section }) => ({
    href: to(path),
    label: intl.formatMessage({ id: `portal.profile.${section}` }),
    icon: ICONS[section],
    active: bare === path || (path !== '/account' && bare.startsWith(`${path}/`)),
  }));
  return (
    <Inner variant="account" title={title}>
      <Split
        ratio="side"
        asideFirst
        aside={
          <SubNav
            label={title}
            heading={user && <Owner user={user} />}
            items={items}
            after={
              <Button variant="quiet" icon="logout" block onClick={() => auth.send({ type: 'signOut.requested' })}>
                <FormattedMessage id="portal.action.signOut" />
              </Button>
            }
          />
        }
      >
        <Outlet />
      </Split>
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.title' }) }),
  Component: Profile,
});
