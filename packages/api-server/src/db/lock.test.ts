import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, takeLock } from './lock.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'taawun-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'lock.json');
const holder = () => JSON.parse(readFileSync(file(), 'utf8')) as { id: string; pid: number; host: string; started: string | null };

test('one at a time, and again after it was given back', () => {
  const release = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(LockedError);
  expect(() => takeLock(folder)).toThrow(new RegExp(`in use by process ${process.pid}.*DATA_DIR`));
  release();
  expect(existsSync(file())).toBe(false);
  takeLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a process that is gone', () => ({ ...holder(), pid: 2 ** 22 + 1 })],
  ['of a pid that somebody else has now', () => ({ ...holder(), started: '1' })],
])('a lock %s is taken over', (_, changed) => {
  takeLock(folder);
  writeFileSync(file(), JSON.stringify(changed()));
  const release = takeLock(folder);
  expect(holder().pid).toBe(process.pid);
  release();
});

test.each(['', '{', 'null', '{"pid":"x"}'])('a broken lock (%j) is taken over', (text) => {
  writeFileSync(file(), text);
  takeLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of another machine counts while its heart beats', () => {
  takeLock(folder);
  writeFileSync(file(), JSON.stringify({ ...holder(), host: 'another-machine', pid: 1 }));
  expect(() => takeLock(folder)).toThrow(/process 1 on another-machine/);
  const old = new Date(Date.now() - 60_000);
  utimesSync(file(), old, old);
  takeLock(folder)();
});

test('giving back leaves a lock alone that is somebody else’s by now', () => {
  const release = takeLock(folder);
  writeFileSync(file(), JSON.stringify({ ...holder(), id: 'other' }));
  release();
  expect(existsSync(file())).toBe(true);
});

test('of many processes that find a stale lock one gets it', async () => {
  writeFileSync(file(), JSON.stringify({ id: 'dead', pid: 2 ** 22 + 1, host: holderHost(), started: null }));
  const script = join(folder, 'take.mjs');
  const source = new URL('./lock.ts', import.meta.url).href;
  writeFileSync(script, `import { takeLock } from ${JSON.stringify(source)};\nprocess.on('message', () => { try { takeLock(process.argv[2]); process.send('taken'); } catch (error) { process.send(error.name); } });\nprocess.send('ready');`);
  const children = Array.from({ length: 6 }, () => fork(script, [folder], { execArgv: [] }));
  const next = (child: (typeof children)[number]) => new Promise<unknown>((resolve) => child.once('message', resolve));
  await Promise.all(children.map(next));
  const results = await Promise.all(children.map((child) => {
    const result = next(child);
    child.send('go');
    return result;
  }));
  for (const child of children) child.kill('SIGKILL');
  expect(results.filter((result) => result === 'taken')).toHaveLength(1);
  expect(results.filter((result) => result === 'LockedError')).toHaveLength(5);
});

function holderHost(): string {
  takeLock(folder);
  const { host } = holder();
  rmSync(file());
  return host;
}
