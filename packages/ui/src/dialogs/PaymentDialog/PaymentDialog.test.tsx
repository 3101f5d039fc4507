import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../forms/fields/OneTimeCodeField/clock.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { PayButton, PaymentDialog, type PaymentDialogProps, type PaymentState } from './index.ts';

const none = (): undefined => undefined;
const still: Clock = { now: () => 0, everySecond: () => none };
const payment = (state: PaymentState, props: Partial<PaymentDialogProps> = {}) => (
  <PaymentDialog
    open
    onOpenChange={none}
    onBrandChange={none}
    onContinue={none}
    onRetry={none}
    onRepay={none}
    onExpire={none}
    clock={still}
    total={60000}
    lines={[{ label: 'سقيا النخيل', value: '٦' }]}
    state={state}
    {...props}
  />
);
const states: PaymentState[] = [
  { kind: 'loading-script' },
  { kind: 'choosing-brand', brands: ['mada', 'visa'], brand: 'mada' },
  { kind: 'creating' },
  { kind: 'paying', expiresAt: new Date(1_800_000).toISOString(), widget: <PayButton total={60000} /> },
  { kind: 'verifying' },
  { kind: 'paid', orderNumber: '#A-10482', date: '2026-11-21', receiptHref: '#r' },
  { kind: 'pending', text: 'نص' },
  { kind: 'failed', message: 'نص', retryable: true },
  { kind: 'expired' },
];
for (const state of states) describeComponent(`PaymentDialog, ${state.kind}`, payment(state));

const heading = (container: HTMLElement) => container.querySelector('h3');

describe('PaymentDialog', () => {
  it.each(states)(
    'puts the focus on the heading of $kind when it comes, not when the dialog opens with it',
    async (state) => {
      const other: PaymentState = state.kind === 'expired' ? { kind: 'creating' } : { kind: 'expired' };
      const ui = await renderUi(payment(state));
      // In the verifying state the dialog has no other focusable element.
      expect(document.activeElement).toBe(ui.container.querySelector('button') ?? heading(ui.container));
      await ui.rerender(payment(other));
      await ui.rerender(payment(state));
      expect(heading(ui.container)?.textContent).not.toBe('');
      expect(document.activeElement).toBe(heading(ui.container));
    },
  );

  it('thanks for the amount and what it was given to, but not for a card that was changed', async () => {
    const paid = { kind: 'paid', orderNumber: '#A-10482', date: '2026-11-21' } as const;
    const ui = await renderUi(payment(paid));
    expect(ui.container.textContent).toMatch(/سقيا النخيل.*٦٠٠/su);
    await ui.rerender(payment({ ...paid, summary: false }));
    expect(ui.container.textContent).not.toMatch(/سقيا النخيل/u);
  });

  it.each(states.map(({ kind }) => [kind] as const))(
    'can be left in every state but while it is verified: %s',
    async (kind) => {
      const onOpenChange = vi.fn();
      await renderUi(payment(states.find((state) => state.kind === kind) as PaymentState, { onOpenChange }));
      await user.keyboard('{Escape}');
      expect(onOpenChange.mock.calls).toEqual(kind === 'verifying' ? [] : [[false, { reason: 'escape' }]]);
    },
  );

  it('renders no retry button without a retry', async () => {
    const ui = await renderUi(payment({ kind: 'failed', message: 'نص', retryable: false }), { locale: 'en' });
    expect(ui.container.textContent).not.toContain('Try again');
  });
});

const timed = () => {
  let time = 0;
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => time,
    everySecond: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  return {
    clock,
    pass: (seconds: number) =>
      act(async () => {
        time += seconds * 1000;
        for (const tick of ticks) tick();
      }),
  };
};
const paying = (expiresAt: string, props: Partial<PaymentDialogProps>) =>
  payment({ kind: 'paying', expiresAt, widget: null }, props);

describe('the time to pay', () => {
  it('is announced at five minutes and at one only, and its end is reported once', async () => {
    const { clock, pass } = timed();
    const onExpire = vi.fn();
    const until = new Date(1_800_000).toISOString();
    const ui = await renderUi(paying(until, { clock, onExpire }), { locale: 'en' });
    const text = (role: string) => ui.container.querySelector(`[role="${role}"]`)?.textContent;
    expect([text('timer'), text('status')]).toEqual(['Time left: 30:00', '']);
    await pass(1499);
    expect([text('timer'), text('status')]).toEqual(['Time left: 05:01', '']);
    await pass(1);
    expect(text('status')).toBe('Less than 5 minutes left to pay');
    await pass(60);
    expect([text('timer'), text('status')]).toEqual(['Time left: 04:00', 'Less than 5 minutes left to pay']);
    await pass(180);
    expect(text('status')).toBe('Less than 1 minute left to pay');
    expect(onExpire).not.toHaveBeenCalled();
    await pass(600); // the device was suspended
    await ui.rerender(paying(until, { clock, onExpire: () => onExpire() }), { locale: 'en' });
    expect([text('timer'), text('status')]).toEqual(['Time is up', '']);
    expect(onExpire).toHaveBeenCalledOnce();
    await ui.rerender(paying(new Date(3_600_000).toISOString(), { clock, onExpire }), { locale: 'en' });
    await pass(3600);
    expect(onExpire).toHaveBeenCalledTimes(2);
  });

  it('is written from left to right in Arabic digits', async () => {
    const ui = await renderUi(paying(new Date(1_799_000).toISOString(), {}));
    const time = ui.container.querySelector('[role="timer"] bdi');
    expect([time?.textContent, time?.getAttribute('dir')]).toEqual(['٢٩:٥٩', 'ltr']);
  });
});
