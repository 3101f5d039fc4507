import type { Tone } from '../../foundations/types.ts';
import type { IconSource } from '../../icons/paths.ts';

/** Notification in a `NotificationList`. */
export interface NotificationItem {
  id: string | number;
  title: string;
  text?: string;
  /** ISO date or timestamp. */
  date: string;
  read: boolean;
  /** Target of the notification's link. */
  href?: string;
  /** Icon name. @default 'bell' */
  icon?: IconSource;
  /** Colour. `share` for shares and investment only. @default 'info' */
  tone?: Tone | 'share';
}
