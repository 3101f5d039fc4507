import { useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { Dialog } from '../../dialogs/Dialog/index.ts';
import type { ImageSource } from '../../foundations/types.ts';
import { Picture } from '../Picture/index.ts';
import * as S from './GalleryGrid.styles.ts';

export interface GalleryGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'title'> {
  /** Of the album; names the dialog. */
  title: string;
  images: readonly ImageSource[];
}

/** Pictures of an album; a press enlarges one, with the way to its neighbours. */
export function GalleryGrid({ title, images, ...rest }: GalleryGridProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(-1);
  const total = images.length;
  const shown = images[index];
  const go = (step: number): void => setIndex((index + step + total) % total);
  return (
    <>
      <S.Grid role="list" {...rest}>
        {images.map((image, at) => (
          <li key={image.url}>
            <button type="button" onClick={() => setIndex(at)} aria-label={`${intl.formatMessage({ id: 'ui.gallery.open' }, { index: at + 1, total })}: ${image.alt}`}>
              <Picture image={{ ...image, alt: '' }} ratio="photo" />
            </button>
          </li>
        ))}
      </S.Grid>
      <Dialog open={shown !== undefined} onOpenChange={(open) => { if (!open) setIndex(-1); }} title={title} size="lg">
        {shown ? (
          <S.Stage>
            <Picture image={shown} ratio="photo" fit="contain" priority />
            <S.Bar>
              <IconButton icon="chevron-back" variant="soft" label={intl.formatMessage({ id: 'ui.gallery.previous' })} onClick={() => go(-1)} />
              <span aria-live="polite">{shown.alt}{' · '}<FormattedMessage id="ui.gallery.position" values={{ index: index + 1, total }} /></span>
              <IconButton icon="chevron-forward" variant="soft" label={intl.formatMessage({ id: 'ui.gallery.next' })} onClick={() => go(1)} />
            </S.Bar>
          </S.Stage>
        ) : null}
      </Dialog>
    </>
  );
}
