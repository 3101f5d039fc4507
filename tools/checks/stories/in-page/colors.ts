// Runs in the page of a story: colours that no check of contrast reads.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { visibleTexts } from './texts.ts';

type Color = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a colour of CSS, 0 to 255; undefined where it is transparent. */
function colorOf(color: string): Color | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha < 255 ? undefined : [red, green, blue];
}

/** Lightness, 0 to 1, of a colour of CSS; undefined where it is transparent. */
function lightness(color: string): number | undefined {
  const parts = colorOf(color);
  return parts && parts.reduce((sum, part) => sum + part, 0) / (3 * 255);
}

/** Relative luminance of WCAG 2.2. */
const luminance = (color: Color): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A page whose `color-scheme` contradicts its background: the browser paints scroll bars and its own controls by it. */
export function unlikeScheme(): string[] {
  const background = [document.body, document.documentElement]
    .map((element) => lightness(getComputedStyle(element).backgroundColor))
    .find((value) => value !== undefined);
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark = colorScheme.includes('dark');
  return background === undefined || isDark === background < 0.5
    ? []
    : [
        `the browser paints its controls and scroll bars ${isDark ? 'dark' : 'light'} on a ${isDark ? 'light' : 'dark'} page (color-scheme: ${colorScheme})`,
      ];
}

/** Contrast that a text needs (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Texts that cannot be read while they are selected. One for each pair of colours. */
export function unreadableSelection(): string[] {
  const pairs = new Map<string, Element>();
  for (const { element } of visibleTexts(document.body)) {
    const { color, backgroundColor } = getComputedStyle(element, '::selection');
    const pair = `${color} on ${backgroundColor}`;
    if (!pairs.has(pair)) pairs.set(pair, element);
  }
  return [...pairs].flatMap(([pair, element]) => {
    const [text, background] = pair.split(' on ').map(colorOf);
    if (!text || !background) return [];
    const ratio = contrast(text, background);
    return ratio < MIN_CONTRAST
      ? [`has a contrast of ${ratio.toFixed(2)} while it is selected (${pair}): ${name(element)}`]
      : [];
  });
}
