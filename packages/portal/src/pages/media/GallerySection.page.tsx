import { definePage, useLoaded } from '../../app/page/page.ts';
import { loadGalleries } from './galleries.ts';
import { GalleryAlbums } from './GalleryAlbums.tsx';

const GallerySection = () => <GalleryAlbums galleries={useLoaded<typeof loadGalleries>()} />;

export const page = definePage({
  load: loadGalleries,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.gallery' }),
    description: intl.formatMessage({ id: 'portal.media.galleryText' }),
  }),
  Component: GallerySection,
});
