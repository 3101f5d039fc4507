import { deepColors, themes, type ThemeColors } from '../foundations/themes.ts';
import { contrastOf, formatColor, inGamut, parseColor, type Color } from './color.ts';
import { deepFamilyOf, familyOf, moved, SHIPPED, type Family } from './families.ts';
import { DEEP_PAIRS, minimumOf, PAIRS, type ColorName, type Pair } from './pairs.ts';

export type ThemeName = keyof typeof themes;

/** Colours of every theme, and of a dark area in each of them. */
export type Colors = Record<ThemeName, ThemeColors> & { deep: Partial<ThemeColors> };

/** Colours that a theme sets itself; all others adapt to them. */
export type OwnColors = { readonly [Name in keyof Colors]?: Partial<ThemeColors> };

const THEME_NAMES = Object.keys(themes) as ThemeName[];

const WHITE = 'oklch(1 0 0)';
const BLACK = 'oklch(0 0 0)';
/** Step of the search, in lightness. */
const STEP = 0.01;
/** Change of a fill's lightness that is small enough to keep its text as shipped. */
const NEAR = 0.06;
/** Lightness of dark text on a fill. */
const DARK_TEXT = 0.22;

/** Minimum contrast against a colour that does not change any more. */
interface Limit {
  on: string;
  minimum: number;
}

const holds = (color: string, limits: readonly Limit[]): boolean =>
  limits.every(({ on, minimum }) => contrastOf(color, on) >= minimum);

/** Whether black is easier to read on it than white. */
const isLight = (css: string): boolean => contrastOf(css, BLACK) > contrastOf(css, WHITE);

/** The colour itself, or the nearest lightness that keeps every limit; where none does, black or white. */
function readable(start: Color, limits: readonly Limit[]): string {
  const first = formatColor(inGamut(start));
  if (holds(first, limits)) return first;
  const down = limits.every(({ on }) => isLight(on));
  for (let l = start.l; l >= 0 && l <= 1; l += down ? -STEP : STEP) {
    const next = formatColor(inGamut({ ...start, l }));
    if (holds(next, limits)) return next;
  }
  return down ? BLACK : WHITE;
}

/** Hues of shipped grays: up to this one they are of paper, above it they are tinted by the brand. */
const PAPER_HUE = 115;

/** Colours of fills: text stands on them, and they stand on surfaces. */
const FILLS = ['accent', 'giving', 'share'] as const;

interface Palette {
  /** Colour as shipped, moved to the hue of its family. */
  start: (name: ColorName) => Color;
  /** Colour of a fill that is tried first. */
  exact?: (fill: ColorName) => Color | undefined;
  /** Colours that are set. */
  own: Partial<ThemeColors>;
  pairs: readonly Pair[];
  minimum: (pair: Pair) => number;
  /** Colours of a background that is not part of the palette. */
  outside: (name: ColorName) => readonly string[];
}

const names = Object.keys(themes.light) as ColorName[];
const isFill = (name: ColorName): boolean => FILLS.some((fill) => name === fill || name === `${fill}-hover`);
const isOnFill = (name: ColorName): boolean => FILLS.some((fill) => name === `on-${fill}`);

/** Solves one set of colours: surfaces first, what stands on them next, fills with their text last. */
function solve(of: readonly ColorName[], palette: Palette): Partial<ThemeColors> {
  const { start, own, pairs, minimum, outside } = palette;
  const colors: Partial<ThemeColors> = { ...own };
  const over = new Set(pairs.map((pair) => pair.over));
  const colorsOf = (name: ColorName): readonly string[] =>
    colors[name] === undefined ? outside(name) : [colors[name]];
  const limitsOf = (name: ColorName): Limit[] =>
    pairs
      .filter((pair) => pair.over === name)
      .flatMap((pair) => colorsOf(pair.on).map((on) => ({ on, minimum: minimum(pair) })));
  const set = (name: ColorName, make: () => string): void => {
    if (of.includes(name)) colors[name] ??= make();
  };
  for (const name of of) if (!over.has(name) && !isFill(name)) set(name, () => formatColor(inGamut(start(name))));
  for (const name of of) if (!isFill(name) && !isOnFill(name)) set(name, () => readable(start(name), limitsOf(name)));
  for (const fill of FILLS) {
    if (!of.includes(fill)) continue;
    const text = pairs.find((pair) => pair.over === `on-${fill}`);
    solveFill(fill, text ? minimum(text) : 0, palette, colors, limitsOf(fill));
  }
  return colors;
}

