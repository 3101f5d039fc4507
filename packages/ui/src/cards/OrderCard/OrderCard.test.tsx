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
describeComponent('OrderCard', <OrderCard {...order} href="#o" remaining={6} onRepay={() => undefined} />);

const plan = async (props: object) =>
  [
    ...(await renderUi(<OrderCard {...order} {...props} />, { locale: 'en' })).container.querySelectorAll('p > span'),
  ].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

it('says in words what was ordered and what is left', async () => {
  expect(await plan({ qty: 1, remaining: 0 })).toEqual(['One-off donation']);
  expect(await plan({})).toEqual(['6 monthly payments of SAR 100']);
  expect(await plan({ remaining: 1 })).toEqual(['6 monthly payments of SAR 100', '1 payment left']);
  expect(await plan({ remaining: 0 })).toEqual(['6 monthly payments of SAR 100', 'All payments made']);
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
