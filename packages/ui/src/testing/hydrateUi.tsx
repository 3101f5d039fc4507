import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { actEnvironment, toTheEnd } from './act.ts';
import { wrap } from './renderUi.tsx';

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
): Promise<HTMLElement> {
  actEnvironment(true);
  const page = wrap(element);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  before?.(container);
  let root: Root | undefined;
  onTestFinished(async () => {
    await toTheEnd(() => root?.unmount());
    container.remove();
  });
  await toTheEnd(() => void (root = hydrateRoot(container, page, options)));
  return container;
}
