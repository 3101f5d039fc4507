import { Suspense, useEffect, type ComponentType } from 'react';
import { sendQueuedSubmits } from './queued-submits.ts';
import { lazyValue } from './lazy-value.ts';
import { untilFirstInteraction } from './first-interaction.ts';

const parts = new Set<() => Promise<unknown>>();

/** Loads the parts of all pages that are loaded. The server renders them without a wait. */
export const loadParts = (): Promise<unknown> => Promise.all(Array.from(parts, (load) => load()));

/**
 * Loads a component on the first interaction; until then the server-rendered HTML stays. On a page that the browser
 * renders, the page's loader awaits `now` where the page must not grow afterwards. Its props must not change before it is loaded: keep its state inside.
 */
export function onFirstInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { now: () => Promise<unknown> } {
  const part = lazyValue(async () => ({ Component: await load() }), untilFirstInteraction);
  function Part(props: Props) {
    const { Component } = part.useValue();
    useEffect(sendQueuedSubmits, []);
    return <Component {...props} />;
  }
  const View = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  parts.add(part.now);
  return Object.assign(View, { now: part.now });
}
