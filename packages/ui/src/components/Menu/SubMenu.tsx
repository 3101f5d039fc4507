import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { hidePopover, showPopover } from '../../foundations/popover/topLayer.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { usePopover } from '../../foundations/popover/usePopover.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuSubMenu } from './types.ts';
import { entriesOf, useMenuKeys } from './useMenuKeys.ts';
import * as S from './Menu.styles.ts';

interface SubMenuProps {
  item: MenuSubMenu;
  /** Whether the items of this menu leave room for a mark. */
  marked: boolean;
  /** The entries of the inner menu. */
  children: ReactNode;
}

/**
 * Item that opens a menu of its own at the inline end, by a press, the pointer, Enter, or the arrow key that points there.
 * The opposite arrow key and Escape lead back.
 */
export function SubMenu({ item: { label, icon, tone, disabled = false }, marked, children }: SubMenuProps) {
  const { dir } = useLocale();
  const id = useId();
  const entry = useRef<HTMLButtonElement>(null);
  const byPointer = useRef(false);
  const { open, hide, popover, trigger } = usePopover<HTMLUListElement>((list) => {
    if (!byPointer.current) entriesOf(list)[0]?.focus();
    byPointer.current = false;
  });
  const onListKey = useMenuKeys(popover.ref);
  const [inward, outward] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const show = (): void => {
    if (!open && !disabled) showPopover(popover.ref.current, entry.current ?? undefined);
  };
  const back = (): void => {
    hide();
    entry.current?.focus();
  };

  // The pointer on another item of the outer menu closes this one.
  useEffect(() => {
    const outer = entry.current?.closest<HTMLElement>('[role="menu"]');
    if (!open || !outer) return;
    const onOver = ({ target, pointerType }: globalThis.PointerEvent): void => {
      const isOwn = entry.current?.parentElement?.contains(target as Node) ?? false;
      if (pointerType === 'mouse' && !isOwn && (target as Element).closest('[role^="menuitem"]'))
        hidePopover(popover.ref.current);
    };
    outer.addEventListener('pointerover', onOver);
    return () => outer.removeEventListener('pointerover', onOver);
  }, [open, popover.ref]);

  return (
    <li role="none">
      <S.Item
        ref={entry}
        type="button"
        role="menuitem"
        id={id}
        tabIndex={-1}
        data-tone={tone}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={trigger['aria-controls']}
        aria-disabled={disabled || undefined}
        onClick={show}
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse' || open) return;
          byPointer.current = true;
          show();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== inward) return;
          event.preventDefault();
          if (open) entriesOf(popover.ref.current)[0]?.focus();
          else show();
        }}
      >
        {marked ? <S.Mark aria-hidden="true" /> : null}
        {icon ? <Icon name={icon} size={18} /> : null}
        <span>{label}</span>
        <S.Onward>
          <Icon name="chevron-forward" size={18} />
        </S.Onward>
      </S.Item>
      <S.SubList
        {...popover}
        role="menu"
        aria-labelledby={id}
        onKeyDown={(event: KeyboardEvent) => {
          // The outer menu has keys of its own; it closes both at Tab.
          if (event.key === 'Tab') return;
          event.stopPropagation();
          if (event.key === outward || event.key === 'Escape') {
            event.preventDefault();
            back();
          } else {
            onListKey(event);
          }
        }}
      >
        {children}
      </S.SubList>
    </li>
  );
}