function solveFill(
  fill: (typeof FILLS)[number],
  minimum: number,
  { start, exact, own }: Palette,
  colors: Partial<ThemeColors>,
  limits: readonly Limit[],
): void {
  const at = own[fill] === undefined ? (exact?.(fill) ?? start(fill)) : parseColor(own[fill]);
  const ownText = own[`on-${fill}`];
  const shippedText = formatColor(inGamut(start(`on-${fill}`)));
  const dark = formatColor(inGamut({ l: DARK_TEXT, c: at.c * 0.3, h: at.h }));
  const candidates = ownText === undefined ? [shippedText, WHITE, dark, BLACK] : [ownText];
  const reads = (text: string, css: string): boolean => contrastOf(text, css) >= minimum;
  const textOn = (...fills: string[]): string | undefined =>
    candidates.find((text) => fills.every((css) => reads(text, css)));
  const first = own[fill] ?? readable(at, limits);
  // The text as shipped, if a slightly other lightness suffices; else the text that the colour itself allows.
  const { l: l0 } = parseColor(first);
  const near = Array.from({ length: NEAR / STEP + 1 }, (_, step) => step * STEP * (isLight(shippedText) ? -1 : 1))
    .map((by) => formatColor(inGamut({ ...at, l: l0 + by })))
    .find((css) => reads(shippedText, css) && holds(css, limits));
  const color = own[fill] ?? near ?? first;
  colors[fill] = color;
  const { l, c, h } = parseColor(color);
  const [shipped, hovered] = [start(fill), start(`${fill}-hover`)];
  const shift = hovered.l - shipped.l;
  const hovers = [shift, -shift, 0].map((by) =>
    formatColor(
      inGamut({
        l: Math.min(1, Math.max(0, l + by)),
        c: Math.max(0, c + hovered.c - shipped.c),
        h: h + hovered.h - shipped.h,
      }),
    ),
  );
  const hover = own[`${fill}-hover`] ?? hovers.find((css) => textOn(color, css) !== undefined) ?? color;
  colors[`${fill}-hover`] = hover;
  colors[`on-${fill}`] = textOn(color, hover) ?? shippedText;
}

/** A pair of a theme that cannot be read. */
export interface Unreadable {
  theme: keyof Colors;
  pair: Pair;
  contrast: number;
  minimum: number;
}

/** Pairs below their minimum. */
export function unreadable({ deep, ...all }: Colors): Unreadable[] {
  return THEME_NAMES.flatMap((name) => {
    const check = (theme: keyof Colors, colors: ThemeColors, pairs: readonly Pair[]) =>
      pairs.flatMap((pair) => {
        const contrast = contrastOf(colors[pair.over], colors[pair.on]);
        const minimum = minimumOf(name, pair);
        return contrast < minimum ? [{ theme, pair, contrast, minimum }] : [];
      });
    return [...check(name, all[name], PAIRS), ...check('deep', { ...all[name], ...deep }, DEEP_PAIRS)];
  });
}

/** Colours of all themes for the colours of some families. A family that is not given keeps its shipped colours. */
export function solveColors(given: Partial<Record<Family, Color>>, own: OwnColors): Colors {
  const target = (family: Family | undefined): Color | undefined => family && given[family];
  const move = (shipped: string, family: Family | undefined): Color => {
    const color = parseColor(shipped);
    const to = target(family);
    if (family && to) return moved(color, SHIPPED[family], to);
    // Grays that are tinted by the shipped brand are tinted by the new one; those of paper stay.
    return family === 'neutral' && given.brand && color.h > PAPER_HUE
      ? moved(color, SHIPPED.brand, given.brand)
      : color;
  };
  /** The given colour itself: in the light theme, and in the dark one where it is lighter. */
  const exactIn = (theme: ThemeName) => (fill: ColorName) => {
    const to = target(familyOf(fill));
    return to && (theme === 'light' || (theme === 'dark' && to.l > parseColor(themes.dark[fill]).l)) ? to : undefined;
  };
  const solved = Object.fromEntries(
    THEME_NAMES.map((theme) => {
      // Shadows are mixtures; the ring of the contrast theme is yellow so that it is seen on everything.
      const isFixed = (name: ColorName): boolean =>
        name.startsWith('shadow') || (theme === 'contrast' && name === 'focus-ring');
      const colors = solve(
        names.filter((name) => !isFixed(name)),
        {
          start: (name) => move(themes[theme][name], familyOf(name)),
          exact: exactIn(theme),
          own: own[theme] ?? {},
          pairs: PAIRS,
          minimum: (pair) => minimumOf(theme, pair),
          outside: () => [],
        },
      );
      return [theme, { ...themes[theme], ...colors }];
    }),
  ) as Record<ThemeName, ThemeColors>;
  const deepNames = Object.keys(deepColors) as ColorName[];
  const deep = solve(deepNames, {
    start: (name) => move(deepColors[name] ?? '', deepFamilyOf(name)),
    own: own.deep ?? {},
    pairs: DEEP_PAIRS.filter(({ over }) => deepNames.includes(over)),
    // The same on the dark areas of all themes.
    minimum: (pair) => minimumOf('contrast', pair),
    outside: (name) => THEME_NAMES.map((theme) => solved[theme][name]),
  });
  return { ...solved, deep };
}
