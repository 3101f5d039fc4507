// `npm start`: the portal, the API and the built Storybook on one port.
import { join } from 'node:path';
import { createServer, readConfig, DEMO_ACCOUNTS } from '@taawun/api-server';
import { createPortal } from '../packages/portal/server.ts';
import { buildStale, root } from './builds.ts';

// A wrong setting is said before anything is built.
const config = readConfig(process.env);
await buildStale();
const portal = await createPortal({
  config: { apiBaseUrl: config.apiBaseUrl ?? '', publicOrigin: config.publicOrigin },
  apiUrl: config.apiBaseUrl ?? `http://127.0.0.1:${config.port}`,
});
const server = await createServer(config, { portal, storybookDir: join(root, 'storybook-static') });
await server.listen();
console.log(`Taawun is ready at ${config.publicOrigin}`);
for (const { phone, password, description } of DEMO_ACCOUNTS) console.log(`  ${phone} / ${password}  ${description}`);
