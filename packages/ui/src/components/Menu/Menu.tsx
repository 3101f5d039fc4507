import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { showPopover } from '../../foundations/popover/topLayer.ts';
import { usePopover } from '../../foundations/popover/usePopover.ts';
import type { IconSource } from '../../icons/paths.ts';
import { Button, IconButton, type ButtonVariant } from '../Button/index.ts';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuEntry, MenuTriggerProps } from './types.ts';
import { entriesOf, useMenuKeys } from './useMenuKeys.ts';
import * as S from './Menu.styles.ts';

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Label of the button and accessible name of the menu. */
  label: string;
  /** Replaces the visible label; use a well-known icon. */
  icon?: IconSource;
  /** Items in order; `'separator'` renders a line between them. */
  items: readonly MenuEntry[];
  /** Renders a button of your own instead of the library's. */
  trigger?: (props: MenuTriggerProps) => ReactNode;
  /** Variant of a button with a label. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * Button with a list of actions, built on the native popover: it is in the top layer, stays inside the viewport and
 * closes on an outside press. Supports arrow keys, Home, End, typeahead and Escape. For choosing a value use `Select`;
 * for pages of an area use `SubNav`.
 */
export function Menu({ label, icon, items, trigger: own, variant = 'secondary', size = 'md', ...rest }: MenuProps) {
  if (import.meta.env?.DEV) {
    const key = twice(keysOf(items));
    devError(
      key !== undefined,
      `Menu "${label}" has two items with the key "${key}", so React mixes them up. Give every item a key of its own.`,
    );
  }
  const last = useRef(false);
  const { hide, trigger, popover } = usePopover<HTMLUListElement>((list) => {
    entriesOf(list)
      .at(last.current ? -1 : 0)
      ?.focus();
    last.current = false;
  });
  const onKeyDown = useMenuKeys(popover.ref);

  const onTriggerKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    last.current = event.key === 'ArrowUp';
    showPopover(popover.ref.current, event.currentTarget);
  };
  const button: MenuTriggerProps = {
    ...trigger,
    'aria-haspopup': 'menu',
    onKeyDown: onTriggerKey,
  };
  return (
    <S.Root {...rest}>
      {own ? (
        // oxlint-disable-next-line react/refs -- the props hold no ref; the handler among them reads one
        own(button)
      ) : icon ? (
        <IconButton {...button} icon={icon} label={label} size={size} variant="outline" />
      ) : (
        <Button {...button} iconEnd="chevron-down" variant={variant} size={size}>
          {label}
        </Button>
      )}
      <S.List {...popover} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        <MenuEntries items={items} close={hide} />
      </S.List>
    </S.Root>
  );
}

/** Keys of all items that have one. */
const keysOf = (items: readonly MenuEntry[]): string[] =>
  items.flatMap((item) => {
    if (item === 'separator' || 'options' in item) return [];
    if ('group' in item) return keysOf(item.items);
    return 'items' in item ? [item.key, ...keysOf(item.items)] : [item.key];
  });
