// `npm run faults:giving`: five hundred donors on each database while servers and gateway are killed, and webhooks are lost
// and repeated; then compares every payment with the gateway's records. `--write` updates docs/bench/giving.md. Exits with
// 1 on a problem.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFaults, type Report, type Trial } from '../../../packages/api-server/test/faults/run.ts';
import { root } from '../../dev/builds.ts';
import { startPostgres } from '../../dev/postgres.ts';

const PAYMENTS = 500;
const SEED = 20_261_121;

const riyals = (halalas: number) =>
  `SAR ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(halalas / 100)}`;

function row(name: string, report: Report): string {
  const {
    payments,
    serverKills,
    gatewayKills,
    bookPayments,
    book,
    ledgerPayments,
    ledger,
    deposits,
    depositPayments,
    receipts,
    months,
    seconds,
    problems,
  } = report;
  return `| ${name} | ${payments} | ${serverKills} / ${gatewayKills} | ${bookPayments}, ${riyals(book)} | ${ledgerPayments - depositPayments}, ${riyals(ledger)} | ${depositPayments}, ${riyals(deposits)} | ${receipts} | ${months} | ${problems.length === 0 ? 'none' : problems.length} | ${seconds} s |`;
}

const folder = mkdtempSync(join(tmpdir(), 'taawun-faults-'));
const postgres = await startPostgres();
try {
  const trial = (database: Trial['database'], servers: number): Promise<Report> =>
    runFaults({ database, servers, payments: PAYMENTS, atOnce: 16, deaths: 2_500, seed: SEED });
  const reports: [string, Report][] = [['PGlite, one server', await trial({ DATA_DIR: join(folder, 'embedded') }, 1)]];
  if (postgres)
    reports.push([
      'PostgreSQL, two servers',
      await trial({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared') }, 2),
    ]);
  const problems = reports.flatMap(([name, report]) => report.problems.map((problem) => `${name}: ${problem}`));
  const text = [
    '# Giving while everything dies',
    '',
    `\`npm run faults:giving -- --write\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. ${PAYMENTS} people, 16 at a time: three of four donate, the fourth signs up, pays for shares and adds money to the balance. Each has a test card by chance: most are paid, others are declined, challenged by the bank (and pass or fail), get no response, or are paid seconds later. A third of the webhooks is lost and a third comes twice; every fourth donor closes the page without waiting. Server and gateway are killed with SIGKILL every few seconds. Every fifth gives three months: the second is charged by a runner that is killed, and by its successors.`,
    '',
    'Compared payment by payment: the gateway’s book with ours, the ledger with what the pages show, the shares and the money of every account with their ledgers, receipts and mails with donations, what each donor was shown with what is true. Looked for in every log line and every table: card numbers, the gateway’s names of cards, its secret.',
    '',
    '| database | payments begun | SIGKILLs of server / gateway | the gateway’s book | our donations | our shares and balances | receipts | months charged later | problems | time |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...reports.map(([name, report]) => row(name, report)),
    '',
  ].join('\n');
  console.log(text);
  if (problems.length) {
    console.error(problems.slice(0, 40).join('\n'));
    process.exitCode = 1;
  } else if (process.argv.includes('--write')) {
    mkdirSync(join(root, 'docs', 'bench'), { recursive: true });
    writeFileSync(join(root, 'docs', 'bench', 'giving.md'), text);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
