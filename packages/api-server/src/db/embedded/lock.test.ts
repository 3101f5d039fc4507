import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, takeLock } from './lock.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'taawun-lock-'))));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const next = (child: ChildProcess) => new Promise<unknown>((resolve) => child.once('message', resolve));

/** Writes the script of the contenders, once for all: a contender could read a half-written file otherwise. */
function writeScript(): string {
  const script = join(folder, 'take.mjs');
  const source = new URL('./lock.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { takeLock } from ${JSON.stringify(source)};\nprocess.on('message', () => { try { takeLock(process.argv[2]); process.send('taken'); } catch (error) { process.send(error.name); } });\nprocess.send('ready');`,
  );
  return script;
}

/** Starts a process that tries to take the lock on each message and reports the result. */
async function contender(script: string): Promise<() => Promise<unknown>> {
  const child = fork(script, [folder], { execArgv: [] });
  children.push(child);
  await next(child);
  return () => {
    const result = next(child);
    child.send('go');
    return result;
  };
}

test('one at a time, and again after it was given back', () => {
  const release = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(LockedError);
  expect(() => takeLock(folder)).toThrow(new RegExp(`in use by process ${process.pid} on .*DATA_DIR`));
  release();
  const again = takeLock(folder);
  // A second release must not release the new holder's lock.
  release();
  expect(() => takeLock(folder)).toThrow(LockedError);
  again();
  expect(readdirSync(folder)).toEqual(['lock.sqlite']);
});

test('an unreadable note about the holder changes nothing', () => {
  const release = takeLock(folder);
  writeFileSync(join(folder, 'lock.json'), '{');
  expect(() => takeLock(folder)).toThrow(/in use by another process/);
  release();
});

test('of many processes one gets it, and when that one is killed, one of the others', async () => {
  const script = writeScript();
  const tries = await Promise.all(Array.from({ length: 6 }, () => contender(script)));
  for (let round = 0; round < 4; round++) {
    const results = await Promise.all(tries.map((attempt) => attempt()));
    expect(results.filter((result) => result === 'taken')).toHaveLength(1);
    expect(results.filter((result) => result === 'LockedError')).toHaveLength(5 - round);
    const winner = results.indexOf('taken');
    const [child] = children.splice(winner, 1);
    tries.splice(winner, 1);
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGKILL');
    await ended;
  }
});
