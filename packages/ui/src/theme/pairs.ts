import type { ThemeColors } from '../foundations/themes.ts';

export type ColorName = keyof ThemeColors;

/** Foreground on a background, with its minimum contrast by WCAG 2.2. */
export interface Pair {
  over: ColorName;
  on: ColorName;
  minimum: 3 | 4.5 | 7;
}

const GROUNDS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-accent',
  'surface-giving',
  'surface-share',
] as const satisfies readonly ColorName[];

const pairs = (overs: readonly ColorName[], grounds: readonly ColorName[], minimum: Pair['minimum']): Pair[] =>
  overs.flatMap((over) => grounds.map((on) => ({ over, on, minimum })));

/** Every colour pair that the library renders, with its minimum contrast. */
export const PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], GROUNDS, 7),
  ...pairs(['text-subtle'], GROUNDS, 4.5),
  ...pairs(['text-accent'], ['surface', 'surface-raised', 'surface-accent'], 4.5),
  ...pairs(['text-giving'], ['surface', 'surface-raised', 'surface-giving'], 4.5),
  ...pairs(['text-share'], ['surface', 'surface-raised', 'surface-share'], 4.5),
  ...(['accent', 'giving', 'share'] as const).flatMap((fill) => pairs([`on-${fill}`], [fill, `${fill}-hover`], 4.5)),
  ...pairs(['on-danger'], ['danger-fill', 'danger-fill-hover'], 4.5),
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => pairs([tone], [`${tone}-soft`], 4.5)),
  // Check marks, progress and selected states are made of it.
  ...pairs(['accent', 'share', 'border-control', 'focus-edge'], ['surface', 'surface-raised'], 3),
];

/** Pairs of a deep area, whose text colours have the same names. */
export const DEEP_PAIRS: readonly Pair[] = [
  ...pairs(['text', 'text-muted'], ['surface-deep', 'surface-deeper'], 7),
  ...pairs(['text-subtle', 'text-accent', 'text-giving'], ['surface-deep', 'surface-deeper'], 4.5),
  ...pairs(['text'], ['surface-raised', 'surface-sunken', 'surface-accent'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-hover'], 4.5),
  ...pairs(['on-share'], ['share', 'share-hover'], 4.5),
];

/** Pairs of text, which the high-contrast theme keeps at 7. */
const isText = ({ minimum }: Pair): boolean => minimum > 3;

/** Minimum contrast of a pair in a theme. */
export const minimumOf = (theme: string, pair: Pair): number =>
  theme === 'contrast' && isText(pair) ? 7 : pair.minimum;
