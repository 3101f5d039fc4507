import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { BottomNav } from './index.ts';

const ITEMS = [
  { href: '/', label: 'الرئيسية', icon: 'home', active: true },
  { href: '/account', label: 'حسابي', icon: 'user', unread: 3 },
] as const;

describeComponent('BottomNav', <BottomNav label="روابط سريعة" items={ITEMS} />);

it('marks the current page alone, and says how many messages are unread', async () => {
  const ui = await renderUi(<BottomNav label="روابط سريعة" items={ITEMS} />);
  const links = [...ui.container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(links[0]?.textContent).toBe('الرئيسية');
  expect(links[1]?.textContent).toMatch(/حسابي .*٣/);
});
