import { expect, it } from 'vitest';
import { contentsOf } from './contents.ts';

it('lists headings by their plain text, and adds ids', () => {
  const { html, items } = contentsOf(
    '<h2>الأهداف &amp; <strong>الغايات</strong></h2><p>نص</p><h2 id="rules">Rules</h2><h3>لا</h3><h2></h2><h2>النهاية</h2>',
  );
  expect(items).toEqual([
    { id: 'section-1', label: 'الأهداف & الغايات' },
    { id: 'rules', label: 'Rules' },
    { id: 'section-3', label: 'النهاية' },
  ]);
  expect(html).toBe(
    '<h2 id="section-1">الأهداف &amp; <strong>الغايات</strong></h2><p>نص</p><h2 id="rules">Rules</h2><h3>لا</h3><h2></h2><h2 id="section-3">النهاية</h2>',
  );
});
