import { useId, type MouseEvent, type ReactNode } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { SubMenu } from './SubMenu.tsx';
import type { MenuCheckItem, MenuEntry, MenuItem, MenuRadioGroup } from './types.ts';
import * as S from './Menu.styles.ts';

interface MenuEntriesProps {
  items: readonly MenuEntry[];
  close: () => void;
}

/** Renders the entries of a menu. */
export function MenuEntries({ items, close }: MenuEntriesProps) {
  // Where one entry can be checked, all leave room for the mark.
  const marked = items.some((item) => item !== 'separator' && ('checked' in item || 'options' in item));
  return items.map((item, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a separator has no identity
    if (item === 'separator') return <S.Separator key={index} role="separator" />;
    if ('options' in item) return <Choices key={item.group} group={item} close={close} />;
    if ('group' in item)
      return (
        <Group key={item.group} label={item.group}>
          <MenuEntries items={item.items} close={close} />
        </Group>
      );
    if ('items' in item)
      return (
        <SubMenu key={item.key} item={item} marked={marked}>
          <MenuEntries items={item.items} close={close} />
        </SubMenu>
      );
    return (
      <li key={item.key} role="none">
        {'checked' in item ? <Check item={item} /> : <Item item={item} close={close} marked={marked} />}
      </li>
    );
  });
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <S.Group role="none">
      <S.GroupLabel id={id} role="presentation">
        {label}
      </S.GroupLabel>
      <ul role="group" aria-labelledby={id}>
        {children}
      </ul>
    </S.Group>
  );
}

function Choices({ group, close }: { group: MenuRadioGroup; close: () => void }) {
  return (
    <Group label={group.group}>
      {group.options.map(({ value, label, icon, disabled = false }) => (
        <li key={value} role="none">
          <Marked
            kind="radio"
            checked={value === group.value}
            {...{ label, icon, disabled }}
            onPress={() => {
              close();
              group.onValueChange(value);
            }}
          />
        </li>
      ))}
    </Group>
  );
}

const Check = ({
  item: { label, icon, tone, disabled = false, checked, onCheckedChange },
}: {
  item: MenuCheckItem;
}) => (
  <Marked kind="checkbox" {...{ label, icon, tone, disabled, checked }} onPress={() => onCheckedChange(!checked)} />
);

interface MarkedProps {
  kind: 'checkbox' | 'radio';
  checked: boolean;
  label: string;
  icon?: IconSource | undefined;
  tone?: 'danger' | undefined;
  disabled: boolean;
  onPress: () => void;
}

function Marked({ kind, checked, label, icon, tone, disabled, onPress }: MarkedProps) {
  return (
    <S.Item
      type="button"
      role={`menuitem${kind}`}
      aria-checked={checked}
      tabIndex={-1}
      data-tone={tone}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <S.Mark aria-hidden="true">{checked ? <Icon name="check" size={18} /> : null}</S.Mark>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>{label}</span>
    </S.Item>
  );
}

function Item({ item, close, marked }: { item: MenuItem; close: () => void; marked: boolean }) {
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
      {marked ? <S.Mark aria-hidden="true" /> : null}
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>{label}</span>
    </S.Item>
  );
}
