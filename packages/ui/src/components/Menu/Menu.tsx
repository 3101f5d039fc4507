import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { showPopover } from '../../foundations/topLayer.ts';
import { usePopover } from '../../foundations/usePopover.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { Button, IconButton, type ButtonVariant } from '../Button/index.ts';
import { entriesOf, useMenuKeys } from './useMenuKeys.ts';
import * as S from './Menu.styles.ts';

interface Entry {
  key: string;
  label: string;
  icon?: IconName;
  /** `danger` marks a destructive action. */
  tone?: 'danger';
  /** Disables the item but leaves it in the list, so that users can discover it. @default false */
  disabled?: boolean;
}

/** Either a link or an action, never both. */
export type MenuItem = Entry & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });
export type MenuEntry = MenuItem | 'separator';

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Label of the button and accessible name of the menu. */
  label: string;
  /** Replaces the visible label; use a well-known icon. */
  icon?: IconName;
  /** Items in order; `'separator'` renders a line between groups. */
  items: readonly MenuEntry[];
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
export function Menu({ label, icon, items, variant = 'secondary', size = 'md', ...rest }: MenuProps) {
  if (import.meta.env?.DEV) {
    const key = twice(items.flatMap((item) => (item === 'separator' ? [] : [item.key])));
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
  const button = {
    ...trigger,
    'aria-haspopup': 'menu' as const,
    onKeyDown: onTriggerKey,
  };
  return (
    <S.Root {...rest}>
      {icon ? (
        <IconButton {...button} icon={icon} label={label} size={size} variant="outline" />
      ) : (
        <Button {...button} iconEnd="chevron-down" variant={variant} size={size}>
          {label}
        </Button>
      )}
      <S.List {...popover} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item, index) =>
          item === 'separator' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a separator has no identity
            <S.Separator key={index} role="separator" />
          ) : (
            <li key={item.key} role="none">
              <Item item={item} close={hide} />
            </li>
          ),
        )}
      </S.List>
    </S.Root>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const { href, onSelect, label, icon, tone, disabled = false } = item;
  if (import.meta.env?.DEV)
    devError(
      href !== undefined && (onSelect as unknown) !== undefined,
      `The menu item "${label}" has both href and onSelect. Keep href if it leads to a page, onSelect if it does something; to do something before a page opens, do it on that page.`,
    );
  const onClick = (event: MouseEvent): void => {
    if (disabled) return event.preventDefault();
    close();
    onSelect?.();
  };
  const element = href === undefined || disabled ? { type: 'button' as const } : { as: Anchor, href };
  return (
    <S.Item
      {...element}
      role="menuitem"
      tabIndex={-1}
      data-tone={tone}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>{label}</span>
    </S.Item>
  );
}
