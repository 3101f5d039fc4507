import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Badge, OfferTypeBadge, StatusBadge, Tag } from './index.ts';

describeComponent('Badge', <Badge tone="warning">قيد المراجعة</Badge>);
describeComponent('StatusBadge', <StatusBadge status="succeeded" />);
describeComponent('OfferTypeBadge', <OfferTypeBadge type="sell" past />);
describeComponent('Tag', <Tag href="#t" active>مياه</Tag>);
describeComponent('Tag without address', <Tag>مياه</Tag>);

it.each(['ar', 'en'] as const)('shows a completed offer as pending in %s', async (locale) => {
  const ui = await renderUi(<><StatusBadge status="completed" /><StatusBadge status="pending" /></>, { locale });
  const [completed, pending] = ui.container.querySelectorAll('[data-tone]');
  expect(completed?.textContent).toBe(pending?.textContent);
  expect(completed?.getAttribute('data-tone')).toBe('warning');
});

it.each([['ar', ['قيد المراجعة', 'قيد المراجعة', 'ناجح', 'منتهٍ']], ['en', ['Pending', 'Pending', 'Succeeded', 'Expired']]] as const)('has a word for every state in %s', async (locale, words) => {
  const ui = await renderUi(<>{(['pending', 'completed', 'succeeded', 'expired'] as const).map((status) => <StatusBadge key={status} status={status} />)}</>, { locale });
  expect([...ui.container.querySelectorAll('[data-tone]')].map((badge) => badge.textContent)).toEqual(words);
});
