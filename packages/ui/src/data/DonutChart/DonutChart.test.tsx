import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { DonutChart } from './index.ts';

const parts = [
  { label: 'البرامج', value: 75 },
  { label: 'الإدارة', value: 25 },
];
describeComponent('DonutChart', <DonutChart caption="أين يذهب الريال" parts={parts} />);

it.each([
  ['ar', 'right', 'البرامج ٧٥ ٧٥٪؜'],
  ['en', 'left', 'البرامج 75 75%'],
] as const)('in %s the second part is at the upper %s, and the table says all', async (locale, side, row) => {
  await page.viewport(500, 700);
  const { container } = await renderUi(<DonutChart caption="أين يذهب الريال" parts={parts} />, { locale });
  await expect.element(page.getByRole('row', { name: row })).toBeVisible();
  const ring = container.querySelector('svg')!.getBoundingClientRect();
  const [, second] = container.querySelectorAll('svg text');
  const { left, width } = second!.getBoundingClientRect();
  const middle = left + width / 2;
  expect(middle > ring.left + ring.width / 2 ? 'right' : 'left').toBe(side);
});
