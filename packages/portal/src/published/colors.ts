import { defineTheme, hexOf } from '@taawun/ui/theme';
import { theme } from '../../theme.ts';

/** Colours of the theme for what is made without its style sheet. */
interface SiteColors {
  accent: string;
  giving: string;
  surface: string;
  /** Dark areas, and secondary text on them. */
  deep: string;
  deepText: string;
}

let known: SiteColors | undefined;

/** Colours as `#rrggbb` for images of shared links and the web manifest. Computed with the first request. */
export function siteColors(): SiteColors {
  if (!known) {
    const { light, deep } = defineTheme(theme).colors;
    known = {
      accent: hexOf(light.accent),
      giving: hexOf(light.giving),
      surface: hexOf(light.surface),
      deep: hexOf(light['surface-deep']),
      deepText: hexOf(deep['text-subtle'] ?? light.surface),
    };
  }
  return known;
}
