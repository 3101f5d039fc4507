import type { KeyboardEvent } from 'react';
import type { IconSource } from '../../icons/paths.ts';

interface Entry {
  key: string;
  label: string;
  icon?: IconSource;
  /** `danger` marks a destructive action. */
  tone?: 'danger';
  /** Disables the item but leaves it in the list, so that users can discover it. @default false */
  disabled?: boolean;
}

/** Either a link or an action, never both. */
export type MenuItem = Entry & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

/** Item that is on or off. The menu stays open, so that several may be changed. */
export interface MenuCheckItem extends Entry {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Item that opens a menu of its own. Two levels are enough: with more, an action is hard to find again. */
export interface MenuSubMenu extends Entry {
  items: readonly MenuEntry[];
}

/** Items under a heading. */
export interface MenuGroup {
  group: string;
  items: readonly (MenuItem | MenuCheckItem | MenuSubMenu)[];
}

/** Choice of one value under a heading. */
export interface MenuRadioGroup {
  group: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; icon?: IconSource; disabled?: boolean }[];
}

export type MenuEntry = MenuItem | MenuCheckItem | MenuSubMenu | MenuGroup | MenuRadioGroup | 'separator';

/** Props of a `<button>` of your own that opens the menu. */
export interface MenuTriggerProps {
  /** Id of the menu, which the browser opens. */
  popoverTarget: string;
  /** Whether the menu is open. */
  'aria-expanded': boolean;
  /** Id of the menu. */
  'aria-controls': string;
  /** Says that a menu opens. */
  'aria-haspopup': 'menu';
  /** Opens the menu by the arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}
