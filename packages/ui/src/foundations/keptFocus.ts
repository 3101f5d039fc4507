/** So many elements that had the focus are remembered: a message that closes gives the focus back to what had it before. */
const REMEMBERED = 5;

const HEADING = 'h1, h2, h3, h4, h5, h6, legend, [role="heading"]';

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const headingIn = (around: Element): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(HEADING)].find(isVisible);

/** Gives the focus to an element; to one that no key reaches for as long as it stays there. Whoever pressed a button with the pointer is not taken elsewhere. */
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
 * Keeps the place of whoever goes by keyboard or is read to: when the element with the focus leaves the page, the focus goes to the heading
 * of what it stood in, or where there is none to what had it before. Elements in a modal are left to the modal.
 * @returns ends it.
 */
function watch(): () => void {
  /** What has the focus, and what it stands in from the inside out. */
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

/** Keeps the focus in the document as long as somebody asks for it; returns the function that ends it. */
export function keepFocus(): () => void {
  users += 1;
  if (users === 1) end = watch();
  return () => {
    users -= 1;
    if (users === 0) end?.();
  };
}
