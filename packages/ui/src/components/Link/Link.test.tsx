import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Link, VisuallyHidden } from './index.ts';

describeComponent(
  'Link',
  <Link href="#news" tone="action" iconEnd="arrow-forward">
    كل الأخبار
  </Link>,
);
describeComponent(
  'Link, external',
  <Link href="https://other.example" external>
    رابط
  </Link>,
);
describeComponent('VisuallyHidden', <VisuallyHidden>نص</VisuallyHidden>);

it('is hidden visually but not from assistive technology', async () => {
  const ui = await renderUi(
    <p>
      أ<VisuallyHidden>ب</VisuallyHidden>
    </p>,
  );
  expect(ui.container.querySelector('p')?.textContent).toBe('أب');
  expect(ui.container.querySelector('p > *')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
