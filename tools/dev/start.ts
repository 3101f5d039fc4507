// `npm start`: the portal, the API and the built Storybook on one port.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO } from '@taawun/api-client/demo';
import { createServer, paymentFrameSources, readConfig, runUntilStopped, type Answer } from '@taawun/api-server';
import { createPortal } from '../../packages/portal/server.ts';
import { buildStale, root } from './builds.ts';

// The journeys start several servers on one build, which must not change meanwhile.
const { values: options } = parseArgs({
  options: { built: { type: 'boolean' }, storybook: { type: 'string', default: 'storybook-static' } },
});

await runUntilStopped(async () => {
  // Report invalid settings before the build.
  const config = readConfig(process.env);
  if (!options.built) await buildStale(['portal', 'portal server', ...(config.storybook ? ['storybook'] : [])]);
  let own = config.publicOrigin;
  let answer: Answer | null = null;
  const portal = await createPortal({
    config: { apiBaseUrl: config.apiBaseUrl ?? '', publicOrigin: config.publicOrigin, mapboxToken: config.mapboxToken },
    apiUrl: () => config.apiBaseUrl ?? own,
    paymentFrames: paymentFrameSources(config),
    answer: () => (config.apiBaseUrl === null ? answer : null),
  });
  const server = await createServer(config, { portal, storybookDir: join(root, options.storybook) });
  answer = server.answer;
  own = await server.listen();
  console.log(`Taawun is ready at ${own}`);
  if (config.demoAccounts)
    for (const { phone, password, firstname, member } of DEMO)
      console.log(`  ${phone} / ${password}  ${firstname}, ${member ? 'member' : 'not a member'}`);
  return server;
});
