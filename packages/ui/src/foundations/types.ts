import type { IconSource } from '../icons/paths.ts';

/**
 * Image with its intrinsic size in px. `alt` is required; empty for decorative images. Same shape as the API's image,
 * localised.
 */
export interface ImageSource {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** Navigation link. `active` marks the current page or an ancestor of it. */
export interface NavItem {
  href: string;
  label: string;
  active?: boolean;
  icon?: IconSource;
  children?: NavItem[];
}

/** Severity of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
