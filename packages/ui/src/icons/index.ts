export { Icon, type IconProps } from './Icon.tsx';
export { icons, type IconDefinition, type IconName, type IconSource } from './paths.ts';
