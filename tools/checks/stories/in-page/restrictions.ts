// Runs in the page of a story: what the page prevents its readers from doing.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { bars } from './bars.ts';
import { isVisible } from './behaviour.ts';
import { scrollsVertically } from './scrolling.ts';

const styleOf = (element: Element, property: string): string => getComputedStyle(element).getPropertyValue(property);

const visible = (selector: string): Element[] => [...document.body.querySelectorAll(selector)].filter(isVisible);

/** A page higher than the window that does not scroll, though no dialog is open. */
function unscrollable(): string[] {
  const root = document.documentElement;
  if (document.querySelector('dialog:modal') || root.scrollHeight <= innerHeight + 1) return [];
  return [root, document.body]
    .filter((element) => /hidden|clip/.test(styleOf(element, 'overflow-y')))
    .map((element) => `does not scroll, and no dialog is open: ${name(element)}`);
}

/** Texts that cannot be selected, to copy them or to have them read aloud. What is pressed may be so. */
const unselectable = (): string[] =>
  visible(':is(p, h1, h2, h3, h4, li, td, dd, blockquote, time, bdi):not(:has(input, button, select))')
    .filter(
      (element) =>
        styleOf(element, 'user-select') === 'none' &&
        element.textContent.trim() !== '' &&
        !element.closest('a, button, label, summary, [role="option"], [role="tab"], [aria-hidden="true"]'),
    )
    .map((element) => `cannot be selected: ${name(element)}`);

/** Areas in which a finger can neither scroll nor zoom. What follows the finger (a slider) is smaller. */
const unzoomable = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      if (styleOf(element, 'touch-action') !== 'none' || !isVisible(element)) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 100 && height > 100;
    })
    .map((element) => `a finger can neither scroll nor zoom in it: ${name(element)}`);

const OVER_PAGE = 'dialog:modal, :popover-open, [role="listbox"], [role="menu"]';

/** What lies over the page and scrolls, and whose end scrolls the page below on. */
const scrollingOn = (): string[] =>
  visible(`:is(${OVER_PAGE}), :is(${OVER_PAGE}) *`)
    .filter((element) => scrollsVertically(element) && styleOf(element, 'overscroll-behavior-y') === 'auto')
    .map((element) => `at its end the page behind scrolls: ${name(element)}`);

/** Fields into which nothing can be pasted: a password manager's password, a code of a message (WCAG 3.3.8). */
const unpastable = (): string[] =>
  visible('input:not([type="file"], [type="checkbox"], [type="radio"], [type="range"]), textarea')
    .filter(
      (field) =>
        !field.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
        ),
    )
    .map((field) => `nothing can be pasted into it: ${name(field)}`);

/** What the page prevents: scrolling it, selecting its texts, zooming, pasting. */
export const restrictions = (): string[] => [
  ...unscrollable(),
  ...unselectable(),
  ...unzoomable(),
  ...scrollingOn(),
  ...unpastable(),
];

/** Share of a low window that bars may take. */
const MAX_BARS_SHARE = 0.4;

/** Bars that leave a low window too little room: a phone on its side, or a page at 400 % (WCAG 1.4.10). */
export function crowded(): string[] {
  const root = document.documentElement;
  if (root.scrollHeight < 2 * innerHeight || document.querySelector('dialog:modal')) return [];
  scrollTo({ top: (root.scrollHeight - innerHeight) / 2, behavior: 'instant' });
  const all = bars().filter((bar) => !bar.closest('dialog, [popover]'));
  const heights = all
    .filter((bar) => !all.some((other) => other !== bar && other.contains(bar)))
    .map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return { bar, height: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
    })
    .filter(({ height }) => height > 0);
  const taken = heights.reduce((sum, { height }) => sum + height, 0);
  return taken > MAX_BARS_SHARE * innerHeight
    ? [
        `bars take ${Math.round(taken)} of ${innerHeight} px in a low window: ${heights.map(({ bar }) => name(bar)).join(', ')}`,
      ]
    : [];
}
