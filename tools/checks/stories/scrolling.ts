// Runs in the page of a story.

const scrolled = (): Element[] =>
  [...document.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0);

/** Runs a function that scrolls, and restores what it has scrolled. */
export function restoringScroll<Result>(run: () => Result): Result {
  const before = new Map(scrolled().map((element) => [element, [element.scrollLeft, element.scrollTop] as const]));
  try {
    return run();
  } finally {
    for (const element of new Set([...before.keys(), ...scrolled()])) {
      const [left, top] = before.get(element) ?? [0, 0];
      element.scrollTo({ left, top, behavior: 'instant' });
    }
  }
}
