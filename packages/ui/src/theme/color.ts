import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour: lightness 0–1, chroma, hue in degrees; `alpha` only where it is not 1. */
export interface Color {
  l: number;
  c: number;
  h: number;
  alpha?: number;
}

/** @throws {TypeError} when the text is no CSS colour. */
export function parseColor(css: string): Color {
  const color = toOklch(css);
  if (!color)
    throw new TypeError(`"${css}" is not a CSS colour. Write one such as "#12533f" or "oklch(0.4 0.07 168)".`);
  const { l, c, h = 0, alpha } = color;
  return { l, c, h, ...(alpha !== undefined && alpha < 1 && { alpha }) };
}

const culori = (color: Color): Oklch => ({ mode: 'oklch', ...color });

/** The same lightness and hue with the chroma that sRGB has, so that every screen shows the same colour. */
export function inGamut(color: Color): Color {
  const { l, c, h = color.h } = clampChroma<Oklch>(culori(color), 'oklch', 'rgb');
  return { ...color, l, c, h };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export const formatColor = ({ l, c, h, alpha }: Color): string =>
  `oklch(${round(l, 4)} ${round(c, 4)} ${round(h, 2)}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** Nearest sRGB colour as `#rrggbb`, for tools that know no other colour space. */
export const hexOf = (css: string): string => formatHex(culori(inGamut(parseColor(css))));

/** Contrast of two CSS colours by WCAG 2.2, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(hexOf(one), hexOf(other));
