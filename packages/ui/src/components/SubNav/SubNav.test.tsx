import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { SubNav } from './index.ts';

const items = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة', 'السابعة', 'الثامنة'].map(
  (label, index, all) => ({ href: `/page-${index}`, label: `الصفحة ${label}`, active: index === all.length - 1 }),
);

describeComponent('SubNav', <SubNav label="عن الجمعية" items={items} />);

it.each(['ar', 'en'] as const)('scrolls its row, not the page, to the current item in %s', async (locale) => {
  await page.viewport(360, 700);
  const ui = await renderUi(<SubNav label="عن الجمعية" items={items} row />, { locale });
  const list = ui.container.querySelector('ul')?.getBoundingClientRect();
  const current = ui.container.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  expect(current?.left ?? -1).toBeGreaterThanOrEqual((list?.left ?? 0) - 1);
  expect(current?.right ?? 999).toBeLessThanOrEqual((list?.right ?? 0) + 1);
  expect(window.scrollX).toBe(0);
});
