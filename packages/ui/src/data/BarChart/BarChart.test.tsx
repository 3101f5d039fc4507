import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { said } from '../../foundations/dev-error/devError.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { BarChart } from './index.ts';

const parts = [
  { label: 'كفالة أسرة', value: 1_200_00 },
  { label: 'سقيا الماء', value: 300_00 },
  { label: 'الوقف', value: 0 },
];
describeComponent('BarChart', <BarChart caption="التبرّعات" parts={parts} format="money" />);

it('is a table whose bars have lengths by their values, from the start of the line', async () => {
  await page.viewport(500, 600);
  const { container } = await renderUi(<BarChart caption="التبرّعات" parts={parts} format="money" />);
  await expect.element(page.getByRole('table', { name: 'التبرّعات' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /كفالة أسرة ١٬٢٠٠/ })).toBeVisible();
  const bars = Array.from(container.querySelectorAll('td > span'), (bar) => bar.getBoundingClientRect());
  expect(bars[1]!.width / bars[0]!.width).toBeCloseTo(0.25, 2);
  expect(bars[2]!.width).toBe(2);
  expect(new Set(bars.map(({ right }) => right)).size).toBe(1);
});

it('reports values below zero', async () => {
  said.clear();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderUi(<BarChart caption="x" parts={[{ label: 'a', value: -1 }]} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Give numbers from 0'));
  error.mockRestore();
});
