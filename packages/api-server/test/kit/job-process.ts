// A server that only runs jobs: prints a line at the start and at the end of each run.
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../src/config/config.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startJobs } from '../../src/jobs/jobs.ts';

const { db } = await openDatabase(readConfig(process.env));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const run = async () => {
  print('start');
  await delay(300);
  print('end');
};
startJobs(
  db,
  ['one', 'two'].map((name) => ({ name, every: 1_000, run })),
  { pollMs: 50, leaseMs: 1_500, onError: (job, error) => print(`failed ${job} ${String(error)}`) },
);
setInterval(() => undefined, 60_000);
