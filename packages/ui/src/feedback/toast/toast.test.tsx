import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const shown = (): NodeListOf<Element> => document.querySelectorAll('.Toastify__toast');

it('shows a toast added before the region, each message once, and removes it after 3 s', async () => {
  toast.success('حُفظت بياناتك');
  const ui = await renderUi(<ToastRegion />);
  // The library is loaded lazily and runs on timers: React must not defer its updates until `act`.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(() => expect(shown()).toHaveLength(1), { timeout: 5000 });
  // The timer pauses while the window has no focus.
  window.focus();
  // The tests run under reduced motion: the timer must run although nothing is animated.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationPlayState).toBe(
      'running',
    ),
  );
  const since = performance.now();
  toast.success('حُفظت بياناتك');
  expect(shown()).toHaveLength(1);
  expect(document.querySelector('.Toastify')?.getAttribute('aria-live')).toBe('polite');
  await vi.waitFor(() => expect(shown()).toHaveLength(0), { timeout: 6000 });
  expect(performance.now() - since).toBeGreaterThan(2000);
  await ui.unmount();
});
