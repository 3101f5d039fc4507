import { lazy, type ComponentType } from 'react';

/** A component beside a page's content, loaded when it is first rendered. The page stays without it when its code cannot be fetched. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );

const Nothing = () => null;
