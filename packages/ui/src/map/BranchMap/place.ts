import type { Place } from './geo.ts';

/** A branch as list and map show it. */
export interface BranchPlace extends Place {
  /** Names the branch in `selected`. */
  slug: string;
  name: string;
  /** The branch's own page. */
  href: string;
  /** Written beside its pin; the name stands in. */
  city?: string | undefined;
  address?: string | undefined;
  /** E.164, for example `+966163621000`. */
  phone?: string | undefined;
  /** Drawn as the star. */
  isMain?: boolean | undefined;
}
