/**
 * Number of previously focused elements to remember, so that a closing message can restore focus to the element before
 * it.
 */
const REMEMBERED = 5;

const HEADING = 'h1, h2, h3, h4, h5, h6, legend, [role="heading"]';

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const headingIn = (around: Element): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(HEADING)].find(isVisible);

/**
 * Focuses an element. A non-focusable element gets `tabindex="-1"` until blur. Does not scroll, so that a pointer
 * user's view stays.
 */
function focusOnce(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
    },
    { once: true },
  );
  element.focus({ preventScroll: true });
}

/**
 * Preserves the position of keyboard and screen-reader users: when the focused element is removed, focuses the heading
 * of its nearest remaining container, else the previously focused element, else `<main>`. Ignores elements in a
 * `<dialog>`: the modal manages its own focus.
 * @returns the function that stops watching.
 */
function watch(): () => void {
  /** The focused element and its ancestors, innermost first. */
  let path: Element[] = [];
  let before: HTMLElement[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    path = [];
    if (target.closest('dialog')) return;
    for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
      path.push(element);
    before = [target, ...before.filter((element) => element !== target)].slice(0, REMEMBERED);
  };
  const observer = new MutationObserver(() => {
    const [element, ...around] = path;
    if (!element || element.isConnected) return;
    path = [];
    if (document.activeElement && document.activeElement !== document.body) return;
    const heading = around
      .filter(({ isConnected }) => isConnected)
      .map(headingIn)
      .find(Boolean);
    const target =
      heading ??
      before.find((earlier) => earlier.isConnected && isVisible(earlier)) ??
      document.querySelector<HTMLElement>('main');
    if (target) focusOnce(target);
  });
  document.addEventListener('focusin', onFocus, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus, true);
    observer.disconnect();
  };
}

let users = 0;
let end: (() => void) | undefined;

/** Starts preserving focus in the document, reference-counted. Returns the function that releases this reference. */
export function startFocusRestoration(): () => void {
  users += 1;
  if (users === 1) end = watch();
  return () => {
    users -= 1;
    if (users === 0) end?.();
  };
}
