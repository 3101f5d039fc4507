import { createElement, type ComponentProps } from 'react';
import { useImage, type ImageComponent } from './TaawunProvider.tsx';

/**
 * Image that renders the injected image component. Its identity is fixed; the library's components use it for content
 * images.
 */
export function Img(props: ComponentProps<ImageComponent>) {
  return createElement(useImage() as ImageComponent, props);
}
