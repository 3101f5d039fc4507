import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Img } from '../../foundations/Img.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { StarPlaceholder } from '../Logo/index.ts';
import * as S from './Picture.styles.ts';

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Image; when missing or broken, the star is shown. On a dark page a photograph is dimmed; an SVG is not: give it its own
   * dark colours, by `prefers-color-scheme` inside of it.
   */
  image?: ImageSource | null | undefined;
  /** @default 'photo' */
  ratio?: 'wide' | 'photo' | 'square' | 'portrait' | 'natural';
  /** @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Loads the image eagerly: for the largest image of the page. All others load lazily. */
  priority?: boolean;
  /** The HTML `sizes` attribute: rendered width, to choose among sources. */
  sizes?: string;
}

/** Image in a container of fixed ratio, so that the layout does not shift on load. */
export function Picture({ image, ratio = 'photo', fit = 'cover', priority = false, sizes, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const img = useRef<HTMLImageElement>(null);
  const url = image?.url;
  useEffect(() => {
    // The server-rendered <img> may have failed before hydration.
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
