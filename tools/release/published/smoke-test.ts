// Opens the applications in a browser and checks them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browser } from '../../dev/browser.ts';
import { freePort } from '../../dev/free-port.ts';
import { checkForms, checkFramework, checkSsr, checkVite, mustHold } from './app-checks.ts';
import { folderOf } from './apps.ts';
import { serve } from './processes.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const load = async <T>(...path: string[]): Promise<T> => (await import(pathToFileURL(join(...path)).href)) as T;

/** Listens on a free port and returns its base URL. */
async function listen(listener: RequestListener): Promise<{ base: string; close: () => void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  };
}

/** Answers with a file of the first folder whose prefix the path has; whether it did. */
function answersFile(folders: Record<string, string>, ...[request, response]: Parameters<RequestListener>): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://x');
  const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? ['', ''];
  const file = join(folder, pathname.slice(prefix.length) || 'index.html');
  if (!folder || !existsSync(file) || !statSync(file).isFile()) return false;
  response
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
  return true;
}

const notFound: RequestListener = (_, response) => void response.writeHead(404).end();

/** The application that Vite built and the one that a server of our own renders. */
async function startPlain() {
  const { render } = await load<{ render: (locale: 'ar' | 'en', script: string) => string }>(
    folderOf('ssr'),
    'dist/server/server.js',
  );
  const folders = {
    '/vite/': join(folderOf('vite'), 'dist'),
    '/assets/': join(folderOf('vite'), 'dist', 'assets'),
    '/client/': join(folderOf('ssr'), 'dist', 'client'),
  };
  return listen((request, response) => {
    const locale = /^\/ssr\/(ar|en)$/.exec(request.url ?? '')?.[1] as 'ar' | 'en' | undefined;
    if (locale)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(render(locale, '/client/client.js'));
    else if (!answersFile(folders, request, response)) notFound(request, response);
  });
}

async function startReactRouter() {
  const app = folderOf('react-router');
  const { createRequestListener } = await load<{
    createRequestListener: (options: { build: unknown; mode: string }) => RequestListener;
  }>(app, 'node_modules/@react-router/node/dist/index.js');
  const render = createRequestListener({ build: await load(app, 'build/server/index.js'), mode: 'production' });
  return listen((request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (!answersFile({ '/assets/': join(app, 'build', 'client', 'assets') }, request, response))
      render(request, response);
  });
}

async function startNext() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = await serve(
    folderOf('next'),
    ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    base,
  );
  return { base, close: () => void child.kill() };
}

export async function smokeTest(): Promise<void> {
  const plain = await startPlain();
  const reactRouter = await startReactRouter();
  const next = await startNext();
  const chrome = await chromium.launch(browser());
  try {
    const page = await chrome.newPage();
    const noise: string[] = [];
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${page.url()})`);
    });
    await checkVite(page, plain.base);
    await checkSsr(page, plain.base);
    await checkFramework(chrome, page, reactRouter.base, (locale) => [locale === 'ar' ? '١٢٥٫٠٠ ر.س' : 'SAR 125.00']);
    await checkFramework(chrome, page, next.base, (locale) => [
      // What its server component calls: formatDate, formatMoney, parseMobile and a schema of rules.
      locale === 'ar'
        ? '١٩ ربيع الأول ١٤٤٨ هـ | ١٢٥ ر.س | +966501234567 | true'
        : '1 Sept 2026 | SAR 125 | +966501234567 | true',
    ]);
    await checkForms(page, next.base);
    mustHold(noise.length === 0, `the console is silent, but says: ${noise.join('; ')}`);
  } finally {
    await chrome.close();
    for (const server of [plain, reactRouter, next]) server.close();
  }
}
