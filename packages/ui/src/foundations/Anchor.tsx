import { createElement, type AnchorHTMLAttributes, type ComponentProps, type Ref } from 'react';
import { useLink, type LinkComponent } from './TaawunProvider.tsx';

/** The injected link as a component of fixed identity: what this library's own components draw their links with. */
export function Anchor(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined },
) {
  return createElement(useLink(), props as ComponentProps<LinkComponent>);
}
