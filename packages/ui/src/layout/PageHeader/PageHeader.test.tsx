import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button/index.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { PageHeader } from './index.ts';

const actions = (
  <>
    <Button href="#a">اتصل بالفرع</Button>
    <Button href="#b" variant="ghost">
      الاتجاهات
    </Button>
  </>
);
describeComponent('PageHeader', <PageHeader title="الأهداف" text="نص" meta="اليوم" actions={actions} />);

it('wraps its actions inside the page at 240 px', async () => {
  await page.viewport(240, 700);
  const ui = await renderUi(<PageHeader title="فرع" actions={actions} />);
  const [first, second] = [...ui.container.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
  if (!first || !second) throw new Error('Both actions must be drawn.');
  const beside = first.top === second.top;
  expect(beside ? first.left - second.right : second.top - first.bottom).toBeGreaterThanOrEqual(8);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(240);
});
