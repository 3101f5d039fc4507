import type { IconName } from '../icons/paths.ts';

/** A picture with its intrinsic size in px. `alt` is required; empty for decoration. Same shape as the wire's image, localised. */
export interface ImageSource {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** One place to go. `active` marks the current page or the branch it is in. */
export interface NavItem {
  href: string;
  label: string;
  active?: boolean;
  icon?: IconName;
  children?: NavItem[];
}

/** How a message feels. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
