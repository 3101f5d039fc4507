import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { GlobalStyle } from '../foundations/GlobalStyle.tsx';
import type { Locale } from '../foundations/locale.ts';
import { TaawunProvider, type Theme } from '../foundations/TaawunProvider.tsx';
import ar from '../intl/ar.ts';
import en from '../intl/en.ts';
import { actEnvironment, toTheEnd } from './act.ts';

const catalogues: Record<Locale, Record<string, string>> = { ar, en };

export interface RenderOptions {
  /** @default 'ar' */
  locale?: Locale;
  theme?: Theme;
  /** Added to the library's own. */
  messages?: Record<string, string>;
}

export interface Rendered {
  container: HTMLElement;
  /** Draws again; the locale may change. */
  rerender: (element: ReactElement, options?: RenderOptions) => Promise<void>;
  /** At the test's end it happens by itself. */
  unmount: () => Promise<void>;
}

/** The element inside the provider, as an application would have it. */
export function wrap(element: ReactElement, { locale = 'ar', theme, messages = {} }: RenderOptions = {}): ReactElement {
  return (
    <TaawunProvider locale={locale} messages={{ ...catalogues[locale], ...messages }} {...(theme ? { theme } : {})}>
      <GlobalStyle />
      {element}
    </TaawunProvider>
  );
}

/** Draws an element into the document inside the provider, until the test ends. Needs a test in a browser. */
export async function renderUi(element: ReactElement, options: RenderOptions = {}): Promise<Rendered> {
  actEnvironment(true);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await toTheEnd(() => root.render(wrap(element, options)));
  const unmount = async (): Promise<void> => {
    if (!container.isConnected) return;
    await toTheEnd(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  return {
    container,
    rerender: (next, nextOptions = options) => toTheEnd(() => root.render(wrap(next, nextOptions))),
    unmount,
  };
}
