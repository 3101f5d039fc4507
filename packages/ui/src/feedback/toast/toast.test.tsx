import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layers } from '../../foundations/layers.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { durationOf, toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const shown = (): NodeListOf<Element> => document.querySelectorAll('.Toastify__toast');
/** Whether the time of the message runs. */
const clock = (): string =>
  getComputedStyle(document.querySelector('.Toastify__progress-bar--animated') as Element).animationPlayState;
// The time stands while the window has no focus, and a window that opens for other tests takes it.
const ignore = (event: Event): void => event.stopImmediatePropagation();
beforeAll(() => window.addEventListener('blur', ignore, { capture: true }));
afterAll(() => window.removeEventListener('blur', ignore, { capture: true }));
/** Waits until the time runs. */
const running = (): Promise<void> =>
  vi.waitFor(
    () => {
      window.dispatchEvent(new Event('focus'));
      expect(clock()).toBe('running');
    },
    { timeout: 10_000 },
  );

it('shows a toast added before the region, each message once, and removes it after 3 s', async () => {
  toast.success('حُفظت بياناتك');
  const ui = await renderUi(<ToastRegion />);
  // The library is loaded lazily and runs on timers: React must not defer its updates until `act`.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  await expect.poll(shown).toHaveLength(1);
  // The tests run under reduced motion: the timer must run although nothing is animated.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await running();
  expect(document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationPlayState).toBe(
    'running',
  );
  toast.success('حُفظت بياناتك');
  expect(shown()).toHaveLength(1);
  expect(document.querySelector('.Toastify')?.getAttribute('aria-live')).toBe('polite');
  const [time] = document.querySelector('.Toastify__progress-bar--animated')?.getAnimations() ?? [];
  expect(time?.effect?.getComputedTiming()).toMatchObject({ duration: 3000, iterations: 1 });
  time?.finish();
  await expect.poll(shown).toHaveLength(0);
  await ui.unmount();
});

it('does not disappear while the focus or the pointer is on it', async () => {
  const ui = await renderUi(<ToastRegion />);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  toast.info('وصل إيصالك', { duration: 60_000 });
  await expect.poll(shown).toHaveLength(1);
  await running();
  const close = shown()[0]?.querySelector('button') as HTMLButtonElement;
  close.focus();
  expect(clock()).toBe('paused');
  close.blur();
  expect(clock()).toBe('running');
  close.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.poll(clock).toBe('paused');
  close.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  await expect.poll(clock).toBe('running');
  toast.dismiss();
  await expect.poll(shown).toHaveLength(0);
  await ui.unmount();
});

it('lies above the header of the page', async () => {
  const header = <div style={{ position: 'fixed', inset: 0, zIndex: layers.header }} />;
  const ui = await renderUi(
    <>
      <ToastRegion />
      {header}
    </>,
  );
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  toast.info('وصل إيصالك', { duration: null });
  await expect.poll(shown).toHaveLength(1);
  const message = shown()[0] as Element;
  await expect.poll(() => message.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true);
  const { left, top, width, height } = message.getBoundingClientRect();
  expect(message.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  toast.dismiss();
  await expect.poll(shown).toHaveLength(0);
  await ui.unmount();
});

describe('a message of work', () => {
  const work = { pending: 'نجهّز الكشف', success: 'الكشف جاهز', error: 'تعذّر التجهيز' };

  it.each([
    [true, work.success],
    [false, work.error],
  ])('is replaced by how it ended (%s)', async (succeeds, text) => {
    const ui = await renderUi(<ToastRegion />);
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const returned = toast.promise(promise, work);
    await expect.poll(() => shown()[0]?.textContent).toContain(work.pending);
    if (succeeds) resolve('done');
    else reject(new Error('no'));
    await expect(returned.catch((error: Error) => error.message)).resolves.toBe(succeeds ? 'done' : 'no');
    await expect.poll(() => shown()[0]?.textContent).toContain(text);
    expect(shown()).toHaveLength(1);
    toast.dismiss();
    await expect.poll(shown).toHaveLength(0);
    await ui.unmount();
  });
});

it('a message of work that ends at once is how it ended, before and after the library is loaded', async () => {
  const work = { pending: 'نجهّز الكشف', success: 'الكشف جاهز', error: 'تعذّر التجهيز' };
  void toast.promise(Promise.resolve(), work);
  await Promise.resolve();
  const ui = await renderUi(<ToastRegion />);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  await expect
    .poll(() => Array.from(shown(), ({ textContent }) => textContent))
    .toEqual([expect.stringContaining(work.success)]);
  void toast.promise(Promise.reject(new Error('no')), work).catch(() => undefined);
  await expect.poll(shown).toHaveLength(2);
  await expect.poll(() => shown()[0]?.textContent).toContain(work.error);
  expect(document.body.textContent).not.toContain(work.pending);
  toast.dismiss();
  await expect.poll(shown).toHaveLength(0);
  await ui.unmount();
});

it.each([
  [{}, 3000],
  [{ action: { label: 'تراجع', onPress: () => undefined } }, 8000],
  [{ duration: 500 }, 500],
  [{ duration: null }, null],
  [{ busy: true }, null],
])('a message with %j disappears after %s ms', (options, expected) =>
  expect(durationOf({ tone: 'info', text: 'x', ...options })).toBe(expected),
);
