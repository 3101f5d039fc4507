import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { GiftEnvelope } from './index.ts';

const envelope = (
  <GiftEnvelope receiver="أم خالد">
    <p>بطاقة</p>
  </GiftEnvelope>
);
describeComponent('GiftEnvelope', envelope);

it('opens without script, and then has the focus in its content', async () => {
  const ui = await renderUi(envelope);
  const details = ui.container.querySelector('details');
  expect(details?.open).toBe(false);
  ui.container.querySelector('summary')?.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('بطاقة');
  expect(details?.open).toBe(true);
});
