import { hexOf, parseColor } from './color.ts';

/** A token or a group of them, by the format of the Design Tokens Community Group (2025.10). */
export interface Token {
  $type?: string;
  $value: unknown;
  $description?: string;
}
export interface Group {
  [name: string]: Group | Token | string | undefined;
}

export const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A dimension in px. */
export const px = (value: number): Record<string, unknown> => ({ value, unit: 'px' });

/** A colour as written, with the nearest sRGB value for tools that support no other colour space. */
export function colorValue(css: string): Record<string, unknown> {
  const { l, c, h, alpha } = parseColor(css);
  return {
    colorSpace: 'oklch',
    components: [round(l, 4), round(c, 4), round(h, 2)],
    ...(alpha !== undefined && { alpha: round(alpha, 4) }),
    hex: hexOf(css),
  };
}

/** `0 1px 2px oklch(…), …` as layers. */
function shadowValue(css: string): Record<string, unknown>[] {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^\s*(.*?)\s*(oklch\(.*\))\s*$/.exec(layer) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths
      .split(/\s+/)
      .map((length) => Number.parseFloat(length));
    return { color: colorValue(color), offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) };
  });
}

interface Options {
  /** What a colour is for. */
  purposeOf?: (name: string) => string | undefined;
  /** Reference to another token that has the same colour. */
  referenceOf?: (css: string) => string | undefined;
}

/** Tokens of one set of colours. */
export function colorTokens(colors: Readonly<object>, { purposeOf, referenceOf }: Options = {}): Group {
  return Object.fromEntries(
    Object.entries(colors as Record<string, string>).map(([name, css]): [string, Token] => {
      const purpose = purposeOf?.(name);
      return [
        name,
        {
          ...(name.startsWith('shadow-')
            ? { $type: 'shadow', $value: shadowValue(css) }
            : { $type: 'color', $value: referenceOf?.(css) ?? colorValue(css) }),
          ...(purpose !== undefined && { $description: purpose }),
        },
      ];
    }),
  );
}
