import { useIntl } from 'react-intl';
import { definePage, useLoaded } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { loadGalleries } from './galleries.ts';
import { GalleryAlbums } from './GalleryAlbums.tsx';

function Gallery() {
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.media.gallery' })}
      text={intl.formatMessage({ id: 'portal.media.galleryText' })}
    >
      <GalleryAlbums galleries={useLoaded<typeof loadGalleries>()} />
    </Inner>
  );
}

export const page = definePage({
  load: loadGalleries,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.gallery' }),
    description: intl.formatMessage({ id: 'portal.media.galleryText' }),
  }),
  Component: Gallery,
});
