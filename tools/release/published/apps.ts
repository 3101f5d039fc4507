// The applications outside the workspace: how each is installed and built.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { folder, node, run } from './processes.ts';
import { writeRecipes } from './recipes.ts';

const tsc = (app: string) => node(app, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.']);
const vite = (app: string, ...args: string[]) =>
  node(app, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args]);

/** Titles of the recipes of the README that an application is made of. */
const RECIPES: Partial<Record<string, string>> = { next: 'Next.js', 'react-router': 'React Router' };

/** How each application is built; its folder below `apps/` has the same name. */
const builds = {
  vite: async (app) => {
    await tsc(app);
    await vite(app);
  },
  ssr: async (app) => {
    await vite(app, '--outDir', 'dist/client', '--config', 'client.config.ts');
    await vite(app, '--ssr', 'server.tsx', '--outDir', 'dist/server');
  },
  next: async (app) => {
    await tsc(app);
    await node(app, ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' });
  },
  'react-router': async (app) => {
    await tsc(app);
    await node(app, ['node_modules/@react-router/dev/bin.cjs', 'build'], { NODE_ENV: 'production' });
  },
  // Its stories import the published package: see its vitest.config.ts.
  jsdom: async (app) => {
    cpSync(join(root, 'packages', 'ui', 'src'), join(app, 'stories'), {
      recursive: true,
      filter: (file) => !/\.(test\.tsx?|woff2)$/.test(file),
    });
    await node(app, ['node_modules/vitest/vitest.mjs', 'run']);
  },
} satisfies Record<string, (app: string) => Promise<void>>;

export type AppName = keyof typeof builds;
export const appNames = Object.keys(builds) as AppName[];
export const folderOf = (name: AppName): string => join(folder, name);

const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;

/**
 * Installs an application with npm and builds it. Our packages come from the private registry, everything else from the
 * caller's, through the caller's cache.
 */
export async function prepare(name: AppName, registry: string): Promise<void> {
  const app = folderOf(name);
  const started = performance.now();
  cpSync(join(import.meta.dirname, 'apps', name), app, { recursive: true });
  writeFileSync(join(app, '.npmrc'), `@taawun:registry=${registry}\n`);
  const recipes = RECIPES[name];
  if (recipes !== undefined) writeRecipes(recipes, app);
  await run(app, 'npm', ['install', '--prefer-offline']);
  const installed = performance.now();
  // An application that is set up as the README says has nothing wrong.
  await node(app, ['node_modules/@taawun/ui/dist/cli/index.js', 'doctor']);
  await builds[name](app);
  console.log(
    `${name}: installed outside the workspace in ${seconds(started, installed)}, built in ${seconds(installed, performance.now())}.`,
  );
}
