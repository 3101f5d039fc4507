import { fontSizes, fontWeights, motion, radii, scales, spaces } from './scales.ts';
import { deepColors, themes, type ThemeColors } from './themes.ts';

/** Every raw table in one object, for documentation and for tools that draw (charts, e-mails). */
export const tokens = { scales, themes, fontSizes, fontWeights, radii, spaces, motion } as const;

const line = (name: string, value: string | number): string => `--ta-${name}:${value};`;
const rem = (px: number): string => `${px / 16}rem`;
const block = (colors: Partial<ThemeColors>): string => Object.entries(colors).map(([name, value]) => line(name, value)).join('');

/** Values that no theme changes. */
function constants(): string {
  return [
    ...Object.entries(scales).flatMap(([family, steps]) => Object.entries(steps).map(([step, value]) => line(`${family}-${step}`, value))),
    ...fontSizes.map((size) => line(`font-${size}`, rem(size))),
    ...Object.entries(fontWeights).map(([name, weight]) => line(`weight-${name}`, weight)),
    ...Object.entries(radii).map(([name, px]) => line(`radius-${name}`, rem(px))),
    ...spaces.map((step) => line(`space-${step}`, rem(step * 4))),
    line('motion-fast', `${motion.fast}ms`), line('motion-base', `${motion.base}ms`), line('motion-slow', `${motion.slow}ms`), line('ease', motion.ease),
    line('control', rem(48)), line('control-sm', rem(40)), line('content', rem(1200)),
    line('family', "'Readex Pro Variable','Readex Pro Fallback','Segoe UI',Tahoma,sans-serif"),
  ].join('');
}

/**
 * The whole token sheet. Absent or `auto` theme: light unless the system says dark or more contrast.
 * A theme may also be set on any element, not only on the root.
 */
export const tokenCss: string = [
  `:root{${constants()}}`,
  `:root,[data-theme='light'],[data-theme='auto']{color-scheme:light;${block(themes.light)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]),[data-theme='auto']{color-scheme:dark;${block(themes.dark)}}}`,
  `@media (prefers-contrast:more){:root:not([data-theme]),[data-theme='auto'],[data-theme='light']{color-scheme:light;${block(themes.contrast)}}}`,
  `[data-theme='dark']{color-scheme:dark;${block(themes.dark)}}`,
  `[data-theme='contrast']{color-scheme:light;${block(themes.contrast)}}`,
  `[data-surface='deep']{color:var(--ta-text);${block(deepColors)}}`,
].join('');
