import { lazy, Suspense } from 'react';

// Loads the machines, XState and the graph layout only for these pages.
const Machine = lazy(() => import('./Machine.tsx').then(({ Machine }) => ({ default: Machine })));

/** Diagram and table of one machine, loaded lazily. */
export const StateAtlas = ({ machine }: { machine: string }) => (
  <Suspense fallback={null}>
    <Machine name={machine} />
  </Suspense>
);
