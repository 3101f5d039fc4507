// What the published-packages run executes outside the workspace.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';

/** Everything that is packed, installed and built, in a folder of its own. */
export const folder = mkdtempSync(join(tmpdir(), 'taawun-published-'));

const env = {
  ...process.env,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command and returns what it prints. @throws with everything that it printed when it fails.
 */
export function run(
  cwd: string,
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Never the synchronous form: the registry answers from this very process.
    const child = spawn(command, [...args], {
      cwd,
      env: { ...env, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
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

/** Runs a script with the pinned Node. */
export const node = (cwd: string, args: readonly string[], extra?: NodeJS.ProcessEnv): Promise<string> =>
  run(cwd, process.execPath, args, extra);

/** Starts a server and resolves when `url` answers. @throws when it ends or 30 s pass before. */
export async function serve(cwd: string, args: readonly string[], url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      await fetch(url);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error(`${args.join(' ')} does not answer at ${url}:\n${said}`);
}

/** Packs a package with pnpm, which replaces `workspace:` and `catalog:` by versions and applies `publishConfig`. */
export async function pack(name: string): Promise<string> {
  const to = join(folder, name);
  await run(join(root, 'packages', name), 'npx', [
    '--yes',
    '--prefer-offline',
    'pnpm@12.21.0',
    'pack',
    '--pack-destination',
    to,
  ]);
  const tarball = readdirSync(to).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`${name} was packed into nothing.`);
  return join(to, tarball);
}
