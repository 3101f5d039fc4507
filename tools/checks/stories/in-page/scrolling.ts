// Runs in the page of a story.

/** Whether an element scrolls up and down. */
export const scrollsVertically = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;

/** The nearest element around another that scrolls up and down, below the page itself. */
export function scrollerOf(element: Element): Element | null {
  let around = element.parentElement;
  while (around && !scrollsVertically(around)) around = around.parentElement;
  return around;
}

const scrolled = (): Element[] =>
  [...document.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0);

/** Remembers where everything is scrolled to; the returned function restores it. */
export function scrollPositions(): () => void {
  const before = new Map(scrolled().map((element) => [element, [element.scrollLeft, element.scrollTop] as const]));
  return () => {
    for (const element of new Set([...before.keys(), ...scrolled()])) {
      const [left, top] = before.get(element) ?? [0, 0];
      element.scrollTo({ left, top, behavior: 'instant' });
    }
  };
}

/** Runs a function that scrolls, and restores what it has scrolled. */
export function restoringScroll<Result>(run: () => Result): Result {
  const restore = scrollPositions();
  try {
    return run();
  } finally {
    restore();
  }
}
