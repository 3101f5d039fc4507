import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { OrgChart } from './index.ts';

const root = {
  title: 'الجمعية',
  name: '',
  children: [{ title: 'المجلس', name: 'نورة', children: [{ title: 'المالية', name: 'سارة' }] }],
};
describeComponent('OrgChart', <OrgChart root={root} />);

it('is a centred top-down chart in a wide container', async () => {
  await page.viewport(1200, 800);
  const wide = {
    title: 'أ',
    name: '',
    children: [
      { title: 'ب', name: '' },
      {
        title: 'ج',
        name: '',
        children: [
          { title: 'د', name: '', children: [{ title: 'هـ', name: '' }] },
          { title: 'و', name: '' },
          { title: 'ز', name: '' },
        ],
      },
    ],
  };
  const ui = await renderUi(
    <div style={{ inlineSize: 1100 }}>
      <OrgChart root={wide} />
    </div>,
  );
  const box = (title: string): DOMRect =>
    [...ui.container.querySelectorAll('strong')]
      .find(({ textContent }) => textContent === title)
      ?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const middle = (title: string): number => box(title).x + box(title).width / 2;
  expect(box('ب').y).toBe(box('ج').y);
  expect(box('د').y).toBeGreaterThan(box('ج').bottom);
  expect(middle('و')).toBeCloseTo(middle('ج'), 0);
  expect(box('هـ').y).toBeGreaterThan(box('د').bottom);
  expect(middle('ب')).toBeGreaterThan(middle('ج'));
});
