import { act } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actEnvironment } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { BackToTop, scrollToAnchor } from './index.ts';
import type { FrameClock } from './scroll.ts';

describeComponent('BackToTop', <BackToTop />);

/** Frames that a test lets go by, whatever the system says about motion. */
function frames() {
  let time = 0;
  let next: (() => void) | undefined;
  const clock: FrameClock = {
    now: () => time,
    frame: (run) => {
      next = run;
      return () => {
        next = undefined;
      };
    },
  };
  return {
    clock,
    pass: (ms: number) => {
      time += ms;
      const run = next;
      next = undefined;
      run?.();
    },
    isRunning: () => next !== undefined,
  };
}
const long = (
  <div>
    <p style={{ blockSize: 3000, inlineSize: 3000 }}>نص</p>
    <section id="end" style={{ blockSize: 2000 }}>
      نهاية
    </section>
  </div>
);
/** What an observer of intersections reports of an element. */
const entry = (isIntersecting: boolean, top: number) =>
  ({ isIntersecting, boundingClientRect: { top } }) as IntersectionObserverEntry;
const motion = (reduce: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduce } as MediaQueryList);

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
});

describe('scrollToAnchor', () => {
  it('moves the focus at once and scrolls vertically in 1 s to 70 px above the target', async () => {
    motion(false);
    await renderUi(long, { locale: 'en' });
    window.scrollTo({ left: 40, behavior: 'instant' });
    const { clock, pass, isRunning } = frames();
    const end = document.getElementById('end') as HTMLElement;
    const goal = end.getBoundingClientRect().top + window.scrollY - 70;
    scrollToAnchor('#end', { clock });
    expect(document.activeElement).toBe(end);
    expect(window.scrollY).toBe(0);
    pass(500);
    expect(window.scrollY).toBeCloseTo(goal * 0.875, 0);
    pass(500);
    expect([Math.round(window.scrollY), window.scrollX, isRunning()]).toEqual([Math.round(goal), 40, false]);
  });

  it('leaves the room that the scroll padding of the page does', async () => {
    motion(true);
    await renderUi(long);
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = '116px';
    onTestFinished(() => void style.removeProperty('scroll-padding-block-start'));
    scrollToAnchor('#end');
    expect(Math.round(document.getElementById('end')?.getBoundingClientRect().top ?? 0)).toBe(116);
  });

  it.each(['wheel', 'touchstart', 'keydown'])('is stopped by the reader’s %s', async (name) => {
    motion(false);
    await renderUi(long);
    const { clock, pass, isRunning } = frames();
    scrollToAnchor('end', { clock });
    pass(100);
    const there = window.scrollY;
    expect(there).toBeGreaterThan(0);
    window.dispatchEvent(new Event(name));
    expect(isRunning()).toBe(false);
    pass(500);
    expect(window.scrollY).toBe(there);
  });

  it('scrolls instantly under reduced motion', async () => {
    motion(true);
    await renderUi(long);
    const { clock, isRunning } = frames();
    scrollToAnchor('#end', { clock });
    expect(window.scrollY).toBeGreaterThan(2500);
    expect(isRunning()).toBe(false);
  });

  it('stops the previous animation, and returns null for a missing target', async () => {
    motion(false);
    await renderUi(long);
    const [first, second] = [frames(), frames()];
    scrollToAnchor('#end', { clock: first.clock });
    scrollToAnchor('#end', { clock: second.clock });
    expect([first.isRunning(), second.isRunning()]).toEqual([false, true]);
    second.pass(1000);
    expect(scrollToAnchor('#nowhere')).toBeNull();
  });
});

describe('BackToTop', () => {
  it.each(['ar', 'en'] as const)(
    'appears after one viewport height, at the inline end, 48 px large, and disappears at the top in %s',
    async (locale) => {
      await page.viewport(390, 700);
      const ui = await renderUi(
        <main id="main">
          <div style={{ blockSize: 3000 }} />
          <BackToTop />
        </main>,
        { locale },
      );
      const link = ui.container.querySelector('a') as HTMLElement;
      const isShown = () => link.checkVisibility({ visibilityProperty: true });
      expect(isShown()).toBe(false);
      actEnvironment(false);
      window.scrollTo({ top: 500, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      expect(isShown()).toBe(false);
      window.scrollTo({ top: 900, behavior: 'instant' });
      await expect.poll(isShown).toBe(true);
      const { left, right, width, height } = link.getBoundingClientRect();
      expect([width, height, locale === 'ar' ? left : 390 - right]).toEqual([48, 48, 16]);
      await user.click(link);
      await expect.poll(() => window.scrollY).toBe(0);
      await expect.poll(isShown).toBe(false);
      expect(document.activeElement?.id).toBe('main');
    },
  );

  it('uses the latest of several observer entries', async () => {
    let report: IntersectionObserverCallback | undefined;
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { container } = await renderUi(<BackToTop />);
    await act(async () => report?.([entry(true, 0), entry(false, -900)], {} as IntersectionObserver));
    expect(container.querySelector('a')?.dataset['shown']).toBe('true');
    await act(async () => report?.([entry(false, -900), entry(true, 0)], {} as IntersectionObserver));
    expect(container.querySelector('a')?.dataset['shown']).toBeUndefined();
  });

  it('does not change the height of the page', async () => {
    await page.viewport(390, 700);
    await renderUi(
      <main id="main">
        <BackToTop />
      </main>,
    );
    expect(document.documentElement.scrollHeight).toBe(700);
  });
});
