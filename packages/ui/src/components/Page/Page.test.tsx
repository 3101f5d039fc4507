import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Page, SkipLink } from './index.ts';

describeComponent('Page', <Page header={<p>رأس</p>}>نص</Page>);
describeComponent(
  'SkipLink',
  <>
    <SkipLink />
    <p id="main">نص</p>
  </>,
  { root: false },
);

it('starts with a skip link to its focusable content', async () => {
  const ui = await renderUi(
    <Page header={<p>رأس</p>} footer={<p>ذيل</p>}>
      نص
    </Page>,
  );
  const first = ui.container.querySelector<HTMLAnchorElement>('a');
  expect(first?.hash).toBe('#main');
  const main = ui.container.querySelector<HTMLElement>('main#main');
  main?.focus();
  expect(document.activeElement).toBe(main);
});

it('places the footer at the bottom of the viewport on a short page', async () => {
  await renderUi(<Page footer={<p id="foot">ذيل</p>}>نص</Page>);
  const bottom = document.getElementById('foot')?.getBoundingClientRect().bottom ?? 0;
  expect(Math.abs(bottom - window.innerHeight)).toBeLessThan(2);
});
