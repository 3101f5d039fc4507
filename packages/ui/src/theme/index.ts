export { defineTheme, ThemeError, type Theme, type ThemeOptions } from './defineTheme.ts';
export { DEEP_PAIRS, minimumOf, PAIRS, type ColorName, type Pair } from './pairs.ts';
export { contrastOf, hexOf } from './color.ts';
export type { Colors, OwnColors, ThemeName, Unreadable } from './solve.ts';
export type { Group, Token } from './designTokens.ts';
