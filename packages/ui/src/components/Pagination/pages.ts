/**
 * Returns the page numbers to show: the first, the last, the current and its neighbours; `null` marks a gap. A gap of a
 * single page is shown as that page.
 */
export function visiblePages(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
