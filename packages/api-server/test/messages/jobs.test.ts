import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { printJobs, startJobs } from '../../src/jobs/jobs.ts';
import { inherited } from '../kit/process.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';

describe.each(databases)('periodic jobs on $name', ({ empty, name }) => {
  let database: TestDatabase;
  /** Of three servers; the embedded database has one connection for all. */
  let opened: [OpenDatabase, ...OpenDatabase[]];
  const server = (index: number): Db => (opened[index] ?? opened[0]).db;
  beforeAll(async () => {
    database = await empty();
    const config = testConfig(database.env);
    opened = [await openDatabase(config)];
    await migrate(server(0));
    if (name === 'PostgreSQL') opened.push(await openDatabase(config), await openDatabase(config));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await database.drop();
  });
  beforeEach(async () => {
    await server(0).deleteFrom('jobs').execute();
  });

  test('three servers run each job once at a time, and once per tick', async () => {
    const starts: Record<'a' | 'b', number[]> = { a: [], b: [] };
    let atOnce = 0;
    let maxAtOnce = 0;
    const job = (jobName: 'a' | 'b') => ({
      name: jobName,
      every: 600,
      run: async () => {
        starts[jobName].push(Date.now());
        maxAtOnce = Math.max(maxAtOnce, ++atOnce);
        await delay(30);
        atOnce--;
      },
    });
    const stops = [0, 1, 2].map((index) =>
      startJobs(server(index), [job('a'), job('b')], {
        pollMs: 40,
        leaseMs: 5_000,
        onError: (_, error) => expect.fail(String(error)),
      }),
    );
    await expect.poll(() => starts.a.length).toBeGreaterThanOrEqual(5);
    await Promise.all(stops.map((stop) => stop()));
    for (const times of Object.values(starts))
      for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThan(500);
    expect(maxAtOnce).toBeLessThanOrEqual(2);
  });

  test('another server goes on when one dies during a job', async () => {
    const ran: string[] = [];
    // Its claim is never renewed and never ends, as when its process is killed.
    const stuck = { name: 'job', every: 50, run: () => (ran.push('dying'), new Promise<never>(() => undefined)) };
    const timers = vi.spyOn(globalThis, 'setInterval');
    startJobs(server(0), [stuck], { pollMs: 30, leaseMs: 600, onError: () => undefined });
    await expect.poll(() => ran).toEqual(['dying']);
    for (const { value } of timers.mock.results) clearInterval(value as NodeJS.Timeout);
    timers.mockRestore();
    const job = { name: 'job', every: 50, run: () => Promise.resolve(ran.push('living')) };
    const began = Date.now();
    const stop = startJobs(server(1), [job], { pollMs: 30, leaseMs: 600, onError: () => undefined });
    await expect.poll(() => ran).toContain('living');
    expect(Date.now() - began).toBeGreaterThan(100);
    await stop();
  });

  test.runIf(name === 'PostgreSQL')('a process is killed during a job, and the other two go on', async () => {
    const file = fileURLToPath(new URL('../kit/job-process.ts', import.meta.url));
    const lines: { from: number; line: string }[] = [];
    const children = [0, 1, 2].map((from) => {
      const env = { ...inherited, NODE_ENV: 'test', ...database.env };
      const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      createInterface(child.stdout).on('line', (line) => lines.push({ from, line }));
      return child;
    });
    try {
      const startOf = () => lines.find(({ line }) => line === 'start');
      // During the job, which takes 300 ms.
      await expect.poll(startOf, { interval: 10 }).toBeDefined();
      const victim = startOf()?.from ?? 0;
      children[victim]?.kill('SIGKILL');
      const killedAt = lines.length;
      const later = () => lines.slice(killedAt).filter(({ from, line }) => from !== victim && line === 'end');
      // Six runs of two jobs: also of the one whose server died.
      await expect.poll(() => later().length).toBeGreaterThanOrEqual(6);
      const rows = await server(0).selectFrom('jobs').select(['failures', 'ended_at']).execute();
      expect(rows.map(({ failures, ended_at }) => [failures, ended_at !== null])).toEqual([
        [0, true],
        [0, true],
      ]);
      expect(lines.filter(({ line }) => line.startsWith('failed'))).toEqual([]);
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  });

  test('a failed job is reported, shown and repeated', async () => {
    const db = server(0);
    const failures: string[] = [];
    let isBroken = true;
    const job = {
      name: 'fragile',
      every: 100,
      run: () => (isBroken ? Promise.reject(new Error('no answer')) : Promise.resolve()),
    };
    const stop = startJobs(db, [job], { pollMs: 30, onError: (failed) => failures.push(failed) });
    await expect.poll(() => failures.length).toBeGreaterThanOrEqual(2);
    expect(await printJobs(db)).toMatch(/fragile .*FAILED \d+ times, last success never: Error: no answer/);
    isBroken = false;
    await expect.poll(() => printJobs(db)).not.toContain('FAILED');
    await stop();
  });
});
