// Colours for what is made without the style sheet: images of shared links, the web manifest.
import { defineTheme, hexOf } from '@taawun/ui/theme';
import { theme } from '../../theme.ts';

const { light } = defineTheme(theme).colors;

export const BRAND = hexOf(light.accent);
export const GROUND = hexOf(light.surface);
export const DEEP = hexOf(light['surface-deep']);
export const SAFFRON = hexOf(light.giving);
