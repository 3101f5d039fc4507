import { lazy, Suspense } from 'react';

// With the machines, their library and the layout of drawings: nothing of that belongs to the first story.
const Machine = lazy(() => import('./Machine.tsx').then(({ Machine }) => ({ default: Machine })));

/** A page of the atlas: one machine. */
export const StateAtlas = ({ machine }: { machine: string }) => (
  <Suspense fallback={null}>
    <Machine name={machine} />
  </Suspense>
);
