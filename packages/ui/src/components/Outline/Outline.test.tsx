import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Outline } from './index.ts';

const items = [
  { id: 'who', label: 'من يستفيد' },
  { id: 'how', label: 'كيف تقدّم' },
];
describeComponent('Outline', <Outline items={items} />);

it('marks the heading whose text is read', async () => {
  await page.viewport(400, 600);
  await renderUi(
    <>
      <Outline items={items} style={{ position: 'fixed' }} />
      {items.map(({ id, label }) => (
        <section key={id} style={{ blockSize: 1200 }}>
          <h2 id={id}>{label}</h2>
        </section>
      ))}
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'من يستفيد' })).toHaveAttribute('aria-current', 'location');
  document.getElementById('how')?.scrollIntoView();
  await expect.element(page.getByRole('link', { name: 'كيف تقدّم' })).toHaveAttribute('aria-current', 'location');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  window.scrollTo(0, 0);
});
