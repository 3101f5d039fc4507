// A server that only runs jobs: prints a line at the start and at the end of each run.
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../src/config/config.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startJobs } from '../../src/jobs/jobs.ts';

const { db } = await openDatabase(readConfig(process.env));
const run = async () => {
  console.log('start');
  await delay(300);
  console.log('end');
};
startJobs(
  db,
  ['one', 'two'].map((name) => ({ name, every: 1_000, run })),
  { pollMs: 50, leaseMs: 1_500, onError: (job, error) => console.log('failed', job, error) },
);
console.log('ready');
setInterval(() => undefined, 60_000);
