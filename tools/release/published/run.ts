// Publishes the packages to a private registry, installs them in applications outside of the workspace and checks them:
// types, applications of Vite, Next.js and React Router, one rendered on a server, and the size of one component.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { weighComponent } from '../../dev/first-load.ts';
import { appNames, folderOf, prepare } from './apps.ts';
import { folder, node, pack, run } from './processes.ts';
import { smokeTest } from './smoke-test.ts';
import { startRegistry } from './registry.ts';

/** Components that are weighed alone: name, entry, and the limit of their first bytes without React, in kB gzip. */
const WEIGHED = [
  ['Button', '@taawun/ui', 18],
  ['TextField', '@taawun/ui/forms', 18],
  ['DateField', '@taawun/ui/forms', 25],
  ['Combobox', '@taawun/ui/forms', 45],
  ['MultiSelect', '@taawun/ui/forms', 45],
  ['DataTable', '@taawun/ui', 50],
] as const;
const CATALOGUES = `
import ar from '@taawun/ui/intl/ar' with { type: 'json' };
import core from '@taawun/ui/intl/en/core' with { type: 'json' };
if (!ar['ui.close'] || !core['ui.close']) throw new Error('The catalogues have no ui.close.');
`;
const inWorkspace = (...path: string[]) => join(root, 'node_modules', ...path);

const registry = await startRegistry(folder);
try {
  for (const name of ['domain', 'ui', 'api-client', 'demo-media', 'eslint-plugin']) {
    const tarball = await pack(name);
    const manifest = await run(folder, 'tar', ['-xOf', tarball, 'package/package.json']);
    const files = (await run(folder, 'tar', ['-tf', tarball])).split('\n');
    if (/"(workspace|catalog):/.test(manifest)) throw new Error(`${name} asks for a version that only pnpm knows.`);
    if (files.some((file) => file.startsWith('package/media/')) !== (name === 'demo-media'))
      throw new Error('The demo images belong into demo-media, and into no other package.');
    // A package of images has no code to check.
    for (const [tool, args] of name === 'demo-media'
      ? []
      : ([
          ['publint', ['run', tarball, '--strict']],
          [
            '@arethetypeswrong/cli',
            [
              tarball,
              '--profile',
              'esm-only',
              '--exclude-entrypoints',
              'openapi.yaml',
              'fonts.css',
              'styles.css',
              'package.json',
            ],
          ],
        ] as const)) {
      const { bin } = JSON.parse(readFileSync(inWorkspace(tool, 'package.json'), 'utf8')) as {
        bin: string | Record<string, string>;
      };
      await node(root, [inWorkspace(tool, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '')), ...args]);
    }
    await run(folder, 'npm', [
      'publish',
      tarball,
      '--registry',
      registry.url,
      `--${registry.url.slice('http:'.length)}:_authToken=local`,
    ]);
    console.log(`${name}: packed, checked by publint and attw, published.`);
  }
  console.log((await node(import.meta.dirname, ['--conditions=react-server', 'server-components.ts'])).trim());
  // Two at a time: one downloads while the other builds.
  const queue = [...appNames];
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) await prepare(name, registry.url);
  };
  await Promise.all([worker(), worker()]);
  // A catalogue is a JSON module of plain Node.
  await node(folderOf('ssr'), ['--input-type=module', '--eval', CATALOGUES]);
  await smokeTest();
  console.log('Every application says the right things in Arabic and in English, without a word on the console.');
  for (const [name, entry, limit] of WEIGHED) {
    const size = await weighComponent(name, entry, folderOf('vite'));
    if (size > limit)
      throw new Error(`${name} alone costs ${size.toFixed(1)} kB gz without React; the limit is ${limit}.`);
    console.log(`${name} alone: ${size.toFixed(1)} kB gz without React (limit ${limit}).`);
  }
} finally {
  await registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
