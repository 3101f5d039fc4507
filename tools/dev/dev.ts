// `npm run dev`: like `npm start` with hot reload: Vite serves the portal, the API restarts on change, Storybook runs too.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@taawun/api-server';
import { createServer as createVite } from 'vite';
import { createPortalFrom } from '../../packages/portal/server.ts';
import type * as EntryServer from '../../packages/portal/src/app/entry/entry-server.tsx';
import { root } from './builds.ts';

const config = readConfig(process.env);
const apiPort = config.port + 1;
const storybookPort = config.port + 2;
const api = `http://127.0.0.1:${apiPort}`;
const children: ChildProcess[] = [];

/** Starts a child process without output: only its errors are printed. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  children.push(
    spawn(process.execPath, [...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    }),
  );
};
run(
  [
    '--watch-path=packages/api-server/src',
    '--watch-path=packages/api-client',
    '--watch-path=packages/domain/src',
    'packages/api-server/src/main.ts',
  ],
  {
    PORT: String(apiPort),
    PUBLIC_ORIGIN: config.publicOrigin,
  },
);
run(['tools/dev/storybook.ts'], { STORYBOOK_PORT: String(storybookPort) });

const http = createHttpServer();
const proxied = { target: config.apiBaseUrl ?? api, changeOrigin: true };
const vite = await createVite({
  configFile: join(root, 'packages/portal/vite.config.ts'),
  server: {
    middlewareMode: { server: http },
    hmr: { server: http },
    proxy: { '/api': proxied, '/media': api, '/dev': api, '/gateway': api },
  },
});

const entry = async () => (await vite.ssrLoadModule('/src/app/entry/entry-server.tsx')) as typeof EntryServer;

const portal = createPortalFrom({
  render: async (...args) => (await entry()).render(...args),
  publishedFile: async (...args) => (await entry()).publishedFile(...args),
  submitForm: async (...args) => (await entry()).submitForm(...args),
  shareable: async (...args) => (await entry()).shareable(...args),
  template: async (url) =>
    vite.transformIndexHtml(url, await readFile(join(root, 'packages/portal/index.html'), 'utf8')),
  preloads: null,
  config: { apiBaseUrl: config.apiBaseUrl ?? '', publicOrigin: config.publicOrigin, mapboxToken: config.mapboxToken },
  apiUrl: () => config.apiBaseUrl ?? api,
  clientDir: join(root, 'packages/portal/public'),
  strict: false,
});

const toRequest = (request: IncomingMessage) =>
  new Request(new URL(request.url ?? '/', config.publicOrigin), {
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  });

http.on('request', (request, response) => {
  if (request.url?.startsWith('/storybook')) {
    response.writeHead(302, { location: `http://localhost:${storybookPort}/` }).end();
    return;
  }
  vite.middlewares(request, response, () => {
    portal.handle(toRequest(request)).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body ?? ''),
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
});
http.listen(config.port, () =>
  console.log(`Taawun is ready at ${config.publicOrigin} (hot reload; Storybook at http://localhost:${storybookPort})`),
);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  void vite.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
