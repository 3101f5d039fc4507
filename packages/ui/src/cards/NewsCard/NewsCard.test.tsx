import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { pictures } from '../../testing/pictures.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { NewsCard } from './index.ts';

describeComponent('NewsCard', <NewsCard title="خبر" href="#n" date="2026-11-21" excerpt="نص" />);
describeComponent('NewsCard, row', <NewsCard title="خبر" href="#n" date="2026-11-21" variant="row" />);

it('loads the picture of the page’s head at once, all others when they come near', async () => {
  const ui = await renderUi(
    <>
      <NewsCard title="أ" href="#a" date="2026-11-21" image={pictures.dunes} priority />
      <NewsCard title="ب" href="#b" date="2026-11-21" image={pictures.water} />
    </>,
  );
  expect([...ui.container.querySelectorAll('img')].map((image) => image.loading)).toEqual(['eager', 'lazy']);
});
