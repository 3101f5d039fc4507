// What the server needs of the portal: the rendered pages and the folder of assets. Runs on what `vite build` built.
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { localeCookie, localeFromCookie, prefixOf } from './src/intl/locale.ts';
import type { Rendered } from './src/app/entry-server.tsx';
import type { RenderOptions } from './src/app/load-page.ts';
import type { PublicConfig } from './src/app/services.ts';
import type { PublishedFile } from './src/published/files.ts';
import { pageOfPicture } from './src/sharing/address.ts';
import { createPictures } from './src/sharing/pictures.ts';
import type { Shareable } from './src/sharing/shareable.ts';

interface EntryServer {
  render: (request: Request, options: RenderOptions) => Promise<Rendered | Response>;
  shareable: (page: NonNullable<ReturnType<typeof pageOfPicture>>, options: RenderOptions, signal: AbortSignal) => Promise<Shareable | null>;
  publishedFile: (pathname: string, origins: RenderOptions, signal: AbortSignal) => Promise<PublishedFile | null>;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export interface PortalAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface Portal {
  /** Answers a GET of any page. Cookies decide the language of a first visit to `/` and nothing else. */
  handle: (request: Request) => Promise<PortalAnswer>;
  /** Folder of hashed files, served under `/assets/`. */
  assets: string;
  /** Folder of files with fixed names, served at the root. */
  publicDir: string;
}

export interface PortalOptions {
  config: PublicConfig;
  /** Where this process reaches the API; asked late, since the port may be any free one. */
  apiUrl: () => string;
  /** Folder that holds `client/` and `server/`. */
  dist?: string;
}

/** SHA-256 of nothing: styled-components fills an empty style element through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const FONT: Record<string, RegExp> = { ar: /readex.*arabic.*\.woff2$/i, en: /readex.*latin-wght.*\.woff2$/i };

/** Where mapbox-gl fetches styles, tiles and letters, and reports its use. */
const MAPBOX = ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Loads the built portal. Throws when it has not been built. */
export async function createPortal({ config, apiUrl, dist = join(import.meta.dirname, 'dist') }: PortalOptions): Promise<Portal> {
  const clientDir = join(dist, 'client');
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const entry = (await import(join(dist, 'server', 'entry-server.js'))) as EntryServer;
  return createPortalFrom({ ...entry, template: () => Promise.resolve(template), preloads: preloader(manifest), config, apiUrl, clientDir });
}

interface PortalParts extends Pick<PortalOptions, 'config' | 'apiUrl'>, EntryServer {
  template: (url: string) => Promise<string>;
  preloads: (page: Pick<Rendered, 'modules' | 'lang'>) => string;
  clientDir: string;
  /** Development needs inline scripts for hot reload. */
  strict?: boolean;
}

/** The portal around any renderer: the built one, or Vite's in development. */
export function createPortalFrom({ render, publishedFile, shareable, template, preloads, config, apiUrl, clientDir, strict = true }: PortalParts): Portal {
  const configTag = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;
  const drawn = createPictures();
  /** The picture of a page, for who shares a link to it. */
  const picture = async (request: Request, page: NonNullable<ReturnType<typeof pageOfPicture>>): Promise<PortalAnswer | null> => {
    const found = await shareable(page, { config, apiUrl: apiUrl() }, request.signal);
    if (!found) return null;
    const { png, etag } = await drawn(found, apiUrl());
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag };
    return request.headers.get('if-none-match') === etag ? { status: 304, headers, body: '' } : { status: 200, headers, body: png };
  };
  return {
    assets: join(clientDir, 'assets'),
    publicDir: clientDir,
    handle: async (request) => {
      const { pathname, search } = new URL(request.url);
      const file = await publishedFile(pathname, { config, apiUrl: apiUrl() }, request.signal);
      if (file) return fileAnswer(file);
      const shared = pageOfPicture(pathname);
      const drawing = shared && (await picture(request, shared));
      if (drawing) return drawing;
      const first = firstVisit(request, pathname, search);
      if (first) return first;
      const result = await render(request, { config, apiUrl: apiUrl() });
      if (result instanceof Response) {
        return { status: result.status, headers: { location: result.headers.get('Location') ?? '/', 'cache-control': 'no-cache' }, body: '' };
      }
      const data = result.data === null ? '' : `<script type="application/json" id="route-data">${result.data}</script>`;
      const body = (await template(pathname + search))
        .replace(/<html[^>]*>/, `<html lang="${result.lang}" dir="${result.dir}">`)
        .replace('<!--head-->', () => result.head + preloads(result))
        .replace('<!--styles-->', () => result.styles)
        .replace('<!--html-->', () => result.html)
        .replace('<!--data-->', () => configTag + data);
      const headers: Record<string, string> = {
        'content-type': 'text/html; charset=utf-8',
        'content-language': result.lang,
        'cache-control': 'no-cache',
      };
      if (strict) headers['content-security-policy'] = contentSecurityPolicy(result.styles, config);
      const prefix = prefixOf(pathname);
      if (prefix) headers['set-cookie'] = localeCookie(prefix, config.publicOrigin.startsWith('https:'));
      return { status: result.status, headers, body };
    },
  };
}

/** Site map, feeds and their like: kept for ten minutes, or asked for again after one. */
const fileAnswer = ({ status, type, body }: PublishedFile): PortalAnswer => ({
  status,
  headers: { 'content-type': type, ...(status === 200 ? { 'cache-control': 'public, max-age=600' } : { 'cache-control': 'no-store', 'retry-after': '60' }) },
  body,
});

/**
 * Whoever comes from outside to `/` and last read English goes to `/en`. Links within the site never lead away from what
 * they name, so this cannot loop and Arabic stays reachable.
 */
function firstVisit(request: Request, pathname: string, search: string): PortalAnswer | null {
  if (pathname !== '/' || localeFromCookie(request.headers.get('cookie') ?? '') !== 'en') return null;
  const referer = request.headers.get('referer');
  const from = request.headers.get('sec-fetch-site');
  const inside = from === 'same-origin' || (referer !== null && URL.canParse(referer) && new URL(referer).host === request.headers.get('host'));
  if (inside) return null;
  return { status: 302, headers: { location: `/en${search}`, vary: 'Cookie, Referer', 'cache-control': 'no-store' }, body: '' };
}

/** The page's own chunks and the font of its language, so that the browser asks for them at once. */
function preloader(manifest: Record<string, ManifestChunk>): PortalParts['preloads'] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = new Map(Object.entries(FONT).map(([lang, name]) => [lang, assets.find((file) => name.test(file))]));
  return ({ modules, lang }) => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const next of chunk.imports ?? []) visit(next);
    };
    for (const module of modules) visit(module);
    const font = fonts.get(lang);
    return [
      font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '',
      ...Array.from(files, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
}

function contentSecurityPolicy(styles: string, config: PublicConfig): string {
  const inline = Array.from(styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => `'sha256-${createHash('sha256').update(css ?? '').digest('base64')}'`);
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const map = config.mapboxToken !== null;
  return [
    "default-src 'self'",
    // The plugin that joins Arabic letters on the map is WebAssembly.
    `script-src 'self'${map ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src-elem 'self' ${EMPTY_STYLE} ${inline.join(' ')}`,
    // The only inline styles are custom properties such as a bar's progress.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${api}${map ? MAPBOX : ''}`,
    `img-src 'self' data:${map ? ' blob:' : ''}${api}`,
    ...(map ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
