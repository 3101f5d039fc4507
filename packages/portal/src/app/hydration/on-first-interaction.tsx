import { Suspense, useEffect, type ComponentType } from 'react';
import { releaseSubmits } from './queued-submits.ts';
import { lateValue } from './lazy-value.ts';
import { untilActed } from './first-interaction.ts';

/**
 * A part of a page whose code comes with the reader's first act: until then the server's markup is the part. Whoever shows it on a page
 * that the browser draws asks `now` in that page's loader. Its props must stay the same until then: what it does is its own state.
 */
export function onAct<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { now: () => Promise<unknown> } {
  const part = lateValue(async () => ({ Component: await load() }), untilActed);
  function Part(props: Props) {
    const { Component } = part.read();
    useEffect(releaseSubmits, []);
    return <Component {...props} />;
  }
  const View = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(View, { now: part.now });
}
