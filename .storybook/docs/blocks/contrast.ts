import { deepColors, themes } from '../../../packages/ui/src/foundations/themes.ts';
import { contrastOf as contrast } from '../../../packages/ui/src/theme/color.ts';
import type { ColorName, Pair } from '../../../packages/ui/src/theme/pairs.ts';

export type ThemeName = keyof typeof themes;
export const THEMES = Object.keys(themes) as ThemeName[];

/** Returns the colour of a token in a theme, or in a deep area of it. */
export const colorOf = (theme: ThemeName, name: ColorName, deep = false): string =>
  (deep ? deepColors[name] : undefined) ?? themes[theme][name];

/** Returns the contrast of two colours of a theme by WCAG 2.2, from 1 to 21. */
export const contrastOf = (theme: ThemeName, { over, on }: Pick<Pair, 'over' | 'on'>, deep = false): number =>
  contrast(colorOf(theme, over, deep), colorOf(theme, on, deep));
