import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { actEnvironment } from '../../testing/act.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { ActionBar } from './index.ts';

describeComponent(
  'ActionBar',
  <ActionBar target="donate" text="جُمع">
    <a href="#donate">تبرّع</a>
  </ActionBar>,
);

it('is hidden while the target is in view', async () => {
  const ui = await renderUi(
    <>
      <div id="donate">donate</div>
      <ActionBar target="donate" data-testid="bar">
        <a href="#donate">x</a>
      </ActionBar>
    </>,
  );
  actEnvironment(false); // React updates on the observer's callback, outside `act`
  const bar = ui.container.querySelector('[data-testid="bar"]');
  await expect.poll(() => bar?.hasAttribute('data-hidden')).toBe(true);
});
