// API server without the portal: `node packages/api-server/src/main.ts`.
import { createServer, readConfig, runUntilStopped } from './index.ts';

await runUntilStopped(async () => {
  const server = await createServer(readConfig(process.env));
  console.log(`Taawun is ready at ${await server.listen()}`);
  return server;
});
