import type { Program } from '@taawun/api-client';

/** Path of the page on which a program or product is described and donated to, without the locale prefix. */
export const campaignPath = (kind: Program['kind'], slug: string): string =>
  kind === 'program' ? `/programs/${slug}` : `/identity/programs?donate=${slug}`;
