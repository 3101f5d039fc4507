// What is built, from what, and when it must be built again.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

interface Build {
  name: string;
  /** Globs of everything that the result depends on. */
  inputs: readonly string[];
  /** A file that exists once it is built. */
  output: string;
  /** Arguments for Node. */
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Storybook's command, from the root. */
export const storybook = join('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
/** Arguments for Node that build a Storybook, by default the project's, into a folder. */
export const storybookInto = (folder: string, config = '.storybook'): string[] => [
  storybook,
  'build',
  '-c',
  config,
  '-o',
  folder,
  '--quiet',
  '--disable-telemetry',
];

/** The Storybook that the story runner opens: as it is published, with the graph of its imports. */
export const STORIES = join('node_modules', '.cache', 'taawun', 'stories');
/** The same of a few files (`tools/checks/visual/some.ts`). */
export const SOME_STORIES = join('node_modules', '.cache', 'taawun', 'some-stories');
/** With React's development build, whose warnings (a list without keys, a wrong nesting) are faults of a story. */
export const STORIES_ENV: NodeJS.ProcessEnv = { STORYBOOK_REACT: 'development' };

const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const sources = [
  'packages/{domain,ui,api-client,portal}/src/**/*.{ts,tsx,json,css}',
  'packages/{domain,ui,api-client,portal}/package.json',
  'tools/dev/styled.ts',
  'tools/dev/service-worker.ts',
  'tools/dev/precompress.ts',
  'pnpm-lock.yaml',
];
const portal = [...sources, 'packages/portal/{index.html,theme.ts,vite.config.ts}', 'packages/portal/public/**/*'];

const stories = [...sources, '.storybook/**/*', 'packages/api-client/media/**/*'];

export const builds: readonly Build[] = [
  {
    name: 'portal',
    inputs: portal,
    output: 'packages/portal/dist/client/index.html',
    command: [vite, 'build', 'packages/portal', '--logLevel', 'warn'],
  },
  {
    name: 'portal server',
    inputs: portal,
    output: 'packages/portal/dist/server/entry-server.js',
    command: [vite, 'build', 'packages/portal', '--ssr', 'src/app/entry/entry-server.tsx', '--logLevel', 'warn'],
  },
  {
    name: 'storybook',
    inputs: stories,
    output: 'storybook-static/index.html',
    command: storybookInto('storybook-static'),
  },
  {
    name: 'stories',
    inputs: stories,
    output: join(STORIES, 'index.html'),
    command: [...storybookInto(STORIES), '--stats-json'],
    env: STORIES_ENV,
  },
];

/** Builds what is missing or older than its sources, two at a time; names what it builds. Throws with the tool's output on failure. */
export async function buildStale(names: readonly string[] = builds.map(({ name }) => name)): Promise<void> {
  const queue = builds.filter(({ name }) => names.includes(name)).flatMap((build) => (isStale(build) ? [build] : []));
  const worker = async () => {
    for (let build = queue.shift(); build; build = queue.shift()) await run(build);
  };
  await Promise.all([worker(), worker()]);
}

const stampFile = ({ name }: Build) =>
  join(root, 'node_modules', '.cache', 'taawun', `${name.replaceAll(' ', '-')}.stamp`);

/** A digest of the command and of its inputs' names and contents: a checkout that only touches dates builds nothing. */
function digest({ inputs, command, env }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([command, env]));
  for (const file of [...new Set(inputs.flatMap((pattern) => globSync(pattern, { cwd: root })))].toSorted()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function isStale(build: Build): boolean {
  const stamp = stampFile(build);
  return !existsSync(join(root, build.output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest(build);
}

async function run(build: Build): Promise<void> {
  const before = digest(build);
  console.log(`Building the ${build.name} …`);
  const child = spawn(process.execPath, [...build.command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...build.env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`Building the ${build.name} failed (exit code ${code}):\n${output}`);
  mkdirSync(dirname(stampFile(build)), { recursive: true });
  writeFileSync(stampFile(build), before);
}
