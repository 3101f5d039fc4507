import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { actEnvironment } from './act.ts';
import { unmountAtEnd, wrap, type Rendered } from './renderUi.tsx';

export interface HydrateOptions {
  /** Called with the HTML of the server before hydration, as a visitor uses a page whose code is still loading. */
  before?: (container: HTMLElement) => void;
  /** Called with each difference between the HTML and the first render. */
  onRecoverableError?: (difference: unknown) => void;
}

/**
 * Renders an element inside the provider to HTML, as a server does, and hydrates it in the document, until the test ends.
 * Needs a browser test.
 */
export async function hydrateUi(
  element: ReactElement,
  { before, ...options }: HydrateOptions = {},
): Promise<Pick<Rendered, 'container' | 'unmount'>> {
  actEnvironment(true);
  const page = wrap(element);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  before?.(container);
  const root = await act(async () => hydrateRoot(container, page, options));
  return { container, unmount: unmountAtEnd(root, container) };
}
