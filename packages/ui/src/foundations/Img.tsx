import { createElement, type ComponentProps } from 'react';
import { useImage, type ImageComponent } from './TaawunProvider.tsx';

/** The injected image as a component of fixed identity: what this library's own components draw content pictures with. */
export function Img(props: ComponentProps<ImageComponent>) {
  return createElement(useImage() as ImageComponent, props);
}
