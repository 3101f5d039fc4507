// Publishes both packages to a private registry, installs them in two applications outside of the workspace and checks
// them: types, an application built by Vite, one rendered on a server, and the size of one component.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../dev/builds.ts';
import { smokeTest } from './smoke-test.ts';
import { startRegistry } from './registry.ts';

const BUTTON_LIMIT = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'taawun-published-'));
const env = {
  ...process.env,
  npm_config_cache: join(folder, 'cache'),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};
// The caller's own Node runs npm and npx: see tools/run.mjs.
function run(cwd: string, command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // Never the synchronous form: the registry answers from this very process.
    const child = spawn(command, [...args], {
      cwd,
      env: { ...env, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
    });
    let said = '';
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${said}`));
    });
  });
}

/** Packs with pnpm, which replaces `workspace:` and `catalog:` by versions and applies `publishConfig`. */
async function pack(name: string): Promise<string> {
  const to = join(folder, name);
  await run(
    join(root, 'packages', name),
    'npx',
    ['--yes', '--prefer-offline', 'pnpm@12.21.0', 'pack', '--pack-destination', to],
    { npm_config_cache: process.env['npm_config_cache'] ?? '' },
  );
  const tarball = readdirSync(to).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`${name} was packed into nothing.`);
  return join(to, tarball);
}

const inWorkspace = (...path: string[]) => join(root, 'node_modules', ...path);

/** What one entry needs besides React, in bytes gz. */
async function weigh(app: string): Promise<number> {
  await run(app, process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'error',
    '--config',
    'button.config.ts',
  ]);
  const dist = join(app, 'dist-button');
  return readdirSync(dist)
    .filter((file) => file.endsWith('.js') || file.endsWith('.css'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

const upstream = (await run(root, 'npm', ['config', 'get', 'registry'])).trim();
const registry = await startRegistry(join(folder, 'registry'), upstream);
try {
  for (const name of ['domain', 'ui', 'api-client']) {
    const tarball = await pack(name);
    for (const [tool, args] of [
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
    ] as const) {
      const { bin } = JSON.parse(readFileSync(inWorkspace(tool, 'package.json'), 'utf8')) as {
        bin: string | Record<string, string>;
      };
      await run(root, process.execPath, [
        inWorkspace(tool, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '')),
        ...args,
      ]);
    }
    await run(folder, 'npm', [
      'publish',
      tarball,
      '--registry',
      registry.url,
      `--${registry.url.slice('http:'.length)}:_authToken=local`,
    ]);
    console.log(`${name}: packed, publint and attw find nothing, published.`);
  }
  for (const name of ['vite', 'ssr']) {
    const app = join(folder, name);
    cpSync(join(import.meta.dirname, 'apps', name), app, { recursive: true });
    await run(app, 'npm', ['install', '--registry', registry.url, '--prefer-offline']);
    console.log(`${name}: installed outside the workspace.`);
  }
  const vite = join(folder, 'vite');
  const ssr = join(folder, 'ssr');
  await run(vite, process.execPath, [inWorkspace('typescript', 'bin', 'tsc'), '-p', '.']);
  await run(vite, process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);
  await run(ssr, process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'error',
    '--outDir',
    'dist/client',
    '--config',
    'client.config.ts',
  ]);
  await run(ssr, process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'error',
    '--ssr',
    'server.tsx',
    '--outDir',
    'dist/server',
  ]);
  await smokeTest(vite, ssr);
  console.log('Both applications say the right things in Arabic and in English, without a word on the console.');
  const button = await weigh(vite);
  if (button >= BUTTON_LIMIT)
    throw new Error(`Button alone costs ${button} bytes gz without React; the limit is ${BUTTON_LIMIT}.`);
  console.log(`Button alone: ${(button / 1000).toFixed(1)} kB gz without React (limit ${BUTTON_LIMIT / 1000}).`);
} finally {
  await registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
