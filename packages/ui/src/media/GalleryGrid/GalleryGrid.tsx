import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Lightbox, type LightboxImage } from '../../dialogs/Lightbox/index.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { Picture } from '../Picture/index.ts';
import * as S from './GalleryGrid.styles.ts';

export interface GalleryGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'title'> {
  /** Title of the album; accessible name of the dialog. */
  title: string;
  /** Images, in the order of the album. */
  images: readonly LightboxImage[];
  /** Called to open an image elsewhere. @default opens the built-in Lightbox */
  onOpen?: ((index: number) => void) | undefined;
}

/** Grid of album images; pressing one enlarges it. Until hydration each is a link to its image. */
export function GalleryGrid({ title, images, onOpen, ...rest }: GalleryGridProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <S.Grid role="list" {...rest}>
        {images.map((image, at) => {
          const label = intl.formatMessage(
            { id: 'ui.gallery.open' },
            { index: at + 1, total: images.length, alt: image.alt },
          );
          const thumbnail = <Picture image={{ ...image, alt: '' }} ratio="photo" />;
          return (
            <li key={`${at + 1} ${image.url}`}>
              {hydrated ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={label}
                  onClick={() => (onOpen ?? setIndex)(at)}
                >
                  {thumbnail}
                </button>
              ) : (
                <a href={image.original ?? image.url} aria-label={label}>
                  {thumbnail}
                </a>
              )}
            </li>
          );
        })}
      </S.Grid>
      {onOpen ? null : <Lightbox title={title} images={images} index={index} onIndexChange={setIndex} />}
    </>
  );
}
