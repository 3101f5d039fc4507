// Runs in the page of a story: what is at an edge of the window.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { operable } from './focus-order.ts';
import { followed, frame } from './frames.ts';
import { restoringScroll, scrollerOf, scrollPositions } from './scrolling.ts';

/** The element beside which a popover opens; null where nothing names it. */
const openerOf = ({ id }: Element): Element | null =>
  id === ''
    ? null
    : document.querySelector(
        ['popovertarget', 'aria-controls', 'aria-describedby', 'aria-labelledby']
          .map((attribute) => `[${attribute}~="${CSS.escape(id)}"]`)
          .join(),
      );

/** Pixels by which a popover that would fit into the window is beyond its edge. */
function beyond(popover: Element): number {
  const { left, right, top, bottom, width, height } = popover.getBoundingClientRect();
  return Math.max(
    width <= innerWidth ? Math.max(-left, right - innerWidth) : 0,
    height <= innerHeight ? Math.max(-top, bottom - innerHeight) : 0,
  );
}

/** Padding of the page that moves a button to an edge of the window, by the name of the edge. */
const EDGES: Readonly<Record<string, (opener: DOMRect) => Partial<CSSStyleDeclaration>>> = {
  'the lower edge': () => ({ paddingBlock: '100vh' }),
  'the end of the line': ({ width }) => ({ paddingInlineStart: `calc(100vw - ${width}px - 1rem)` }),
};

/**
 * Open popovers that leave the window where their button is at its lower edge, or at the end of the line: they have to
 * open on another side there.
 */
export async function beyondEdges(): Promise<string[]> {
  const { style } = document.body;
  const restoreScroll = scrollPositions();
  const before = style.cssText;
  const found: string[] = [];
  for (const popover of document.querySelectorAll(':popover-open')) {
    const opener = openerOf(popover);
    if (!opener || opener.closest('dialog') || !isVisible(opener)) continue;
    const called = name(popover);
    for (const [edge, padding] of Object.entries(EDGES)) {
      Object.assign(style, padding(opener.getBoundingClientRect()));
      opener.scrollIntoView({ block: 'end', inline: 'nearest', behavior: 'instant' });
      // A frame for the new place, and one for what follows it by script.
      await frame();
      await followed(() => beyond(popover) <= 1);
      const by = Math.round(beyond(popover));
      // A popover that closes while the page scrolls is out of the way.
      if (by > 1 && popover.matches(':popover-open'))
        found.push(`is ${by} px outside of the window where its button is at ${edge}: ${called}`);
      style.cssText = before;
    }
  }
  restoreScroll();
  return found;
}

/** The nearest element, itself included, that does not scroll with the page; null where there is none. */
function fixedAround(element: Element): Element | null {
  let around: Element | null = element;
  while (around && !/^(fixed|sticky)$/.test(getComputedStyle(around).position)) around = around.parentElement;
  return around;
}

/**
 * Controls of bars and dialogs outside the safe area, where a phone has its home indicator, unless they scroll out of it.
 * @param inset height of the home indicator in px; the page has it as `env(safe-area-inset-bottom)`
 */
export const outsideSafeArea = (inset: number): string[] =>
  restoringScroll(() =>
    operable().flatMap((control) => {
      const fixed = fixedAround(control);
      if (!fixed) return [];
      const scroller = scrollerOf(control);
      if (scroller && fixed.contains(scroller)) scroller.scrollTop = scroller.scrollHeight;
      const by = Math.round(control.getBoundingClientRect().bottom - (innerHeight - inset));
      return by > 1 ? [`is ${by} px outside the safe area, at the lower edge: ${name(control)}`] : [];
    }),
  );
