import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { LoadingBar } from './index.ts';

describeComponent('LoadingBar', <LoadingBar active />, { root: false, clientOnly: true });

const bar = (container: HTMLElement): Element | null => container.querySelector('[role="progressbar"]');
const pass = (ms: number): Promise<void> =>
  act(async () => {
    vi.advanceTimersByTime(ms);
  });

describe('LoadingBar', () => {
  // Fakes only the timers that the bar uses: React's scheduler keeps running.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows after 200 ms', async () => {
    const { container } = await renderUi(<LoadingBar active />);
    await pass(199);
    expect(bar(container)).toBeNull();
    await pass(1);
    expect(bar(container)).not.toBeNull();
  });

  it('does not show for a faster page, and waits again for the next', async () => {
    const { container, rerender } = await renderUi(<LoadingBar active />);
    await pass(150);
    await rerender(<LoadingBar active={false} />);
    await pass(500);
    expect(bar(container)).toBeNull();
    await rerender(<LoadingBar active />);
    await pass(150);
    expect(bar(container)).toBeNull();
  });

  it('disappears when the page has loaded', async () => {
    const { container, rerender } = await renderUi(<LoadingBar active />);
    await pass(300);
    await rerender(<LoadingBar active={false} />);
    expect(bar(container)).toBeNull();
  });
});
