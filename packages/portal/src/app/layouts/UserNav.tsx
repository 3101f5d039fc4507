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
    ? ({ id: 'shares', path: '/profile/contribution', icon: 'shares', owns: SHARE_PAGES } as const)
    : ({ id: 'giving', path: '/profile/orders', icon: 'bag', owns: GIVING_PAGES } as const);
  const links = [
    { id: 'home', path: '/', icon: 'home', owns: /^\/$/ },
    { id: 'donate', path: '/donate', icon: 'heart', owns: /^\/donate$/ },
    middle,
    {
      id: 'account',
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
        label: intl.formatMessage({ id: `portal.bottomNav.${link.id}` }),
        icon: link.icon,
        active: link === current,
        ...('unread' in link && { unread: link.unread }),
      }))}
    />
  );
}

const SHARE_PAGES = /^\/profile\/contribution(\/|$)/;
const GIVING_PAGES = /^\/profile\/(orders|subscriptions|receipts)(\/|$)/;
