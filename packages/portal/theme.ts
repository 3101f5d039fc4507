import type { ThemeOptions } from '@taawun/ui/theme';

/** The association's colours, corners and font; empty for those of Taawun (docs/branding.md). */
export const theme: ThemeOptions = {};
