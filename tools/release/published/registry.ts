// A private registry of our packages on a free port, in a folder of its own.
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { runServer } from 'verdaccio';
import { freePort } from '../../dev/free-port.ts';

export interface Registry {
  url: string;
  stop: () => Promise<void>;
}

export async function startRegistry(folder: string): Promise<Registry> {
  const storage = join(folder, 'registry', 'storage');
  mkdirSync(storage, { recursive: true });
  // npm caches by URL, and an earlier run may have had the same port.
  const prefix = `/${basename(folder)}/`;
  const config = {
    self_path: folder,
    storage,
    configPath: join(folder, 'registry', 'config.yaml'),
    url_prefix: prefix,
    uplinks: {},
    packages: { '@taawun/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '100mb',
  };
  const verdaccio = (await runServer(config)) as Server;
  // Verdaccio writes the prefix into its URLs and leaves its removal to a proxy.
  const server = createServer((request, response) => {
    request.url = request.url?.replace(prefix, '/');
    verdaccio.emit('request', request, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
