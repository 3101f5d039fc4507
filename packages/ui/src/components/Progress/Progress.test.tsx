import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ProgressBar, StepProgress } from './index.ts';

describeComponent('ProgressBar', <ProgressBar value={1} max={2} label="جُمع" />);
describeComponent(
  'StepProgress',
  <StepProgress current={1} steps={[{ label: 'أ' }, { label: 'ب' }, { label: 'ج' }]} />,
);

it.each([
  [5, 0, 0],
  [-1, 2, 0],
])('%i of %i is %i percent', async (value, max, percent) => {
  const ui = await renderUi(<ProgressBar value={value} max={max} label="x" />);
  expect(ui.container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe(String(percent));
});
