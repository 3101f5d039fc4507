// A stub of styled-components for pages without styles: the same elements, no class, no style sheet.
import { createElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { as?: string };
type Target = Parameters<typeof createElement>[0];

function make(target: Target): unknown {
  const Plain = ({ as: own, ...props }: Props) => createElement(own ?? target, props);
  const template = () => Plain;
  return Object.assign(template, { attrs: () => template, withConfig: () => template });
}

export const styled: unknown = new Proxy(make, { get: (_, tag: string) => make(tag) });
export const css = (): string => '';
export const keyframes = (): string => '';
export const createGlobalStyle = () => (): null => null;

export class ServerStyleSheet {
  collectStyles = (children: ReactNode): ReactNode => children;
  getStyleTags = (): string => '';
}
