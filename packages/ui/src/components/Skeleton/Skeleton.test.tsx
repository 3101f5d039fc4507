import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Skeleton, SkeletonText } from './index.ts';

describeComponent('Skeleton', <Skeleton shape="circle" />);
describeComponent('SkeletonText', <SkeletonText lines={2} />);

it('renders the given number of lines, hidden from assistive technology', async () => {
  const ui = await renderUi(<SkeletonText lines={4} />);
  const lines = [...ui.container.querySelectorAll('[data-shape="line"]')];
  expect(lines).toHaveLength(4);
  expect(lines.every((line) => line.getAttribute('aria-hidden') === 'true')).toBe(true);
});
