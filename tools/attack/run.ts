// `npm run attack`: attacks a production server of its own. `--write` writes docs/bench/attack.md, `--quick` sends a
// tenth, `--only <part>` runs one part. Ends with 1 on a finding.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTemplate, startServerProcess } from '../../packages/portal/journeys/kit/server-process.ts';
import { buildStale, root } from '../dev/builds.ts';
import { attackByFlood } from './flood.ts';
import { attackByGeneration } from './hostile.ts';
import type { Part } from './http.ts';
import { attackAccess } from './matrix.ts';
import { openWorld } from './people.ts';
import { attackProfile } from './profile.ts';
import { attackByRaces } from './races.ts';
import { attackRedirects } from './redirects.ts';
import { attackByTakeover } from './takeover.ts';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    built: { type: 'boolean' },
    only: { type: 'string' },
    seed: { type: 'string', default: '7' },
  },
});

/** As on the internet behind a proxy on this machine, with the demo accounts as the attacker's own. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  MESSAGES: 'outbox',
  MEMBERSHIP_APPROVAL: 'auto',
  DEMO_ACCOUNTS: 'on',
  TRUST_PROXY: '127.0.0.1,::1',
};

if (!options.built) await buildStale(['portal', 'portal server']);
const template = await createTemplate();
const server = await startServerProcess({ settings: PRODUCTION, template: template.folder });
const found: Part[] = [];
try {
  const { origin } = server;
  const parts: Record<string, () => Promise<Part | Part[]>> = {
    accounts: async () => {
      const world = await openWorld(PRODUCTION, template.folder);
      try {
        return [await attackByRaces(world), await attackByTakeover(world)];
      } finally {
        await world.server.stop();
      }
    },
    profile: () => attackProfile(origin, PRODUCTION),
    redirects: () => attackRedirects(origin),
    // The flood locks the account that it guesses: after the matrix.
    access: () => attackAccess(origin),
    flood: () => attackByFlood(origin),
    hostile: () =>
      attackByGeneration(origin, { count: options.quick ? 1_000 : 10_000, seed: Number(options.seed), proxied: true }),
  };
  for (const [name, run] of Object.entries(parts)) {
    if (options.only !== undefined && options.only !== name) continue;
    for (const part of [await run()].flat()) {
      found.push(part);
      console.log(`${part.findings.length ? '✗' : '✓'} ${part.name}: ${part.tried}`);
      for (const finding of part.findings.slice(0, 20)) console.log(`    ${finding}`);
    }
  }
} finally {
  await server.stop();
  template.remove();
}

const total = found.reduce((sum, { findings }) => sum + findings.length, 0);
console.log(total ? `${total} findings` : 'No finding.');
if (options.write) {
  const rows = found.map(({ name, tried, findings }) => `| ${name} | ${tried} | ${findings.length} |`);
  const head = `# Attack\n\n\`npm run attack -- ${process.argv.slice(2).join(' ')}\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}: the built portal in the production profile on the embedded database, attacked from the same machine. When it ended ${(loadavg()[0] ?? 0).toFixed(1)} processes wanted to run.\n\n| part | tried | findings |\n|---|---|---|\n`;
  writeFileSync(join(root, 'docs', 'bench', 'attack.md'), `${head}${rows.join('\n')}\n`);
}
process.exitCode = total ? 1 : 0;
