import { Outlet, type RouteObject } from 'react-router-dom';
import { DEMO } from '@taawun/api-client/mocks';
import { rootLoader } from '../app/router/root-loader.ts';
import type { OpenOptions } from './open-portal.ts';
import { OpenedPortal } from './OpenedPortal.tsx';

type Page = Pick<RouteObject, 'Component' | 'loader'>;

interface PortalStoryProps extends Omit<OpenOptions, 'routes' | 'as'> {
  /** Pages by bare path; other paths render nothing. */
  pages: Readonly<Record<string, Page>>;
  /** Phone of the signed-in demo account; null for a guest. */
  as?: string | null;
}

/** Renders portal pages with their loaders, machines and listener, without the app shell: for stories of one state. */
export function PortalStory({ as = DEMO[1]?.phone ?? null, pages, ...rest }: PortalStoryProps) {
  const children = [
    ...Object.entries(pages).map(([path, page]): RouteObject => ({ path: path.slice(1), ...page })),
    { path: '*', element: null },
  ];
  return (
    <OpenedPortal
      {...rest}
      as={as}
      routes={[
        { id: 'root', path: '/:locale?', loader: rootLoader, Component: Outlet, HydrateFallback: () => null, children },
      ]}
    />
  );
}
