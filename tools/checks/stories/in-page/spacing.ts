// Runs in the page of a story: texts that a reader spaces (WCAG 1.4.12).
import { frame } from './frames.ts';
import { clippedElements } from './lines.ts';
import { scrollerOf } from './scrolling.ts';
import { visibleTexts } from './texts.ts';

/** Line height that a reader may set, as a multiple of the text's size. */
const LINE_HEIGHT = 1.5;

/** Elements whose lines are closer than a reader may set them. */
const closeLines = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) < LINE_HEIGHT * Number.parseFloat(fontSize) - 0.5;
  });

const clipped = (): Map<Element, string> => clippedElements(visibleTexts(document.body));

/**
 * Lines that are cut off once a reader has spaced lines, paragraphs, words and letters. Letters of Arabic are joined, and
 * are not spaced: the criterion excepts what a language does not have.
 */
export async function cutOffBySpacing(): Promise<string[]> {
  const before = clipped();
  const close = closeLines();
  for (const element of close) element.setAttribute('data-close-lines', '');
  const style = document.createElement('style');
  style.textContent = `
    * { word-spacing: 0.16em !important }
    :lang(en) { letter-spacing: 0.12em !important }
    p { margin-block-end: 2em !important }
    [data-close-lines] { line-height: ${LINE_HEIGHT} !important }`;
  document.head.append(style);
  await frame();
  await frame();
  // What scrolls can be brought into view.
  const found = [...clipped()].filter(([element]) => !before.has(element) && !scrollerOf(element));
  style.remove();
  for (const element of close) element.removeAttribute('data-close-lines');
  return found.map(([, line]) => `with the spacing of a reader ${line}`);
}
