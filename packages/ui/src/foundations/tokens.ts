import { fontSizes, fontWeights, headingLeading, motion, radii, scales, spaces } from './scales.ts';
import { deepColors, themes, type ThemeColors } from './themes.ts';

/** All raw token tables in one object, for documentation and for tools that render (charts, e-mails). */
export const tokens = { scales, themes, fontSizes, fontWeights, headingLeading, radii, spaces, motion } as const;

/** Declaration of a custom property. */
export const line = (name: string, value: string | number): string => `--ta-${name}:${value};`;
export const rem = (px: number): string => `${px / 16}rem`;
const block = (colors: Partial<ThemeColors>): string =>
  Object.entries(colors)
    .map(([name, value]) => line(name, value))
    .join('');

/** Theme-independent values. Excludes the raw scales: components use semantic colours. */
function constants(): string {
  return [
    ...fontSizes.map((size) => line(`font-${size}`, rem(size))),
    ...Object.entries(fontWeights).map(([name, weight]) => line(`weight-${name}`, weight)),
    ...Object.entries(radii).map(([name, px]) => line(`radius-${name}`, rem(px))),
    ...spaces.map((step) => line(`space-${step}`, rem(step * 4))),
    line('motion-fast', `${motion.fast}ms`),
    line('motion-base', `${motion.base}ms`),
    line('motion-slow', `${motion.slow}ms`),
    line('ease', motion.ease),
    line('control', rem(48)),
    line('control-sm', rem(40)),
    line('row', rem(16)),
    line('content', rem(1200)),
    line('family', "'Readex Pro Variable','Readex Pro Fallback','Segoe UI',Tahoma,sans-serif"),
  ].join('');
}

/** Lower controls and table rows, for a mouse only: a touch screen keeps heights of 44 px and more. */
export const compactCss = (selector: string): string =>
  `@media (pointer:fine){${selector}{${line('control', rem(40))}${line('control-sm', rem(32))}${line('row', rem(8))}}}`;

const roots = (theme: string): string => `[data-theme='${theme}'],[data-theme='${theme}'] [data-surface='base']`;
const autoRoots = `:root:not([data-theme]),:root:not([data-theme]) [data-surface='base'],${roots('auto')}`;

/** Rules of the colours of every theme, and of a dark area. */
export const colorCss = (
  colors: Readonly<Record<keyof typeof themes, Partial<ThemeColors>>>,
  deep: Partial<ThemeColors>,
): string =>
  [
    `:root,[data-theme='light'],[data-theme='auto'],[data-surface='base']{color-scheme:light;${block(colors.light)}}`,
    // Paper is light.
    `@media screen and (prefers-color-scheme:dark){${autoRoots}{color-scheme:dark;${block(colors.dark)}}}`,
    `@media (prefers-contrast:more){${autoRoots}{color-scheme:light;${block(colors.contrast)}}}`,
    `@media screen{${roots('dark')}{color-scheme:dark;${block(colors.dark)}}}`,
    `${roots('contrast')}{color-scheme:light;${block(colors.contrast)}}`,
    `@media screen{[data-surface='deep']{${block(deep)}}}`,
  ].join('');

/**
 * Style sheet of all tokens, in a cascade layer: a rule outside of every layer wins, wherever it stands (`defineTheme`
 * writes such rules). Without a theme, or with `auto`: light, unless the system prefers dark or more contrast.
 * `data-surface="deep"` switches to the colours of a dark area; `data-surface="base"` inside it (a card on the hero)
 * switches back.
 */
export const tokenCss: string = [
  '@layer taawun.tokens{',
  `:root{${constants()}}`,
  `:root,[lang]{${line('leading-heading', headingLeading.latin)}}`,
  `:root:lang(ar),[lang|='ar']{${line('leading-heading', headingLeading.arabic)}}`,
  compactCss(`[data-density='compact']`),
  colorCss(themes, deepColors),
  '}',
  `[data-surface]{color:var(--ta-text);}`,
].join('');
