import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { NavItem } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { formatNumber } from '../../intl/numbers.ts';
import * as S from './BottomNav.styles.ts';

export interface BottomNavItem extends Omit<NavItem, 'children' | 'icon'> {
  icon: IconSource;
  /** Number of unread messages behind the link. @default 0 */
  unread?: number;
}

export interface BottomNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name, for example "Quick links". */
  label: string;
  /** Three to five links; `active` marks the current page. */
  items: readonly BottomNavItem[];
}

/**
 * Navigation at the lower edge of a phone's screen, for the pages that a user visits most. Not rendered visibly on wider
 * screens. Place it last in `Page`: `ActionBar` and `BackToTop` then stay above it.
 */
export function BottomNav({ label, items, ...rest }: BottomNavProps) {
  const { intlLocale } = useLocale();
  return (
    <S.Bar {...rest} aria-label={label} data-bottom-nav="">
      <S.List>
        {items.map(({ href, label: text, icon, active, unread = 0 }) => (
          <li key={href}>
            <S.Item as={Anchor} href={href} aria-current={active ? 'page' : undefined}>
              <S.Glyph>
                <Icon name={icon} size={24} />
                {unread > 0 && <S.Count aria-hidden>{formatNumber(intlLocale, Math.min(unread, 99))}</S.Count>}
              </S.Glyph>
              <bdi>{text}</bdi>
              {unread > 0 && (
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage id="ui.upperHeader.notifications" values={{ count: unread }} />
                </VisuallyHidden>
              )}
            </S.Item>
          </li>
        ))}
      </S.List>
    </S.Bar>
  );
}
