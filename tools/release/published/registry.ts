// A private registry on a free port, in a folder of its own.
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { freePort } from '../../dev/free-port.ts';

export interface Registry {
  url: string;
  stop: () => Promise<void>;
}

/** Everything that is not ours comes from `upstream`. */
export async function startRegistry(folder: string, upstream: string): Promise<Registry> {
  const storage = join(folder, 'storage');
  mkdirSync(storage, { recursive: true });
  const config = {
    self_path: folder,
    storage,
    configPath: join(folder, 'config.yaml'),
    uplinks: { upstream: { url: upstream, maxage: '60m', timeout: '60s' } },
    packages: { '@taawun/*': { access: '$all', publish: '$all' }, '**': { access: '$all', proxy: 'upstream' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '100mb',
  };
  const server = (await runServer(config)) as Server;
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
