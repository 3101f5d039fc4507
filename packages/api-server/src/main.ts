// The server alone, without portal: `node packages/api-server/src/main.ts`.
import { ConfigError, createServer, LockedError, PortInUseError, readConfig } from './index.ts';

try {
  const server = await createServer(readConfig(process.env));
  console.log(`Taawun is ready at ${await server.listen()}`);
  const stop = () => {
    // What still runs after ten seconds would run for ever.
    setTimeout(() => process.exit(1), 10_000).unref();
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof LockedError || error instanceof PortInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
