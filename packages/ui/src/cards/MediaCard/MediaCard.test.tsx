import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { pictures } from '../../testing/pictures.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { GalleryCard, VideoCard } from './index.ts';

describeComponent('GalleryCard', <GalleryCard title="يوم" href="#g" count={3} cover={pictures.dunes} />);
describeComponent('VideoCard', <VideoCard title="جولة" href="https://video.example" duration={185} />);

it.each([[9, '0:09'], [185, '3:05'], [59.6, '1:00'], [3600, '60:00']])('writes %d seconds as %s', async (duration, length) => {
  const ui = await renderUi(<VideoCard title="x" href="https://video.example" duration={duration} />, { locale: 'en' });
  expect(ui.container.querySelector('bdi')?.textContent).toBe(length);
});
