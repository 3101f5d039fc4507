import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../dialogs/index.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { IconButton } from '../Button/index.ts';
import { Tooltip } from './index.ts';

describeComponent(
  'Tooltip',
  <Tooltip text="طباعة الكشف">
    <IconButton icon="printer" label="طباعة" />
  </Tooltip>,
);
describeComponent('Tooltip of a term', <Tooltip text="مبلغ يُدفع مرة واحدة">علاوة الإصدار</Tooltip>);

const element = (
  <>
    <Tooltip text="طباعة الكشف">
      <IconButton icon="printer" label="طباعة" />
    </Tooltip>
    <button type="button" style={{ marginBlockStart: 300 }}>
      بعيد
    </button>
  </>
);
const parts = (container: HTMLElement) => {
  const bubble = container.querySelector('[role="tooltip"]') as HTMLElement;
  return {
    button: container.querySelector('button') as HTMLElement,
    bubble,
    isOpen: () => bubble.matches(':popover-open'),
  };
};

/** Moves the mouse from one element to another, and lets the time go by, in ms. */
function move(from: Element, to: Element, ms: number): void {
  const init = { bubbles: true, pointerType: 'mouse' };
  act(() => {
    from.dispatchEvent(new PointerEvent('pointerout', { ...init, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...init, relatedTarget: from }));
  });
  act(() => void vi.advanceTimersByTime(ms));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('Tooltip', () => {
  it('opens on hover, stays while hovered, and closes when the pointer leaves', async () => {
    const { container } = await renderUi(<div style={{ paddingBlockStart: 120 }}>{element}</div>);
    const { button, bubble, isOpen } = parts(container);
    await user.hover(button);
    await expect.poll(isOpen).toBe(true);
    expect(button.hasAttribute('title')).toBe(false);
    await user.hover(bubble);
    expect(isOpen()).toBe(true);
    await user.hover(container.querySelectorAll('button')[1] as Element);
    await expect.poll(isOpen).toBe(false);
  });

  it('stays open for a pointer that crosses the gap between control and tooltip', async () => {
    const { container } = await renderUi(element);
    const { button, bubble, isOpen } = parts(container);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    move(container, button, 500);
    expect(isOpen()).toBe(true);
    move(button, container, 100);
    expect(isOpen()).toBe(true);
    move(container, bubble, 1000);
    expect(isOpen()).toBe(true);
    move(bubble, container, 1000);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape while hovered', async () => {
    const { container } = await renderUi(element);
    const { button, isOpen } = parts(container);
    await user.hover(button);
    await expect.poll(isOpen).toBe(true);
    await user.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
  });

  it('closes on the first Escape inside a dialog, which stays open', async () => {
    const onOpenChange = vi.fn();
    const { container } = await renderUi(
      <Dialog open onOpenChange={onOpenChange} title="عنوان">
        <Tooltip text="شرح">
          <input data-initial-focus="" aria-label="حقل" />
        </Tooltip>
      </Dialog>,
    );
    const bubble = container.querySelector('[role="tooltip"]') as HTMLElement;
    await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    await expect.poll(() => bubble.matches(':popover-open')).toBe(true);
    await user.keyboard('{Escape}');
    await expect.poll(() => bubble.matches(':popover-open')).toBe(false);
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  it('is added to the description of its control, or is its name', async () => {
    const { container } = await renderUi(
      <>
        <p id="hint">تلميح</p>
        <Tooltip text="شرح">
          <button type="button" aria-describedby="hint">
            زر
          </button>
        </Tooltip>
        <Tooltip text="اسم" purpose="label">
          <button type="button">×</button>
        </Tooltip>
      </>,
    );
    const [first, second] = container.querySelectorAll('button');
    const [one, two] = container.querySelectorAll('[role="tooltip"]');
    expect(first?.getAttribute('aria-describedby')).toBe(`hint ${one?.id ?? ''}`);
    expect(second?.getAttribute('aria-labelledby')).toBe(two?.id);
  });

  it.each(['ar', 'en'] as const)('stays inside a viewport of 320 px at either edge in %s', async (locale) => {
    await page.viewport(320, 480);
    const text = 'يُحدَّث سعر الحصة كل ربع سنة بعد اعتماد القوائم المالية من مجلس الإدارة ومراجع الحسابات.';
    for (const justifyContent of ['start', 'end']) {
      const { container, unmount } = await renderUi(
        <div style={{ display: 'flex', justifyContent }}>
          <Tooltip text={text}>
            <button type="button">زر</button>
          </Tooltip>
        </div>,
        { locale },
      );
      await user.keyboard('{Tab}');
      const { bubble, isOpen } = parts(container);
      await expect.poll(isOpen).toBe(true);
      const { left, right, top } = bubble.getBoundingClientRect();
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      await unmount();
    }
  });
});
