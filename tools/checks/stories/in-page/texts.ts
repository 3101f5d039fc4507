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

/**
 * Breaks of a line between two letters of a word, for want of width. In Arabic they also separate joined letters.
 * @param lines the lines in which a word must not be
 */
export function breaksWithinWord(texts: readonly VisibleText[], lines: 2 | 3 = 2): string[] {
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
      let count = 0;
      let bottom = -Infinity;
      for (const line of range.getClientRects()) {
        if (line.width === 0 || line.top < bottom - 1) continue;
        count++;
        ({ bottom } = line);
      }
      if (count >= lines) found.push(`the word "${letters}" is broken into ${count} lines: ${name(element)}`);
    }
  }
  return [...new Set(found)];
}

/** Pixels by which a line may stick out: slanted letters and rounded widths do. */
const STICKS_OUT = 2;

/** The box in which the lines of an element are laid out; `null` where it scrolls or shortens what does not fit. */
function boxOfLines(element: Element): Element | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { display, overflowX, textOverflow } = getComputedStyle(box);
    if (/^(inline|contents)$/.test(display)) continue;
    return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' ? null : box;
  }
  return null;
}

/** Lines that stick out of their box at a side, where they lie over other texts, or are cut off. */
export function beyondBox(texts: readonly VisibleText[]): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  for (const { text, element } of texts) {
    const box = element.closest('svg') ? null : boxOfLines(element);
    if (!box || isClipped(element)) continue;
    const { left, right } = box.getBoundingClientRect();
    range.selectNodeContents(text);
    const by = Math.max(...[...range.getClientRects()].map((line) => Math.max(left - line.left, line.right - right)));
    if (by > STICKS_OUT)
      found.add(
        `the text "${text.data.trim().slice(0, 30)}" sticks out of its box by ${Math.round(by)} px: ${name(box)}`,
      );
  }
  return [...found];
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
