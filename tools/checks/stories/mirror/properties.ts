// Asymmetric CSS properties, and what their values are in the other direction.
import {
  asIs,
  cornersOf,
  four,
  fourOf,
  fullAngle,
  mirroredAngle,
  mirroredClip,
  mirroredCorners,
  mirroredDropShadow,
  mirroredGradient,
  mirroredMatrix,
  mirroredPlace,
  mirroredShadow,
  mirroredSides,
  mirroredTranslate,
  sameGradient,
  splitBy,
  swapSides,
  turned,
} from './values.ts';

export interface Property {
  css: string;
  mirrored: (value: string) => string;
  /** The form in which two equal values are the same text. */
  form?: (value: string) => string;
}

/** Asymmetric properties of every element that its box does not show. */
export const PROPERTIES: readonly Property[] = [
  { css: 'border-width', mirrored: mirroredSides, form: fourOf },
  { css: 'border-radius', mirrored: mirroredCorners, form: fourOf },
  { css: 'box-shadow', mirrored: mirroredShadow },
  { css: 'background-image', mirrored: mirroredGradient, form: sameGradient },
  { css: 'mask-image', mirrored: mirroredGradient, form: sameGradient },
  { css: 'clip-path', mirrored: mirroredClip, form: cornersOf },
  { css: 'transform', mirrored: mirroredMatrix, form: turned },
  { css: 'rotate', mirrored: mirroredAngle, form: fullAngle },
  { css: 'text-align', mirrored: swapSides },
  { css: 'float', mirrored: swapSides },
  { css: 'text-shadow', mirrored: mirroredShadow },
  { css: 'filter', mirrored: mirroredDropShadow },
];
/** Read only where the first ones say that they matter. */
export const BORDER: readonly Property[] = [
  { css: 'border-color', mirrored: mirroredSides, form: (value) => four(value).join(' ') },
  { css: 'border-style', mirrored: mirroredSides, form: fourOf },
];
export const places = (value: string): string => splitBy(',', value).map(mirroredPlace).join(', ');
/** Position of a background image with its own size; one that fills its box has none. */
const ROUNDED = (value: string): string =>
  splitBy(',', value)
    .map((place) => (place === '0px' ? '0%' : place))
    .join(', ');
export const PLACE_OF: readonly Property[] = [{ css: 'background-position-x', mirrored: places, form: ROUNDED }];
export const PLACE_OF_MASK: readonly Property[] = [{ css: 'mask-position-x', mirrored: places, form: ROUNDED }];

/** What moves a box: read of boxes that are not where they should be, to name the property. */
export const CAUSES: readonly (Property | readonly [string, string])[] = [
  ['margin-left', 'margin-right'],
  { css: 'translate', mirrored: mirroredTranslate },
  { css: 'transform', mirrored: mirroredMatrix },
  { css: 'float', mirrored: swapSides },
  { css: 'clear', mirrored: swapSides },
  { css: 'order', mirrored: asIs },
  { css: 'justify-self', mirrored: swapSides },
  ['left', 'right'],
];
export const CAUSES_AROUND: readonly (Property | readonly [string, string])[] = [
  ['padding-left', 'padding-right'],
  ['border-left-width', 'border-right-width'],
  { css: 'text-align', mirrored: swapSides },
  { css: 'flex-direction', mirrored: asIs },
  { css: 'justify-content', mirrored: swapSides },
  { css: 'justify-items', mirrored: swapSides },
  { css: 'direction', mirrored: (value) => (value === 'rtl' ? 'ltr' : 'rtl') },
];

export type Styles = Record<string, string>;
