// Presses arrow keys and the buttons of strips, in the page of a story.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { frame } from '../in-page/frames.ts';

const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** Checks arrow keys and buttons that move in reading direction. Runs last, because it changes the story. */
export async function arrows(): Promise<string[]> {
  const isRtl = document.documentElement.dir === 'rtl';
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const found: string[] = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  for (const list of modal.querySelectorAll('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled="true"], :disabled)')];
    const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const [tab, next] = [tabs[at], tabs[at + 1] ?? tabs[0]];
    if (!tab || !next || tabs.length < 3 || !isVisible(list)) continue;
    const [frameBox, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (
      list.scrollWidth > list.clientWidth + 1 &&
      box.width < frameBox.width &&
      (box.left < frameBox.left - 1 || box.right > frameBox.right + 1)
    )
      found.push(`${name(list)}: scrollLeft is ${list.scrollLeft}, and the selected tab is out of sight`);
    tab.focus({ preventScroll: true });
    press(tab, forward);
    await frame();
    if (document.activeElement !== next)
      found.push(
        `${name(list)}: the key ${forward} goes from "${tab.textContent}" to "${document.activeElement?.textContent?.slice(0, 40)}", not to "${next.textContent}"`,
      );
  }
  for (const region of modal.querySelectorAll('[role="region"][aria-roledescription]')) {
    const strip = region.querySelector('[role="list"]');
    const next = region.querySelector<HTMLElement>('button:last-of-type');
    if (!strip || !next || next.getAttribute('aria-disabled') === 'true' || !isVisible(next)) continue;
    const before = strip.scrollLeft;
    next.click();
    await frame();
    const by = strip.scrollLeft - before;
    if ((isRtl ? -by : by) <= 0) found.push(`${name(region)}: scrollLeft goes by ${by} px at a press on "next"`);
  }
  const lightbox = modal.matches('dialog') ? modal : null;
  const strip = lightbox?.querySelector('[data-step="next"]') ? lightbox.querySelector('[data-initial-focus]') : null;
  if (lightbox && strip) {
    const current = (): number =>
      [...strip.children].findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true');
    const step = (by: 'next' | 'previous'): HTMLElement | null =>
      lightbox.querySelector(`[data-step="${by}"]:not([aria-disabled="true"])`);
    const from = current();
    const isForward = step('next') !== null;
    step(isForward ? 'next' : 'previous')?.click();
    await frame();
    await frame();
    const to = current();
    // If the story fixes its current image, no key changes it either.
    if (to !== from) {
      press(strip, isForward ? back : forward);
      await frame();
      await frame();
      if (current() !== from)
        found.push(
          `${name(strip)}: the key ${isForward ? back : forward} goes from image ${to + 1} to ${current() + 1}, not to ${from + 1}`,
        );
    }
  }
  return found.map((line) => `does not follow the direction: ${line}`);
}
