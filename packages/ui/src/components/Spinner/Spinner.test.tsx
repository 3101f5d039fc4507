import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Spinner } from './index.ts';

describeComponent('Spinner', <Spinner label="جارٍ التحميل" />);

it('is a status with a label, and hidden from assistive technology without one', async () => {
  const ui = await renderUi(<Spinner label="جارٍ التحميل" />);
  expect(ui.container.querySelector('[role="status"]')?.textContent).toBe('جارٍ التحميل');
  await ui.rerender(<Spinner />);
  expect(ui.container.querySelector('[role="status"]')).toBeNull();
  expect(ui.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
