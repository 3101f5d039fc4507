// `npm start`: the portal, the API and the built Storybook on one port.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@taawun/api-server';
import { buildStale, root } from './builds.ts';
import { serve } from './serve.ts';

// The journeys start several servers on one build, which must not change meanwhile.
const { values: options } = parseArgs({
  options: { built: { type: 'boolean' }, storybook: { type: 'string', default: 'storybook-static' } },
});

await serve(async () => {
  // Report invalid settings before the build.
  const config = readConfig(process.env);
  if (!options.built) await buildStale(['portal', 'portal server', ...(config.storybook ? ['storybook'] : [])]);
  return { config, storybookDir: join(root, options.storybook) };
});
