// Runs in the page of a story: colours that no check of contrast reads.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { contrastOf, parseColor } from '../../../../packages/ui/src/theme/color.ts';
import { visibleTexts } from './texts.ts';

/** Lightness, 0 to 1, of a colour of CSS; undefined where it is transparent. */
function lightness(color: string): number | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha < 255 ? undefined : (red + green + blue) / (3 * 255);
}

/** A page whose `color-scheme` contradicts its background: the browser paints scroll bars and its own controls by it. */
function unlikeScheme(): string[] {
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

const isOpaque = (color: string): boolean => parseColor(color).alpha === undefined;

/** Texts that cannot be read while they are selected. One for each pair of colours. */
function unreadableSelection(): string[] {
  const pairs = new Map<string, { color: string; background: string; element: Element }>();
  for (const { element } of visibleTexts(document.body)) {
    const { color, backgroundColor: background } = getComputedStyle(element, '::selection');
    const pair = `${color} on ${background}`;
    if (!pairs.has(pair)) pairs.set(pair, { color, background, element });
  }
  return [...pairs].flatMap(([pair, { color, background, element }]) => {
    if (!isOpaque(color) || !isOpaque(background)) return [];
    const contrast = contrastOf(color, background);
    return contrast < MIN_CONTRAST
      ? [`has a contrast of ${contrast.toFixed(2)} while it is selected (${pair}): ${name(element)}`]
      : [];
  });
}

/** Colours of the current theme that contradict each other. */
export const colorFaults = (): string[] => [...unlikeScheme(), ...unreadableSelection()];
