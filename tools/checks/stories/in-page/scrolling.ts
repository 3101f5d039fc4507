// Runs in the page of a story.

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
