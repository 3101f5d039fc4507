export { Menu, type MenuProps } from './Menu.tsx';
export type {
  MenuCheckItem,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuSubMenu,
  MenuTriggerProps,
} from './types.ts';
