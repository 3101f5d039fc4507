import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import { GalleryGrid } from './index.ts';

const images = [sampleImages.dunes, { ...sampleImages.water, original: '/media/water.jpg' }];
const grid = <GalleryGrid title="يوم التطوع" images={images} />;
describeComponent('GalleryGrid', grid);
describeComponent(
  'GalleryGrid, opened elsewhere',
  <GalleryGrid title="يوم التطوع" images={images} onOpen={() => undefined} />,
);

it('is a list of links to the images before hydration', () => {
  const page = new DOMParser().parseFromString(renderToString(wrap(grid)), 'text/html');
  expect([...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    sampleImages.dunes.url,
    '/media/water.jpg',
  ]);
  expect(page.querySelector('li button')).toBeNull();
});

it('calls onOpen instead of opening its Lightbox', async () => {
  const onOpen = vi.fn();
  const ui = await renderUi(<GalleryGrid title="يوم التطوع" images={images} onOpen={onOpen} />);
  await act(async () => ui.container.querySelectorAll('button')[1]?.click());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(1);
  expect(document.querySelector('dialog')).toBeNull();
});
