import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { MemberCard } from './index.ts';

const card = <MemberCard association="تعاون" name="سارة القحطاني" number="10482" since="2026-11-25" />;
describeComponent('MemberCard', card);

it('keeps the number from left to right, and has the day in both calendars', async () => {
  const ui = await renderUi(card);
  const number = [...ui.container.querySelectorAll('bdi')].find(({ textContent }) => textContent === '10482');
  expect(number?.getAttribute('dir')).toBe('ltr');
  expect(ui.container.textContent).toMatch(/١٤٤٨.*٢٠٢٦/u);
});
