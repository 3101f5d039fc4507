// Lines of text in the page of a story: clipped by a box, breaking a word in two, or touching the line above.
import { name } from '../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';

/** Share of the text's size that a clipped line may lack above or below: its letters do not reach so far. */
const SPARE = 0.12;

/** Lines of text that an ancestor clips at the top or bottom: Arabic diacritics are clipped first. */
export function clippedLines(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim()) continue;
    let box: Element | null = element;
    // The nearest that cuts off, as far as text stands directly in it.
    for (let steps = 0; box && steps < 3 && !/hidden|clip/.test(getComputedStyle(box).overflowY); steps++)
      box = box.parentElement;
    if (
      !box ||
      !/hidden|clip/.test(getComputedStyle(box).overflowY) ||
      box.matches('html, body, dialog') ||
      !isVisible(element) ||
      getComputedStyle(box).clipPath !== 'none'
    )
      continue;
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
      found.push(
        `a line of ${Math.round(cut.height)} px is cut off by ${Math.round(Math.max(cut.bottom - bottom, top - cut.top))} px: ${name(element)}`,
      );
  }
  return [...new Set(found)];
}

/** Whether an element is for screen readers only. */
function isClipped(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
  return false;
}

/** Letters between spaces, with punctuation around them. Addresses, codes and what has no spaces at all may break. */
const WORD = /(?<=^|\s)\p{P}*(?<letters>[\p{L}\p{M}]{2,20})\p{P}*(?=\s|$)/gu;

/** Breaks of a line between two letters of a word, for want of width. In Arabic they also separate joined letters. */
export function breaksWithinWord(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    const value = text.nodeValue ?? '';
    if (!element || !value.trim() || !isVisible(element)) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2 || isClipped(element)) continue;
    for (const { index, 0: all, groups } of value.matchAll(WORD)) {
      const letters = groups?.['letters'] ?? '';
      const start = index + all.indexOf(letters);
      range.setStart(text, start);
      range.setEnd(text, start + letters.length);
      const [first, ...more] = range.getClientRects();
      if (first && more.some(({ top, width }) => width > 0 && top >= first.bottom - 1))
        found.push(`the word "${letters}" breaks in two: ${name(element)}`);
    }
  }
  return [...new Set(found)];
}

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
function inkOf(element: Element, context: CanvasRenderingContext2D): Ink[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const inks: Ink[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement || !isVisible(text.parentElement)) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
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
