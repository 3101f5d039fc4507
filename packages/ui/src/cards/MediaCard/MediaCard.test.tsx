import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { GalleryCard, VideoCard } from './index.ts';

describeComponent('GalleryCard', <GalleryCard title="يوم" href="#g" count={3} cover={sampleImages.dunes} />);
describeComponent('VideoCard', <VideoCard title="جولة" href="https://video.example" duration={185} />);

it.each([
  [9, '0:09'],
  [185, '3:05'],
  [59.6, '1:00'],
  [3600, '60:00'],
])('formats %d seconds as %s', async (duration, length) => {
  const ui = await renderUi(<VideoCard title="x" href="https://video.example" duration={duration} />, { locale: 'en' });
  expect(ui.container.querySelector('bdi')?.textContent).toBe(length);
});

it('loads the player on click only, and removes it when its dialog closes', async () => {
  const ui = await renderUi(<VideoCard title="A walk" href="/media/films/none.webm" duration={9} />, { locale: 'en' });
  expect(ui.container.querySelector('video, iframe')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Watch A walk' }));
  await expect
    .poll(() => ui.container.querySelector('dialog[open] video')?.getAttribute('src'))
    .toBe('/media/films/none.webm');
  await user.keyboard('{Escape}');
  await expect.poll(() => ui.container.querySelector('video')).toBeNull();
});

it('links to the site of a video that cannot be embedded', async () => {
  const ui = await renderUi(<VideoCard title="A walk" href="https://video.example/1" duration={9} />, { locale: 'en' });
  expect(ui.container.querySelector('button')).toBeNull();
  expect(ui.container.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
});
