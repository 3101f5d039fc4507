import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { NavItem } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './Navigation.styles.ts';

export interface NavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** Menu items; those with `children` open a list. `active` marks the current page. */
  items: NavItem[];
  /** Vertical layout, for a drawer. @default false */
  stacked?: boolean;
}

/** Site menu. Items with children open a list; they use native `<details>`, so they work without script. */
export function Navigation({ label, items, stacked = false, ...rest }: NavigationProps) {
  const nav = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = nav.current;
    if (!list || stacked) return;
    const close = (event: Event): void => {
      for (const details of list.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        const inside = event.target instanceof Node && details.contains(event.target);
        const chosen = event.type === 'click' && event.target instanceof Element && event.target.closest('a');
        if (!inside || chosen) details.open = false;
        else if (event instanceof KeyboardEvent && event.key === 'Escape') {
          details.open = false;
          details.querySelector('summary')?.focus();
        }
      }
    };
    const events = ['click', 'focusin', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [stacked]);
  return (
    <nav {...rest} aria-label={label}>
      <S.List ref={nav} role="list" data-stacked={stacked || undefined}>
        {items.map((item) => (
          <li key={item.href}>
            {item.children?.length ? <NavGroup item={item} stacked={stacked} /> : <NavLink item={item} />}
          </li>
        ))}
      </S.List>
    </nav>
  );
}

function NavLink({ item }: { item: NavItem }) {
  return (
    <S.Item as={Anchor} href={item.href} aria-current={item.active ? 'page' : undefined}>
      {item.icon ? <Icon name={item.icon} size={18} /> : null}
      {item.label}
    </S.Item>
  );
}

function NavGroup({ item, stacked }: { item: NavItem; stacked: boolean }) {
  return (
    <S.Group {...(stacked ? {} : { name: 'navigation' })} data-stacked={stacked || undefined}>
      <S.Item as="summary" data-active={item.active || undefined}>
        {item.label}
        <Icon name="chevron-down" size={16} />
      </S.Item>
      <ul role="list">
        {item.children?.map((child) => (
          <li key={child.href}>
            <NavLink item={child} />
          </li>
        ))}
      </ul>
    </S.Group>
  );
}
