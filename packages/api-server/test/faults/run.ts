import { addMonths, riyadhDay } from '@taawun/domain';
import { compareBooks, type Comparison } from './compare.ts';
import { chanceOf, give, randomFrom, type Seen } from './donor.ts';
import { join } from './joiner.ts';
import { startWorld, type World } from './world.ts';

export interface Trial {
  database: Record<string, string>;
  servers: number;
  payments: number;
  atOnce: number;
  /** Milliseconds between two deaths. */
  deaths: number;
  seed: number;
}

export interface Report extends Comparison {
  payments: number;
  serverKills: number;
  gatewayKills: number;
  seconds: number;
}

async function deathsUntil(world: World, every: number, random: () => number, over: () => boolean): Promise<void> {
  for (let turn = 0; !over(); turn++) {
    await new Promise((resolve) => setTimeout(resolve, every * (0.5 + random())));
    if (over()) return;
    const victims = turn % 3 === 2 ? [world.gateway] : [world.servers[turn % world.servers.length] ?? world.gateway];
    for (const victim of victims) await victim.kill();
  }
}

/** Five hundred donors and new members, or as many as the trial says, while everything dies and comes back. */
export async function runFaults(trial: Trial): Promise<Report> {
  const started = performance.now();
  const random = randomFrom(trial.seed);
  const world = await startWorld(trial.database, { servers: trial.servers, lose: 0.3, repeat: 0.3 });
  try {
    const seen: Seen[] = [];
    let next = 0;
    let over = false;
    const donors = Promise.all(
      Array.from({ length: trial.atOnce }, async () => {
        while (next < trial.payments) {
          const serial = next++;
          const chance = chanceOf(trial.seed, serial);
          // Every fourth joins, and adds money to the balance.
          if (serial % 4 === 3) seen.push(...(await join(world, serial, chance)));
          else seen.push(await give(world, serial, chance));
        }
      }),
    ).finally(() => (over = true));
    await Promise.all([donors, deathsUntil(world, trial.deaths, random, () => over)]);
    // What was delayed is ripe after four seconds.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    for (const server of world.servers) await server.end();
    const said: string[] = [];
    const must = async (args: string[]) => {
      const { code, output } = await world.command(args);
      said.push(output);
      if (code !== 0) throw new Error(`taawun-api ${args.join(' ')} ended with ${code}: ${output}`);
    };
    await must(['payments', 'reconcile']);
    // Kill a runner midway, then start one (or two at once, if the database can be shared), and repeat.
    const date = addMonths(riyadhDay(new Date()), 1);
    await world.command(['charges', 'run', '--date', date], 900);
    await Promise.all(Array.from({ length: trial.servers }, () => must(['charges', 'run', '--date', date])));
    await must(['payments', 'reconcile']);
    await world.gateway.end();
    const compared = await compareBooks(trial.database, world, { seen, date });
    return {
      payments: seen.length,
      serverKills: world.servers.reduce((sum, { kills }) => sum + kills(), 0),
      gatewayKills: world.gateway.kills(),
      seconds: Math.round((performance.now() - started) / 1000),
      ...compared,
    };
  } finally {
    await world.close();
  }
}
