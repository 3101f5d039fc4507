import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { scrollToMiddle } from '../../foundations/dom/inlineScroll.ts';
import type { NavItem } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './SubNav.styles.ts';

export interface SubNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation, such as "Identity" or "Profile". */
  label: string;
  /** Pages of the area; `active` marks the current page. */
  items: NavItem[];
  /** Content above the list on a wide screen, such as the member's name. */
  heading?: ReactNode;
  /** Content after the list on wide screens, such as a sign-out button that a phone has in its menu. */
  after?: ReactNode;
  /** Renders a row above the page instead of a list beside it, on wide screens too. */
  row?: boolean;
}

/** Navigation between the pages of one area: a side list, on a phone a row that scrolls to the current page. */
export function SubNav({ label, items, heading, after, row = false, ...rest }: SubNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const active = items.find((item) => item.active)?.href;
  useEffect(() => {
    if (!active) return;
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // Scroll only the row, never the page.
    if (current && list.current) scrollToMiddle(list.current, current);
  }, [active]);
  return (
    <S.Nav {...rest} aria-label={label} data-row={row || undefined}>
      {heading ? <S.Heading>{heading}</S.Heading> : null}
      <ul role="list" ref={list}>
        {items.map((item) => (
          <li key={item.href}>
            <S.Item as={Anchor} href={item.href} aria-current={item.active ? 'page' : undefined}>
              {item.icon ? <Icon name={item.icon} /> : null}
              {item.label}
            </S.Item>
          </li>
        ))}
      </ul>
      {after ? <S.After>{after}</S.After> : null}
    </S.Nav>
  );
}
