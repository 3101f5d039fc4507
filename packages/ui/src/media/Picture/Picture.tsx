import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Img } from '../../foundations/Img.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { StarPlaceholder } from '../Logo/index.ts';
import * as S from './Picture.styles.ts';

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Missing or broken: the star stands in. */
  image?: ImageSource | null | undefined;
  /** @default 'photo' */
  ratio?: 'wide' | 'photo' | 'square' | 'portrait' | 'natural';
  /** @default 'cover' */
  fit?: 'cover' | 'contain';
  /** The page's largest picture: loaded at once. All others load when they come near. */
  priority?: boolean;
  /** As in HTML: how wide it is drawn, for a choice among sizes. */
  sizes?: string;
}

/** A picture in a box of fixed ratio, so that nothing shifts when it arrives. */
export function Picture({ image, ratio = 'photo', fit = 'cover', priority = false, sizes, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const img = useRef<HTMLImageElement>(null);
  const url = image?.url;
  useEffect(() => {
    // The server's <img> may have failed before React listened.
    const element = img.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setBroken(url ?? null);
  }, [url]);
  return (
    <S.Frame {...rest} data-ratio={ratio} data-fit={fit}>
      {image && broken !== image.url ? (
        <Img
          ref={img}
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          {...(sizes ? { sizes } : {})}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(image.url)}
        />
      ) : (
        <StarPlaceholder />
      )}
    </S.Frame>
  );
}
