import { Suspense, useEffect, type ComponentType } from 'react';
import { sendQueuedSubmits } from './queued-submits.ts';
import { lazyValue } from './lazy-value.ts';
import { untilFirstInteraction } from './first-interaction.ts';

/**
 * Loads a component on the first interaction; until then the server-rendered HTML stays. On a page that the browser
 * renders, the page's loader awaits `now`. Its props must not change before it is loaded: keep its state inside.
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
  return Object.assign(View, { now: part.now });
}
