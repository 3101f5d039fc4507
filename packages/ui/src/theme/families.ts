import { scales } from '../foundations/scales.ts';
import { parseColor, type Color } from './color.ts';
import type { ColorName } from './pairs.ts';

/** A colour that a theme may set; every other colour follows from one of them or is the same for all. */
export type Family = 'brand' | 'giving' | 'share' | 'neutral';

const FAMILIES: Record<Family, readonly ColorName[]> = {
  brand: [
    'surface-accent',
    'surface-deep',
    'surface-deeper',
    'text-accent',
    'accent',
    'accent-hover',
    'on-accent',
    'info',
    'info-soft',
    'info-border',
    'focus-ring',
    'focus-edge',
    'backdrop',
  ],
  giving: ['surface-giving', 'text-giving', 'giving', 'giving-hover', 'on-giving'],
  share: ['surface-share', 'text-share', 'share', 'share-hover', 'on-share'],
  neutral: [
    'surface',
    'surface-raised',
    'surface-sunken',
    'text',
    'text-muted',
    'text-subtle',
    'border',
    'border-control',
  ],
};

const familyOfName = new Map(
  Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => [name, family as Family] as const)),
);

/** Family of a colour; undefined for those of success, warning and danger, which mean the same everywhere. */
export const familyOf = (name: ColorName): Family | undefined => familyOfName.get(name);

/** The colour of each family from which the shipped themes are made. */
export const SHIPPED: Record<Family, Color> = {
  brand: parseColor(scales.primary[600]),
  giving: parseColor(scales.secondary[400]),
  share: parseColor(scales.share[600]),
  neutral: parseColor(scales.gray[600]),
};

/** On a dark area the neutral colours are tinted by the brand. */
export const deepFamilyOf = (name: ColorName): Family | undefined => {
  const family = familyOf(name);
  return family === 'neutral' ? 'brand' : family;
};

/** A vivid brand tints surfaces no more than this many times as much as the shipped one. */
const MAX_CHROMA_FACTOR = 1.5;
/** Below this chroma a colour is a gray, and its hue is noise. */
const GRAY = 0.005;

/** The shipped colour, moved to the hue and the vividness of another. */
export function moved(shipped: Color, from: Color, to: Color): Color {
  if (to.c < GRAY) return { ...shipped, c: 0, h: 0 };
  const factor = Math.min(to.c / from.c, MAX_CHROMA_FACTOR);
  return { ...shipped, c: shipped.c * factor, h: (shipped.h + to.h - from.h + 360) % 360 };
}
