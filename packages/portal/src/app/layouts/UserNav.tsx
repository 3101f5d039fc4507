import { useIntl } from 'react-intl';
import { BottomNav } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import type { User } from '../../machines/auth/auth.ts';
import { ownPage } from '../../routes/sections.ts';

/** On a phone, a signed-in user's way to the pages visited most. */
export function UserNav({ user }: { user: User }) {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const { unread } = useSite();
  const own = ownPage(user);
  const middle = user.is_member
    ? ({ label: 'portal.bottomNav.shares', path: '/profile/contribution', icon: 'shares', owns: SHARE_PAGES } as const)
    : ({ label: 'portal.bottomNav.giving', path: '/profile/orders', icon: 'bag', owns: GIVING_PAGES } as const);
  const links = [
    { label: 'portal.menu.home', path: '/', icon: 'home', owns: /^\/$/ },
    { label: 'portal.action.donate', path: '/donate', icon: 'heart', owns: /^\/donate$/ },
    middle,
    {
      label: 'portal.bottomNav.account',
      path: unread > 0 ? `${own}#notifications` : own,
      icon: 'user',
      owns: /^\/(account|profile)(\/|$)/,
      unread,
    },
  ] as const;
  const current = links.find(({ owns }) => owns.test(bare));
  return (
    <BottomNav
      label={intl.formatMessage({ id: 'portal.bottomNav.label' })}
      items={links.map((link) => ({
        href: to(link.path),
        label: intl.formatMessage({ id: link.label }),
        icon: link.icon,
        active: link === current,
        ...('unread' in link && { unread: link.unread }),
      }))}
    />
  );
}

const SHARE_PAGES = /^\/profile\/contribution(\/|$)/;
const GIVING_PAGES = /^\/profile\/(orders|subscriptions|receipts)(\/|$)/;
