// Runs in the page of a story: lines of text that a box clips, or that touch the line above.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { visibleTexts, type VisibleText } from './texts.ts';

/** Share of the text's size that a clipped line may lack above or below: its letters do not reach so far. */
const SPARE = 0.12;

/** The nearest box that cuts off what is beyond it, as far as text stands directly in it. */
function clippingBox(element: Element): Element | null {
  let box: Element | null = element;
  for (let steps = 0; box && steps <= 3; steps++) {
    if (/hidden|clip/.test(getComputedStyle(box).overflowY)) return box;
    box = box.parentElement;
  }
  return null;
}

/** Elements of which an ancestor clips a line at the top or bottom: Arabic diacritics are clipped first. */
export function clippedElements(texts: readonly VisibleText[]): Map<Element, string> {
  const found = new Map<Element, string>();
  const range = document.createRange();
  for (const { text, element } of texts) {
    const box = clippingBox(element);
    if (!box || box.matches('html, body, dialog') || getComputedStyle(box).clipPath !== 'none') continue;
    const { top, bottom } = box.getBoundingClientRect();
    const spare = Number.parseFloat(getComputedStyle(element).fontSize) * SPARE;
    range.selectNodeContents(text);
    const cut = [...range.getClientRects()].find(
      (line) =>
        line.height > 0 &&
        line.top < bottom - 1 &&
        line.bottom > top + 1 &&
        (line.bottom > bottom + spare || line.top < top - spare),
    );
    if (cut)
      found.set(
        element,
        `a line of ${Math.round(cut.height)} px is cut off by ${Math.round(Math.max(cut.bottom - bottom, top - cut.top))} px: ${name(element)}`,
      );
  }
  return found;
}

export const clippedLines = (texts: readonly VisibleText[]): string[] => [...new Set(clippedElements(texts).values())];

/** A word as it is painted: its box on the page, and the extent of its letters and marks. */
interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  word: string;
}

/** Parts of text between spaces, with the extent of their ink, which can exceed the line: Arabic marks and tails do. */
function inkOf(heading: Element, context: CanvasRenderingContext2D): Ink[] {
  const range = document.createRange();
  const inks: Ink[] = [];
  for (const { text, element } of visibleTexts(heading)) {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = range.getClientRects();
      const [box] = boxes;
      // A word that is broken has no single line.
      if (!box || boxes.length > 1 || box.width === 0) continue;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(word);
      const baseline = box.top + fontBoundingBoxAscent;
      inks.push({
        left: box.left,
        right: box.right,
        top: baseline - actualBoundingBoxAscent,
        bottom: baseline + actualBoundingBoxDescent,
        baseline,
        word,
      });
    }
  }
  return inks;
}

/** Headings of which the marks of one line touch the tails of the line above. */
export function touchingLines(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    if (!isVisible(heading)) return [];
    const inks = inkOf(heading, context);
    for (const above of inks)
      for (const below of inks) {
        if (below.baseline <= above.baseline + 1 || below.left >= above.right || above.left >= below.right) continue;
        const overlap = above.bottom - below.top;
        if (overlap > 0)
          return [
            `"${below.word}" touches "${above.word}" in the line above, by ${overlap.toFixed(1)} px: ${name(heading)}`,
          ];
      }
    return [];
  });
}
