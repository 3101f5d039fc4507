import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { OrderCard } from './index.ts';

const order = {
  number: '#A-10482',
  date: '2026-11-21',
  price: 10000,
  qty: 6,
  total: 60000,
  status: 'expired',
} as const;
describeComponent('OrderCard', <OrderCard {...order} href="#o" unit="شهر" remaining={6} onRepay={() => undefined} />);

const terms = async (props: object) =>
  [...(await renderUi(<OrderCard {...order} {...props} />, { locale: 'en' })).container.querySelectorAll('dt')].map(
    ({ textContent }) => textContent,
  );

it('omits missing values, but not a zero', async () => {
  expect(await terms({})).toEqual(['Price', 'Quantity', 'Total']);
  expect(await terms({ remaining: 0, unit: 'Month' })).toEqual(['Price', 'Quantity', 'Unit', 'Remaining', 'Total']);
});

it('does not pay twice while the payment is being prepared', async () => {
  const onRepay = vi.fn();
  const ui = await renderUi(<OrderCard {...order} onRepay={onRepay} repaying />);
  await act(async () => ui.container.querySelector('button')?.click());
  expect(onRepay).not.toHaveBeenCalled();
});

it('the pay button works although the card is a link', async () => {
  const ui = await renderUi(<OrderCard {...order} href="#o" onRepay={() => undefined} />);
  const button = ui.container.querySelector('button');
  const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  expect(button?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});
