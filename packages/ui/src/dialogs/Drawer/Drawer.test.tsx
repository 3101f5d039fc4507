import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Drawer } from './index.ts';

const drawer = (
  <Drawer open onOpenChange={() => undefined} title="القائمة">
    <a href="/home">الرئيسية</a>
  </Drawer>
);
describeComponent('Drawer', drawer);

it.each([
  [true, 'الرئيسية'],
  [false, undefined],
])('keeps its content while closed only with keepMounted: %s', async (keepMounted, text) => {
  const ui = await renderUi(
    <Drawer open={false} keepMounted={keepMounted} onOpenChange={() => undefined} title="القائمة">
      <a href="/home">الرئيسية</a>
    </Drawer>,
  );
  expect(ui.container.querySelector('a')?.textContent).toBe(text);
});
