/**
 * Calls back at first, and whenever one of the elements comes into view or leaves it. Returns what ends it. Without
 * IntersectionObserver, as in jsdom, nothing is called.
 */
export function observeVisibility(
  elements: readonly Element[],
  onChange: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(onChange, options);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
