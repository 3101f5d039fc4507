import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Lightbox, type LightboxImage } from '../../dialogs/Lightbox/index.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { Picture } from '../Picture/index.ts';
import * as S from './GalleryGrid.styles.ts';

export interface GalleryGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'title'> {
  /** Of the album; names the dialog. */
  title: string;
  /** In the order of the album. */
  images: readonly LightboxImage[];
  /** Opens the picture elsewhere. @default in a Lightbox of its own */
  onOpen?: ((index: number) => void) | undefined;
}

/** Pictures of an album; a press enlarges one. Until the page's code runs each is a link to its picture. */
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
          const picture = <Picture image={{ ...image, alt: '' }} ratio="photo" />;
          return (
            <li key={`${at + 1} ${image.url}`}>
              {hydrated ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={label}
                  onClick={() => (onOpen ?? setIndex)(at)}
                >
                  {picture}
                </button>
              ) : (
                <a href={image.original ?? image.url} aria-label={label}>
                  {picture}
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
