export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuCheckItem, MenuEntry, MenuGroup, MenuItem, MenuRadioGroup, MenuTriggerProps } from './types.ts';
