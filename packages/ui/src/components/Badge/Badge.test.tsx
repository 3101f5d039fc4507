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
