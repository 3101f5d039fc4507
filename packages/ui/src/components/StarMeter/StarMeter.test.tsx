import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { StarMeter } from './index.ts';

describeComponent('StarMeter', <StarMeter value={1} max={2} label="جُمع" />);

it.each([
  [1, 3, '33'],
  [5, 4, '100'],
  [5, 0, '0'],
])('%i of %i is %s percent', async (value, max, percent) => {
  const ui = await renderUi(<StarMeter value={value} max={max} label="x" />);
  expect(ui.container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe(percent);
});
