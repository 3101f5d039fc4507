// `npm run faults`: what happens to servers and databases in a bad year, on both databases. Nothing that was acknowledged
// may be lost. `--write` updates docs/bench/faults.md. Exits with 1 on a problem.
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  calm,
  databaseRestarts,
  fullDisk,
  kills,
  signals,
  type Fault,
} from '../../../packages/api-server/test/faults/trials.ts';
import { runFaults } from '../../../packages/api-server/test/faults/run.ts';
import { underLoad, type LoadOutcome } from '../../../packages/api-server/test/faults/under-load.ts';
import { processes } from '../../../packages/api-server/test/kit/process.ts';
import { smallDisk } from '../../../packages/api-server/test/kit/small-disk.ts';
import { root } from '../../dev/builds.ts';
import { startOwnPostgres } from '../../dev/postgres.ts';

/** One fault on one database. */
interface Line {
  fault: string;
  database: string;
  outcome: LoadOutcome | string;
}

const only = process.argv.find((part) => part.startsWith('--only='))?.slice('--only='.length);
const folder = mkdtempSync(join(tmpdir(), 'taawun-faults-'));
const { start, killAll } = processes();
const lines: Line[] = [];
let serial = 0;

async function trial(
  name: string,
  database: string,
  env: Record<string, string>,
  fault: Fault,
  serverEnv: Record<string, string> = {},
): Promise<void> {
  if (only !== undefined && !name.includes(only)) return;
  process.stderr.write(`${name}, ${database} …\n`);
  const all = {
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, `data-${++serial}`),
    ...env,
  };
  const outcome = await underLoad(all, (own) => start({ ...own, ...serverEnv }), fault).catch((error: unknown) =>
    String(error),
  );
  killAll();
  lines.push({ fault: name, database, outcome });
}

/** The library that gives a process another clock; `null` where it is not installed. */
const FAKETIME = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? null;
const clock = (seconds: number): Record<string, string> => ({
  LD_PRELOAD: FAKETIME ?? '',
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

async function onBoth(
  postgresUrl: string | null,
  run: (database: string, env: Record<string, string>) => Promise<void>,
) {
  await run('embedded', {});
  if (postgresUrl !== null) await run('PostgreSQL', { DATABASE_URL: postgresUrl });
}

/** Each fault starts on a database of its own. */
async function fresh(url: string): Promise<string> {
  const { emptyPostgres } = await import('../../../packages/api-server/test/kit/empty-databases.ts');
  return (await emptyPostgres(url)).href;
}

async function gateways(database: string, env: Record<string, string>): Promise<void> {
  const name = 'gateway and server killed, webhooks lost and repeated';
  if (only !== undefined && !name.includes(only)) return;
  process.stderr.write(`${name}, ${database} …\n`);
  const isShared = env['DATABASE_URL'] !== undefined;
  const outcome = await runFaults({
    database: { DATA_DIR: join(folder, `data-${++serial}`), ...env },
    servers: isShared ? 2 : 1,
    payments: 60,
    atOnce: 8,
    deaths: 2_500,
    seed: 20_261_125,
  }).then(
    ({ payments, seconds, problems }) => ({ offers: 0, checkouts: payments, repeated: 0, seconds, problems }),
    (error: unknown) => String(error),
  );
  lines.push({ fault: name, database, outcome });
}

const count = (value: number) => value.toLocaleString('en-US');
const cells = ({ fault, database, outcome }: Line): string => {
  if (typeof outcome === 'string')
    return `| ${fault} | ${database} | – | – | – | – | ${outcome.replaceAll(/[\n|]/g, ' ')} |`;
  const { offers, checkouts, repeated, seconds, problems } = outcome;
  return `| ${fault} | ${database} | ${count(offers)} | ${count(checkouts)} | ${count(repeated)} | ${seconds} s | ${problems.length || 'none'} |`;
};

const postgres = await startOwnPostgres();
const disk = smallDisk(512);
const disks = { embedded: disk, PostgreSQL: smallDisk(768) };
const smallPostgres = disks.PostgreSQL ? await startOwnPostgres(disks.PostgreSQL.folder) : null;
const skipped: string[] = [];
try {
  await onBoth(postgres?.url ?? null, async (database, env) => {
    const own = async () => (postgres && env['DATABASE_URL'] ? { DATABASE_URL: await fresh(postgres.url) } : {});
    await gateways(database, await own());
    await trial('SIGKILL of the server, four times', database, await own(), kills(4));
    await trial('SIGTERM, SIGINT, SIGHUP', database, await own(), signals);
    if (FAKETIME === null) skipped.push(`clocks on ${database}: libfaketime is not installed`);
    else
      for (const seconds of [-90, 90])
        await trial(
          `the server's clock ${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead'}`,
          database,
          await own(),
          calm,
          clock(seconds),
        );
  });
  if (postgres)
    await trial(
      'the database restarts, four times',
      'PostgreSQL',
      { DATABASE_URL: await fresh(postgres.url) },
      databaseRestarts(postgres.restart, 4),
    );
  else skipped.push('PostgreSQL is not installed');
  if (disk) await trial('a full disk', 'embedded', { DATA_DIR: join(disk.folder, 'data') }, fullDisk(disk));
  if (smallPostgres && disks.PostgreSQL)
    await trial(
      'a full disk',
      'PostgreSQL',
      { DATABASE_URL: await fresh(smallPostgres.url) },
      fullDisk(disks.PostgreSQL, smallPostgres.ensure),
    );
  if (!disk) skipped.push('full disks: this user may not mount one');
} finally {
  killAll();
  await postgres?.stop();
  await smallPostgres?.stop().catch(() => undefined);
  disks.embedded?.remove();
  disks.PostgreSQL?.remove();
  rmSync(folder, { recursive: true, force: true });
}

const text = [
  '# Faults under load',
  '',
  `\`npm run faults -- --write\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. Six members trade shares and three donors open checkouts, each as fast as it can, while the fault happens; a call without an answer, or with 503, is repeated with its key. Afterwards everything that was acknowledged must be in the database once, every balance is computed from nothing, and no share or halala may be missing. The first line of each database is the trial of [giving](giving.md), with 60 people.`,
  '',
  '| fault | database | offers acknowledged | checkouts acknowledged | calls repeated | time | problems |',
  '|---|---|---|---|---|---|---|',
  ...lines.map(cells),
  '',
  ...skipped.map((line) => `Not run: ${line}.`),
].join('\n');
console.log(text);
const problems = lines.flatMap(({ fault, database, outcome }) =>
  (typeof outcome === 'string' ? [outcome] : outcome.problems).map((problem) => `${fault}, ${database}: ${problem}`),
);
if (problems.length) {
  console.error(problems.slice(0, 40).join('\n'));
  process.exitCode = 1;
} else if (process.argv.includes('--write'))
  writeFileSync(join(root, 'docs', 'bench', 'faults.md'), `${text.trimEnd()}\n`);
