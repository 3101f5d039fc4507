import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import type { DonateValue } from './value.ts';
import { QuickDonate } from './index.ts';

const value: DonateValue = { frequency: 'monthly', amount: 5000, months: 2 };
describeComponent('QuickDonate', <QuickDonate amounts={[5000]} value={value} onValueChange={() => undefined} />);

it.each([
  [1, 'minus'],
  [60, 'plus'],
] as const)('limits the months to %i', async (months, stop) => {
  const onValueChange = vi.fn<(value: DonateValue) => void>();
  const ui = await renderUi(
    <QuickDonate amounts={[5000]} value={{ ...value, months }} maxMonths={60} onValueChange={onValueChange} />,
  );
  const [minus, plus] = ui.container.querySelectorAll<HTMLButtonElement>('[role="group"] button');
  expect([plus?.disabled, minus?.disabled]).toEqual([stop === 'plus', stop === 'minus']);
  await act(async () => {
    plus?.click();
    minus?.click();
  });
  expect(onValueChange).toHaveBeenCalledOnce();
});

it('is a link with `hrefFor`', async () => {
  const ui = await renderUi(
    <QuickDonate
      amounts={[5000]}
      value={value}
      onValueChange={() => undefined}
      hrefFor={({ amount, months }) => `/pay?a=${amount}&m=${months}`}
    />,
  );
  expect(ui.container.querySelector('a')?.getAttribute('href')).toBe('/pay?a=5000&m=2');
});

it('consists of links before hydration', () => {
  const html = renderToString(
    wrap(
      <QuickDonate
        amounts={[5000, 10_000]}
        value={value}
        onValueChange={() => undefined}
        choiceHref={({ frequency, amount, months }) => `?f=${frequency}&a=${amount}&m=${months}`}
        withoutScript={<p>حوالة</p>}
      />,
    ),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(
    [...page.querySelectorAll('form a')].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['?f=monthly&a=5000&m=2', 'true'],
    ['?f=once&a=5000&m=2', null],
    ['?f=monthly&a=5000&m=2', 'true'],
    ['?f=monthly&a=10000&m=2', null],
    ['?f=monthly&a=5000&m=1', null],
    ['?f=monthly&a=5000&m=3', null],
  ]);
});
