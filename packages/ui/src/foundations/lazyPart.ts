import { lazy, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first rendered, inside `Suspense`. When its code cannot be fetched, `Fallback`
 * takes its place: the page around it stays, with everything that was typed into it.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, Fallback: ComponentType<Props>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Fallback }),
    ),
  );
