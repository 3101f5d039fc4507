// Runs in the page of a story: whether the browser knows that the page is dark.

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
