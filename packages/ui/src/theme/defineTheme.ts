import { radii } from '../foundations/scales.ts';
import { colorCss, compactCss, line, rem } from '../foundations/tokens.ts';
import { themes } from '../foundations/themes.ts';
import { parseColor, type Color } from './color.ts';
import { colorTokens, px, SCHEMA, type Group } from './designTokens.ts';
import type { Family } from './families.ts';
import { solveColors, unreadable, type Colors, type OwnColors, type ThemeName, type Unreadable } from './solve.ts';

/** Corner radii as factors of the shipped ones. */
const CORNERS = { square: 0, small: 0.5, default: 1, large: 1.4 } as const;

export interface ThemeOptions {
  /** Main colour, any CSS colour: actions, selected states, and the tint of surfaces and dark areas. */
  brand?: string | undefined;
  /** Colour of giving: the donate button. @default saffron */
  giving?: string | undefined;
  /** Colour of shares and investment. @default indigo */
  share?: string | undefined;
  /** Colour of text, borders and surfaces; a gray or a slightly tinted one. @default tinted by `brand` */
  neutral?: string | undefined;
  /** Corner radii, or a factor of the shipped ones. @default 'default' */
  radius?: keyof typeof CORNERS | number | undefined;
  /** CSS `font-family` of all text. Load the font yourself. @default Readex Pro */
  font?: string | undefined;
  /**
   * `compact`: lower controls and table rows for a mouse; `data-density="compact"` does the same for a part of a page.
   * On a touch screen controls stay 44 px and higher.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** Colours that are set by name in a theme. All others adapt to them. */
  colors?: OwnColors | undefined;
}

export interface Theme {
  /** Colours by name in the light, the dark and the high-contrast theme, and those of a dark area. */
  colors: Colors;
  /** Style sheet, to be linked beside the library's: its rules win over the layer `taawun.tokens` wherever it stands. */
  css: string;
  /**
   * Design tokens in the format of the Design Tokens Community Group (2025.10), one file for each mode of a Figma
   * collection, by name.
   */
  files: Readonly<Record<`${keyof Colors}.tokens.json`, Group>>;
}

/** A theme with text or controls that cannot be read. */
export class ThemeError extends Error {
  readonly pairs: readonly Unreadable[];
  constructor(pairs: readonly Unreadable[]) {
    super(
      [
        'This theme cannot be read:',
        ...pairs.map(
          ({ theme, pair, contrast, minimum }) =>
            `- ${theme}: ${pair.over} on ${pair.on} has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)}, ${minimum} is needed`,
        ),
        'Change these colours, or leave them out: they are then derived.',
      ].join('\n'),
    );
    this.name = 'ThemeError';
    this.pairs = pairs;
  }
}

const FAMILIES = ['brand', 'giving', 'share', 'neutral'] as const satisfies readonly Family[];

function givenColors(options: ThemeOptions): Partial<Record<Family, Color>> {
  return Object.fromEntries(
    FAMILIES.flatMap((family) => {
      const css = options[family];
      if (css === undefined) return [];
      const color = parseColor(css);
      if (color.alpha !== undefined)
        throw new TypeError(`${family}: "${css}" is transparent, so its contrast is unknown. Give an opaque colour.`);
      return [[family, color]];
    }),
  );
}

function checkOwn(colors: OwnColors): void {
  for (const [theme, own] of Object.entries(colors))
    for (const [name, css] of Object.entries(own)) {
      if (!Object.hasOwn(themes.light, name))
        throw new TypeError(
          `colors.${theme} has no colour "${name}". There are: ${Object.keys(themes.light).join(', ')}.`,
        );
      if (!name.startsWith('shadow-')) parseColor(css);
    }
}

/** Only the values that differ from the shipped ones. */
const changed = (values: Record<string, number>, shipped: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== shipped[name]));

/** Corner radii in px. */
function radiiOf({ radius = 'default' }: ThemeOptions): Record<string, number> {
  const factor = typeof radius === 'number' ? radius : CORNERS[radius];
  if (!(factor >= 0)) throw new TypeError(`radius: ${String(radius)} is neither a name nor a factor from 0.`);
  return Object.fromEntries(Object.entries(radii).map(([name, value]) => [name, value * factor]));
}

function constants(options: ThemeOptions): string {
  const { font, density } = options;
  const lines = [
    ...Object.entries(changed(radiiOf(options), radii)).map(([name, value]) => line(`radius-${name}`, rem(value))),
    ...(font === undefined ? [] : [line('family', font)]),
  ].join('');
  return [lines && `:root{${lines}}`, density === 'compact' && compactCss(':root')].filter(Boolean).join('');
}

const radiusTokens = (options: ThemeOptions): Group =>
  Object.fromEntries(Object.entries(radiiOf(options)).map(([name, value]) => [name, { $value: px(value) }]));

/**
 * Makes a theme of an association's colours, for the build: light, dark, high contrast and dark areas, each solved to
 * the minimum contrasts of the library (4.5:1 for text, 7:1 for long text and in high contrast, 3:1 for controls).
 * A given colour is used as it is where it can be read, and darker or lighter where it cannot.
 * @throws {TypeError} when an option is not a colour, a name or a factor
 * @throws {ThemeError} when colours that are set by name cannot be read
 */
export function defineTheme(options: ThemeOptions): Theme {
  const own = options.colors ?? {};
  checkOwn(own);
  const given = givenColors(options);
  const colors = solveColors(given, own);
  const pairs = unreadable(colors);
  if (pairs.length > 0) throw new ThemeError(pairs);
  const modeOf = (mode: ThemeName): Group => ({
    $schema: SCHEMA,
    theme: colorTokens(colors[mode]),
    radius: { $type: 'dimension', ...radiusTokens(options) },
  });
  const hasColors = Object.keys(given).length > 0 || Object.keys(own).length > 0;
  return {
    colors,
    css: constants(options) + (hasColors ? colorCss(colors, colors.deep) : ''),
    files: {
      'light.tokens.json': modeOf('light'),
      'dark.tokens.json': modeOf('dark'),
      'contrast.tokens.json': modeOf('contrast'),
      'deep.tokens.json': { $schema: SCHEMA, theme: colorTokens(colors.deep) },
    },
  };
}
