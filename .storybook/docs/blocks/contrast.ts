import Color from 'colorjs.io';
import { deepColors, themes, type ThemeColors } from '../../../packages/ui/src/foundations/themes.ts';

type Name = keyof ThemeColors;

/** Foreground token on a background token, with its minimum contrast (WCAG 2.2). */
export interface Pair {
  over: Name;
  on: Name;
  minimum: 3 | 4.5 | 7;
}

const GROUNDS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-accent',
  'surface-giving',
  'surface-share',
] as const satisfies readonly Name[];
const pairs = (overs: readonly Name[], grounds: readonly Name[], minimum: Pair['minimum']): Pair[] =>
  overs.flatMap((over) => grounds.map((on) => ({ over, on, minimum })));

/** Every colour pair that the library renders, with its minimum contrast. */
export const PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], GROUNDS, 7),
  ...pairs(['text-subtle'], GROUNDS, 4.5),
  ...pairs(['text-accent'], ['surface', 'surface-raised', 'surface-accent'], 4.5),
  ...pairs(['text-giving'], ['surface', 'surface-raised', 'surface-giving'], 4.5),
  ...pairs(['text-share'], ['surface', 'surface-raised', 'surface-share'], 4.5),
  ...(['accent', 'giving', 'share'] as const).flatMap((fill) => [
    ...pairs([`on-${fill}`], [fill, `${fill}-hover`], 4.5),
  ]),
  ...pairs(['on-danger'], ['danger-fill', 'danger-fill-hover'], 4.5),
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => pairs([tone], [`${tone}-soft`], 4.5)),
  ...pairs(['border-control'], ['surface', 'surface-raised'], 3),
  ...pairs(['focus-edge'], ['surface', 'surface-raised'], 3),
];

/** Pairs of a deep area, whose text tokens have the same names. */
export const DEEP_PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], ['surface-deep', 'surface-deeper'], 7),
  ...pairs(['text-subtle', 'text-accent', 'text-giving'], ['surface-deep', 'surface-deeper'], 4.5),
];

export type ThemeName = keyof typeof themes;
export const THEMES = Object.keys(themes) as ThemeName[];

/** Returns the colour of a token in a theme, or in a deep area of it. */
export const colorOf = (theme: ThemeName, name: Name, deep = false): string =>
  (deep ? deepColors[name] : undefined) ?? themes[theme][name];

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(theme: ThemeName, { over, on }: Pick<Pair, 'over' | 'on'>, deep = false): number {
  const srgb = (name: Name) => new Color(colorOf(theme, name, deep)).to('srgb').toGamut();
  return srgb(over).contrast(srgb(on), 'WCAG21');
}
