import type { Place } from './geo.ts';

/** Branch in the list and on the map. */
export interface BranchPlace extends Place {
  /** Identifies the branch in `selected`. */
  slug: string;
  name: string;
  /** URL of the branch's page. */
  href: string;
  /** Label beside the pin. @default the name */
  city?: string | undefined;
  address?: string | undefined;
  /** Phone number in E.164, for example `+966163621000`. */
  phone?: string | undefined;
  /** Marks the main branch with the star. */
  isMain?: boolean | undefined;
}
