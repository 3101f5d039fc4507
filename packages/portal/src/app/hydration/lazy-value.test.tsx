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

/** A part with hooks of its own behind what it waits for. */
function part() {
  const late = lazyValue(
    () => Promise.resolve({ text: 'here' }),
    () => Promise.resolve(),
  );
  return {
    late,
    Part: () => {
      const { text } = late.useValue();
      const [count, setCount] = useState(0);
      useEffect(() => setCount(1), []);
      return <b data-count={count}>{text}</b>;
    },
  };
}

describe('a late value', () => {
  it('that comes while its component waits leaves the hooks behind it in order', async () => {
    const { Part } = part();
    box.innerHTML = '<!--$--><b data-count="0">here</b><!--/$-->';
    const taken = box.querySelector('b');
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
    await vi.waitFor(() => expect(box.querySelector('b')?.dataset['count']).toBe('1'));
    expect(onRecoverableError).not.toHaveBeenCalled();
    // Taken over, not drawn anew.
    expect(box.querySelector('b')).toBe(taken);
  });
  it('that is here is drawn at once', async () => {
    const { late, Part } = part();
    await late.now();
    const drawn: string[] = [];
    const watch = new MutationObserver(() => drawn.push(box.textContent));
    watch.observe(box, { childList: true, subtree: true });
    root = createRoot(box);
    root.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
    await vi.waitFor(() => expect(box.textContent).toBe('here'));
    watch.disconnect();
    expect(drawn).not.toContain('waiting');
  });
});
