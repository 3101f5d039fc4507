import { route, type RouteConfig } from '@react-router/dev/routes';

// oxlint-disable-next-line import/no-default-export -- React Router wants one
export default [route(':locale', 'home.tsx')] satisfies RouteConfig;
