// `npm run build server`: dist/, a folder that runs anywhere by `node server.js` with production dependencies only.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStale, root } from '../../dev/builds.ts';
import { createPackageCopier, link } from './packages.ts';
import { readSources } from './sources.ts';

/** Folder of the built server. */
export const SERVER_BUILD = join(root, 'dist');

const MAIN = 'tools/release/server/main.ts';
const CLI = 'packages/api-server/src/cli.ts';
/** What is read by its path. */
const DATA = [
  'packages/api-client/media',
  'packages/api-server/src/documents/templates',
  'packages/api-server/src/gateways/shared/static',
  'packages/portal/dist',
  'LICENSE',
];

/** The portal imports it with the live map, in browsers only. */
const BROWSER_ONLY = 'mapbox-gl';

/** Packages that the rendered portal imports. */
function portalPackages(): Set<string> {
  const files = globSync('packages/portal/dist/server/**/*.js', { cwd: root });
  const found = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import)\s*"((?:@[\w-]+\/)?[\w-]+)/gm),
  ]);
  return new Set(
    found
      .map(([, name = '']) => name)
      .filter((name) => name !== BROWSER_ONLY && existsSync(join(root, 'packages/portal/node_modules', name))),
  );
}

/** Builds the portal where it is stale, then collects the server. */
export async function buildServer(to = SERVER_BUILD): Promise<void> {
  await buildStale(['portal', 'portal server']);
  rmSync(to, { recursive: true, force: true });
  const { files, packages } = readSources([MAIN, CLI]);
  for (const file of [...files, ...DATA]) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file), { recursive: true, filter: (path) => !path.endsWith('.map') });
  }
  const copy = createPackageCopier(realpathSync(root), to);
  for (const folder of globSync('packages/*/package.json', { cwd: root }).map(dirname)) {
    if (![...files].some((file) => file.startsWith(`${folder}/`))) continue;
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
    cpSync(join(root, folder, 'package.json'), join(to, folder, 'package.json'));
    link(join(to, 'node_modules', name), join(to, folder));
    const names = new Set([...(packages.get(folder) ?? []), ...(folder === 'packages/portal' ? portalPackages() : [])]);
    for (const each of names)
      link(join(to, folder, 'node_modules', each), copy(join(root, folder, 'node_modules', each)));
  }
  writeFileSync(join(to, 'server.js'), `import './${MAIN}';\n`);
  writeFileSync(join(to, 'taawun-api.js'), `#!/usr/bin/env node\nimport './${CLI}';\n`, { mode: 0o755 });
  cpSync(join(root, 'tools/release/server/healthcheck.js'), join(to, 'healthcheck.js'));
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify({ name: 'taawun', private: true, type: 'module', license: 'MIT', engines: { node: '>=24' }, scripts: { start: 'node server.js' } }, null, 2)}\n`,
  );
}
