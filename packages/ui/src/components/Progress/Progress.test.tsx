import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ProgressBar, StepProgress } from './index.ts';

describeComponent('ProgressBar', <ProgressBar value={1} max={2} label="جُمع" />);
describeComponent('StepProgress', <StepProgress current={1} steps={[{ label: 'أ' }, { label: 'ب' }, { label: 'ج' }]} />);

it.each([['ar', 'right'], ['en', 'left']] as const)('fills along the line of reading in %s', async (locale, edge) => {
  const ui = await renderUi(<ProgressBar value={1} max={4} label="x" />, { locale });
  const bar = ui.container.querySelector('[role="progressbar"]');
  expect(Math.abs((bar?.firstElementChild?.getBoundingClientRect()[edge] ?? 0) - (bar?.getBoundingClientRect()[edge] ?? 9))).toBeLessThanOrEqual(1);
});

it.each([[5, 0, 0], [-1, 2, 0], [3, 2, 100]])('%i of %i is %i per cent', async (value, max, percent) => {
  const ui = await renderUi(<ProgressBar value={value} max={max} label="x" />);
  expect(ui.container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe(String(percent));
});
