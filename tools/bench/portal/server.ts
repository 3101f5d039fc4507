// The server of `npm run bench:portal`: the portal in production mode, a server that sends only strings, and render times.
import { createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, readConfig } from '@taawun/api-server';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { createPortal } from '../../../packages/portal/server.ts';
import { root } from '../../dev/builds.ts';
import { median } from '../statistics.ts';

export interface Served {
  portal: string;
  /** Sends the bytes of a page: `/path?br`. */
  plain: string;
}

/** Milliseconds, medians. */
export interface Timed {
  path: string;
  page: number;
  loading: number;
  /** React's part, the same components without their styles. */
  plain: number;
  /** React's part, the finished elements. */
  elements: number;
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<!--.*?-->|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

function propsOf(text: string): Record<string, unknown> {
  const pairs = Array.from(
    text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g),
    ([, name = '', value = '']): [string, unknown] => {
      if (name !== 'style') return [NAMES[name] ?? name, decode(value)];
      return [
        name,
        Object.fromEntries(
          decode(value)
            .split(';')
            .filter(Boolean)
            .map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]),
        ),
      ];
    },
  );
  return Object.fromEntries(pairs);
}

/** Parses HTML that React has rendered into plain React elements, without components. */
function elementsOf(html: string): ReactNode {
  const stack: { name: string; props: Record<string, unknown>; children: ReactNode[] }[] = [
    { name: 'div', props: {}, children: [] },
  ];
  for (const [, closing, name, attributes, self, text] of html.matchAll(TOKEN)) {
    const top = stack.at(-1);
    if (!top) throw new Error('The markup closes more than it opens.');
    if (text !== undefined) top.children.push(decode(text));
    else if (name !== undefined && closing) {
      stack.pop();
      stack.at(-1)?.children.push(createElement(top.name, top.props, ...top.children));
    } else if (name !== undefined && (self || VOID.has(name)))
      top.children.push(createElement(name, propsOf(attributes ?? '')));
    else if (name !== undefined) stack.push({ name, props: propsOf(attributes ?? ''), children: [] });
  }
  return createElement('div', null, ...(stack[0]?.children ?? []));
}

async function medianTime(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 80; round++) {
    const from = performance.now();
    await run();
    // The first ones warm up.
    if (round >= 20) times.push(performance.now() - from);
  }
  return median(times);
}

type Entry = Pick<
  Parameters<typeof import('../../../packages/portal/server.ts').createPortalFrom>[0],
  'render' | 'shareable'
>;

const stand = (name: string, file: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(import.meta.dirname, file),
});

/** Builds the pages' renderer without styled-components and with a timer around React. */
async function buildPlain(): Promise<Entry> {
  const outDir = join(root, 'node_modules/.cache/taawun/bench-portal');
  await build({
    configFile: join(root, 'packages/portal/vite.config.ts'),
    logLevel: 'error',
    resolve: { alias: [stand('styled-components', 'plain-styled.ts'), stand('react-dom/server', 'timed-react.ts')] },
    build: { ssr: 'src/app/entry/entry-server.tsx', outDir, emptyOutDir: true },
  });
  return (await import(join(outDir, 'entry-server.js'))) as Entry;
}

const config = readConfig(process.env);
let own = '';
const publicConfig = { apiBaseUrl: '', publicOrigin: config.publicOrigin, mapboxToken: null };
const portal = await createPortal({ config: publicConfig, apiUrl: () => own, answer: () => server.answer });
const server = await createServer(config, { portal, logger: { level: 'silent' } });
own = await server.listen();

const plainEntry = await buildPlain();
const clock = (globalThis as { renderTiming?: { took: number } }).renderTiming;
async function renderedWithoutStyles(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 80; round++) {
    await plainEntry.render(new Request(config.publicOrigin + path), {
      config: publicConfig,
      apiUrl: own,
      answer: server.answer,
    });
    if (round >= 20) times.push(clock?.took ?? Number.NaN);
  }
  return median(times);
}

const paths = process.argv.slice(2);
const strings = new Map<string, Buffer>();
const timed: Timed[] = [];
const { shareable } = (await import(join(root, 'packages/portal/dist/server/entry-server.js'))) as Entry;
for (const path of paths) {
  for (const encoding of ['br', 'identity']) {
    const { body } = await portal.handle(
      new Request(config.publicOrigin + path, { headers: { 'accept-encoding': encoding } }),
      () => Promise.resolve({ content: 'bench', market: '', giving: '' }),
    );
    strings.set(`${path}?${encoding}`, Buffer.from(body));
  }
  const html = String(strings.get(`${path}?identity`));
  const elements = elementsOf(
    /<div id="root">(.*)<\/div>\s*<script type="application\/json" id="config">/s.exec(html)?.[1] ?? '',
  );
  const [locale, address] = path.startsWith('/en') ? (['en', path.slice(3) || '/'] as const) : (['ar', path] as const);
  timed.push({
    path,
    page: await medianTime(() => portal.handle(new Request(config.publicOrigin + path))),
    loading: await medianTime(() =>
      shareable(
        { locale, address },
        { config: publicConfig, apiUrl: own, answer: server.answer },
        new AbortController().signal,
      ),
    ),
    plain: await renderedWithoutStyles(path),
    elements: await medianTime(() => renderToString(elements)),
  });
}

const { default: fastify } = (await import(
  createRequire(join(root, 'packages/api-server/package.json')).resolve('fastify')
)) as {
  default: (options: object) => {
    get: (path: string, handler: (request: { url: string }) => Buffer | undefined) => void;
    ready: () => Promise<unknown>;
    routing: Parameters<typeof createHttpServer>[1];
  };
};
const bare = fastify({ logger: false });
bare.get('/*', ({ url }) => strings.get(url));
await bare.ready();
const http = createHttpServer(bare.routing);
http.listen(0, '127.0.0.1', () => {
  process.send?.([
    { portal: own, plain: `http://127.0.0.1:${(http.address() as AddressInfo).port}` } satisfies Served,
    timed,
  ]);
});
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
