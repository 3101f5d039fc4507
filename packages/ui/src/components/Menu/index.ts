export {
  Menu,
  type MenuCheckItem,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuProps,
  type MenuRadioGroup,
  type MenuTriggerProps,
} from './Menu.tsx';
