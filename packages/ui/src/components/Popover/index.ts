export { Popover, type PopoverProps } from './Popover.tsx';
export { Toggletip, type ToggletipProps } from './Toggletip.tsx';
