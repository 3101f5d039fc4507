import Color from 'colorjs.io';
import { deepColors, themes, type ThemeColors } from '../../../packages/ui/src/foundations/themes.ts';

type Name = keyof ThemeColors;

/** One name over another, and the contrast that is promised for it (WCAG 2.2). */
export interface Pair {
  over: Name;
  on: Name;
  promised: 3 | 4.5 | 7;
}

const GROUNDS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-accent',
  'surface-giving',
  'surface-share',
] as const satisfies readonly Name[];
const pairs = (overs: readonly Name[], grounds: readonly Name[], promised: Pair['promised']): Pair[] =>
  overs.flatMap((over) => grounds.map((on) => ({ over, on, promised })));

/** Every pair that the library draws, with what is promised for it. */
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

/** The grounds of a deep area, which hold text of the same names. */
export const DEEP_PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], ['surface-deep', 'surface-deeper'], 7),
  ...pairs(['text-subtle', 'text-accent', 'text-giving'], ['surface-deep', 'surface-deeper'], 4.5),
];

export type ThemeName = keyof typeof themes;
export const THEMES = Object.keys(themes) as ThemeName[];

/** What a name means in a theme, and on a deep area of it. */
export const colorOf = (theme: ThemeName, name: Name, deep = false): string =>
  (deep ? deepColors[name] : undefined) ?? themes[theme][name];

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrastOf(theme: ThemeName, { over, on }: Pick<Pair, 'over' | 'on'>, deep = false): number {
  const srgb = (name: Name) => new Color(colorOf(theme, name, deep)).to('srgb').toGamut();
  return srgb(over).contrast(srgb(on), 'WCAG21');
}
