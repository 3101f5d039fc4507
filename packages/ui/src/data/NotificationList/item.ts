import type { Tone } from '../../foundations/types.ts';
import type { IconName } from '../../icons/paths.ts';

/** One notification, as its list shows it. */
export interface NotificationItem {
  id: string | number;
  title: string;
  text?: string;
  /** ISO date or timestamp. */
  date: string;
  read: boolean;
  /** Where it leads. */
  href?: string;
  /** @default a bell */
  icon?: IconName;
  /** `share` for shares and investment only. @default 'info' */
  tone?: Tone | 'share';
}
