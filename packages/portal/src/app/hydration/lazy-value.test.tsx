import { Suspense, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyValue } from './lazy-value.ts';

const box = document.createElement('div');
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  box.replaceChildren();
});

/** A component that suspends on a lazy value and has hooks after it. */
function part() {
  const lazy = lazyValue(
    () => Promise.resolve({ text: 'here' }),
    () => Promise.resolve(),
  );
  return {
    lazy,
    Part: () => {
      const { text } = lazy.useValue();
      const [count, setCount] = useState(0);
      useEffect(() => setCount(1), []);
      return <b data-count={count}>{text}</b>;
    },
  };
}

describe('lazy value', () => {
  it('keeps the order of hooks when it loads while its component is suspended', async () => {
    const { Part } = part();
    box.innerHTML = '<!--$--><b data-count="0">here</b><!--/$-->';
    const serverElement = box.querySelector('b');
    // React advises against a promise that differs from the one on which the component was suspended.
    const advice = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();
    startTransition(() => {
      root = hydrateRoot(
        box,
        <Suspense fallback={null}>
          <Part />
        </Suspense>,
        { onRecoverableError },
      );
    });
    await expect.poll(() => box.querySelector('b')?.dataset['count']).toBe('1');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(advice.mock.calls.filter(([text]) => String(text).includes('uncached promise'))).toEqual([]);
    // Hydrated, not rendered again.
    expect(box.querySelector('b')).toBe(serverElement);
  });
  it('renders at once when it is loaded', async () => {
    const { lazy, Part } = part();
    await lazy.now();
    const rendered: string[] = [];
    const watch = new MutationObserver(() => rendered.push(box.textContent));
    watch.observe(box, { childList: true, subtree: true });
    root = createRoot(box);
    root.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
    await expect.poll(() => box.textContent).toBe('here');
    watch.disconnect();
    expect(rendered).not.toContain('waiting');
  });
});
