import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { GlobalStyle } from '../foundations/GlobalStyle.tsx';
import { TaawunProvider, type Theme } from '../foundations/TaawunProvider.tsx';
import ar from '../intl/ar.ts';
import en from '../intl/en.ts';
import { actEnvironment, toTheEnd } from './act.ts';

/** Messages of the other languages come in by `messages`. */
const catalogues: Readonly<Record<string, Record<string, string>>> = { ar, en };

export interface RenderOptions {
  /** @default 'ar' */
  locale?: string;
  theme?: Theme;
  /** Messages added to the library's catalogue. */
  messages?: Record<string, string>;
}

export interface Rendered {
  container: HTMLElement;
  /** Renders again; the locale may change. */
  rerender: (element: ReactElement, options?: RenderOptions) => Promise<void>;
  /** Unmounts the element; runs automatically at the end of the test. */
  unmount: () => Promise<void>;
}

/** Wraps the element in the provider, as an application does. */
export function wrap(element: ReactElement, { locale = 'ar', theme, messages = {} }: RenderOptions = {}): ReactElement {
  return (
    <TaawunProvider locale={locale} messages={{ ...catalogues[locale], ...messages }} {...(theme ? { theme } : {})}>
      <GlobalStyle />
      {element}
    </TaawunProvider>
  );
}

/** Unmounts the root at the end of the test, or when the returned function is called before. */
export function unmountAtEnd(root: Root, container: HTMLElement): () => Promise<void> {
  const unmount = async (): Promise<void> => {
    if (!container.isConnected) return;
    await toTheEnd(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  return unmount;
}

/** Renders an element inside the provider into the document, until the test ends. Needs a browser test. */
export async function renderUi(element: ReactElement, options: RenderOptions = {}): Promise<Rendered> {
  actEnvironment(true);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await toTheEnd(() => root.render(wrap(element, options)));
  return {
    container,
    rerender: (next, nextOptions = options) => toTheEnd(() => root.render(wrap(next, nextOptions))),
    unmount: unmountAtEnd(root, container),
  };
}
