export { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';
