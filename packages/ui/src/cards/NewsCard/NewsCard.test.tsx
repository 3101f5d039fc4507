import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { NewsCard } from './index.ts';

describeComponent('NewsCard', <NewsCard title="خبر" href="#n" date="2026-11-21" excerpt="نص" />);
describeComponent('NewsCard, row', <NewsCard title="خبر" href="#n" date="2026-11-21" variant="row" />);

it('loads the priority image eagerly and all others lazily', async () => {
  const ui = await renderUi(
    <>
      <NewsCard title="أ" href="#a" date="2026-11-21" image={sampleImages.dunes} priority />
      <NewsCard title="ب" href="#b" date="2026-11-21" image={sampleImages.water} />
    </>,
  );
  expect([...ui.container.querySelectorAll('img')].map((image) => image.loading)).toEqual(['eager', 'lazy']);
});
