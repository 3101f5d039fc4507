import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Longest path of a Unix domain socket in bytes: 103 on macOS, 107 on Linux. */
const LONGEST = 100;
const TEMPORARY = 'taawun-control-';

const folderOf = (dataDir: string): string => join(dataDir, 'control');
const recordOf = (dataDir: string): string => join(folderOf(dataDir), 'address.json');

/** Whether this system has Unix domain sockets with permissions. */
export const hasSockets = process.platform !== 'win32';

/** Returns the path of the socket that the running server listens on; `null` when none has been recorded. */
export function readAddress(dataDir: string): string | null {
  try {
    const { path } = JSON.parse(readFileSync(recordOf(dataDir), 'utf8')) as { path?: unknown };
    return typeof path === 'string' ? path : null;
  } catch {
    return null;
  }
}

/** Removes the socket, and its folder where it is a temporary one. */
export function removeAddress(dataDir: string): void {
  const path = readAddress(dataDir);
  rmSync(recordOf(dataDir), { force: true });
  if (path === null) return;
  rmSync(path, { force: true });
  const folder = dirname(path);
  if (folder !== folderOf(dataDir) && basename(folder).startsWith(TEMPORARY))
    rmSync(folder, { recursive: true, force: true });
}

/**
 * Prepares the folder of the socket, for its user only, and returns the socket's path. The caller holds the lock of the
 * data folder: what a killed server has left is removed.
 */
export function prepareAddress(dataDir: string): string {
  removeAddress(dataDir);
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const near = join(folder, 'api.sock');
  rmSync(near, { force: true });
  const path = Buffer.byteLength(near) <= LONGEST ? near : join(mkdtempSync(join(tmpdir(), TEMPORARY)), 'api.sock');
  writeFileSync(recordOf(dataDir), JSON.stringify({ path }), { mode: 0o600 });
  return path;
}
