// Runs in the page of a story: its visible texts, those that break in two, and those that are read as one.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';

/** A text that is not white space, and the element that contains it. */
export interface VisibleText {
  text: Text;
  element: Element;
}

/** Visible texts in an element, in document order. */
export function visibleTexts(root: Element): VisibleText[] {
  const found: VisibleText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (node instanceof Text && element && node.data.trim() && isVisible(element)) found.push({ text: node, element });
  }
  return found;
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
export function breaksWithinWord(texts: readonly VisibleText[]): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const { text, element } of texts) {
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2 || isClipped(element)) continue;
    for (const { index, 0: all, groups } of text.data.matchAll(WORD)) {
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

/** Gap between two texts that is seen as a space, as a share of the text's size. */
const SPACE = 0.12;

/** Not the tatweel: it joins a preposition to a number ("بـ٢٥"). */
const WORD_END = /(?!ـ)[\p{L}\p{N}\p{M}]\p{Cf}*$/u;
const WORD_START = /^[\p{Cf}]*[\p{L}\p{N}]/u;

/** What separates two texts besides white space. */
const SEPARATOR = 'br, wbr, hr, img, svg, input, button, select, textarea, [role="img"]';

/** Whether an element, up to an ancestor, is in the same line of text as what precedes and follows it. */
function isInline(element: Element, around: Element): boolean {
  for (let box: Element | null = element; box && box !== around; box = box.parentElement) {
    const { display, position, float } = getComputedStyle(box);
    if (!/^(inline|inline-block|contents)$/.test(display) || !/^(static|relative)$/.test(position) || float !== 'none')
      return false;
  }
  return true;
}

/**
 * Texts in one line that only a margin separates: they look like two words, and are copied and read aloud as one
 * ("Total700").
 */
export function gluedTexts(texts: readonly VisibleText[]): string[] {
  const range = document.createRange();
  return texts.flatMap(({ text, element }, at) => {
    const next = texts[at + 1];
    if (!next || !WORD_END.test(text.data) || !WORD_START.test(next.text.data)) return [];
    range.setStart(text, text.length);
    range.setEnd(next.text, 0);
    const around = range.commonAncestorContainer;
    if (
      !(around instanceof Element) ||
      range.toString() !== '' ||
      range.cloneContents().querySelector(SEPARATOR) ||
      !isInline(element, around) ||
      !isInline(next.element, around)
    )
      return [];
    range.selectNodeContents(text);
    const one = [...range.getClientRects()].at(-1);
    range.selectNodeContents(next.text);
    const [other] = range.getClientRects();
    if (!one || !other || one.bottom <= other.top || other.bottom <= one.top) return [];
    const gap = Math.max(other.left - one.right, one.left - other.right);
    return gap > Number.parseFloat(getComputedStyle(element).fontSize) * SPACE
      ? [`no space between "${text.data.slice(-20)}" and "${next.text.data.slice(0, 20)}": ${name(around)}`]
      : [];
  });
}
