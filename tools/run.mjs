// Entry of every npm script. Runs on any Node >= 18 with nothing installed.
// 1. pnpm installs the lockfile; 2. the task runs on the Node pinned in node_modules, as one direct child.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';

const env = { ...process.env };
// What npm exports would reach pnpm as settings.
for (const key of Object.keys(env)) {
  if (/^npm_/i.test(key) && key.toLowerCase() !== 'npm_config_registry') delete env[key];
}
// npm put node_modules/.bin first: npx would then run on the pinned Node there, whose CA store is not the system's
// (behind a TLS proxy every registry call then fails and is retried for a minute). Start pnpm on the caller's own Node.
const path = (env.PATH ?? '')
  .split(delimiter)
  .filter((entry) => !/[\\/]node_modules([\\/]|$)/.test(entry))
  .join(delimiter);

/** The store that `node_modules` is linked from. pnpm would link everything again from a store in another home. */
function storeOf(modules) {
  const [, store] = (existsSync(modules) && /"storeDir": "(.*?)[\\/]+v\d+"/.exec(readFileSync(modules, 'utf8'))) || [];
  return store ? ['--store-dir', JSON.parse(`"${store}"`)] : [];
}

const storeOptions = [];
// npm and pnpm keep their caches in the home folder: a service's user may have none, or one that it cannot write.
try {
  rmdirSync(mkdtempSync(join(homedir(), '.taawun-')));
} catch {
  env.HOME = join(root, 'node_modules', '.cache', 'home');
  mkdirSync(env.HOME, { recursive: true });
  storeOptions.push(...storeOf(join(root, 'node_modules', '.modules.yaml')));
}

// Under verifyDepsBeforeRun a failed install only warns and the task still runs: install first and stop on failure.
const install = spawnSync(
  'npx',
  ['--yes', '--prefer-offline', PNPM, 'install', env.CI ? '--frozen-lockfile' : '--prefer-offline', ...storeOptions],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, PATH: path }, shell: windows },
);
if (install.status !== 0) process.exit(install.status ?? 1);

const bin = join(root, 'node_modules', '.bin');
const pinned = join(bin, windows ? 'node.cmd' : 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 or later is needed here (this is ${process.version}).`);
  process.exit(1);
}

const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, PATH: bin + delimiter + path, NODE_USE_SYSTEM_CA: '1' },
  shell: windows,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// `npm start` runs this under `sh -c`, which dies of a SIGTERM without passing it on: follow the parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
