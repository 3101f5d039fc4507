import { createElement, type AnchorHTMLAttributes, type ComponentProps, type Ref } from 'react';
import { useLink, type LinkComponent } from './TaawunProvider.tsx';

/**
 * Link that renders the injected link component. Its identity is fixed; the library's components use it for every link.
 */
export function Anchor(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined },
) {
  return createElement(useLink(), props as ComponentProps<LinkComponent>);
}
