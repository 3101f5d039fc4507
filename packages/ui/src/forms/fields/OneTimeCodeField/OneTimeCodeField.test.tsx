import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi, type Rendered } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { systemClock, type Clock } from './clock.ts';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const none = (): undefined => undefined;
const still: Clock = { now: () => 0, everySecond: () => none };
describeComponent(
  'OneTimeCodeField',
  <OneTimeCodeField label="رمز التحقق" value="123" onValueChange={none} onResend={none} clock={still} />,
);

describe('the wait for a new code', () => {
  let ui: Rendered | undefined;
  afterEach(() => ui?.unmount());

  it('counts down by the given clock, ends once, and restarts with a new code', async () => {
    let time = 0;
    const ticks = new Set<() => void>();
    const clock: Clock = {
      now: () => time,
      everySecond: (tick) => {
        ticks.add(tick);
        return () => ticks.delete(tick);
      },
    };
    const pass = (ms: number) =>
      act(async () => {
        time += ms;
        for (const tick of ticks) tick();
      });
    const field = (sentAt: number) => (
      <OneTimeCodeField
        label="رمز التحقق"
        value=""
        onValueChange={none}
        onResend={none}
        resendAfter={90}
        sentAt={sentAt}
        clock={clock}
      />
    );
    ui = await renderUi(field(0), { locale: 'en' });
    const text = () => ui?.container.textContent ?? '';
    expect(text()).toContain('in 1:30');
    expect(ui.container.querySelector('button')).toBeNull();
    await pass(31_000);
    expect(text()).toContain('in 0:59');
    await pass(600_000); // the device was suspended
    expect(text()).not.toContain('You can get a new code in');
    expect(ui.container.querySelector('[role="status"]')?.textContent).toBe('You can get a new code now');
    expect(ui.container.querySelector('button')?.textContent).toBe('Send the code again');
    expect(ticks.size).toBe(0);
    await user.click(ui.container.querySelector('button') as Element);
    expect(document.activeElement).toBe(ui.container.querySelector('input'));
    await ui.rerender(field(time), { locale: 'en' });
    expect(text()).toContain('in 1:30');
  });

  it('leaves no timer of the system behind', () => {
    vi.useFakeTimers();
    try {
      const tick = vi.fn<() => void>();
      const stop = systemClock.everySecond(tick);
      vi.advanceTimersByTime(2500);
      stop();
      vi.advanceTimersByTime(5000);
      expect(tick).toHaveBeenCalledTimes(2);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
