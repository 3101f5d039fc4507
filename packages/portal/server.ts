// What the server needs of the portal: the rendered pages and the folder of assets. Runs on what `vite build` built.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formPages, mayCachePage } from './src/routes/pages.ts';
import { localeCookie, localeFromCookie, prefixOf } from './src/intl/locale.ts';
import type { Rendered } from './src/app/entry/entry-server.tsx';
import type { RenderOptions } from './src/app/router/load-page.ts';
import type { PublicConfig } from './src/lib/services.ts';
import {
  createPageCache,
  encodingOf,
  hasAlready,
  keep,
  type RenderedPage,
  type CachedPage,
} from './src/server/page-cache.ts';
import { contentSecurityPolicy } from './src/server/policy.ts';
import { modulePreloads, preloader, type ManifestChunk, type Preloads } from './src/server/preloads.ts';
import { waitingStart, type WaitingStart } from './src/server/start.ts';
import type { submitForm as SubmitForm } from './src/app/entry/form-posts.ts';
import type { PublishedFile } from './src/published/files.ts';
import type { Answer } from './src/server/local-client.ts';
import { pageOfPicture } from './src/sharing/address.ts';
import { createPictures } from './src/sharing/pictures.ts';
import type { Shareable } from './src/sharing/shareable.ts';

interface EntryServer {
  render: (request: Request, options: RenderOptions) => Promise<Rendered | Response>;
  shareable: (
    page: NonNullable<ReturnType<typeof pageOfPicture>>,
    options: RenderOptions,
    signal: AbortSignal,
  ) => Promise<Shareable | null>;
  submitForm: typeof SubmitForm;
  publishedFile: (pathname: string, origins: RenderOptions, signal: AbortSignal) => Promise<PublishedFile | null>;
}

/** Names are those of HTTP, in lower case. */
export interface PortalAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface Portal {
  /**
   * Answers a GET of any page. Cookies decide the language of a first visit to `/` and nothing else. `version` names
   * the state of what is published; without it (null) every page is drawn anew.
   */
  handle: (request: Request, version?: () => Promise<string | null>) => Promise<PortalAnswer>;
  /** The answer where the page is at hand; `path` is the address with its query, `headers` have lower-case names. */
  quick: (
    path: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    version: () => Promise<string | null>,
  ) => Promise<PortalAnswer | null>;
  /**
   * Answers a form that a browser has posted without the page's code: fields by name, whether a page of this site has
   * sent them, and the API to call. Null: the page takes no such form.
   */
  post: (
    request: Request,
    fields: Readonly<Record<string, string>>,
    isOwn: boolean,
    call: Answer,
  ) => Promise<PortalAnswer | null>;
  /** Paths that `post` takes, in all their forms. */
  forms: readonly string[];
  /** Folder of hashed files, served under `/assets/`. */
  assets: string;
  /** Folder of files with fixed names, served at the root. */
  publicDir: string;
}

export interface PortalOptions {
  config: PublicConfig;
  /** Where this process reaches the API; asked late, since the port may be any free one. */
  apiUrl: () => string;
  /** Asks that API within this process; null where it is somebody else's. */
  answer?: () => Answer | null;
  /** Folder that holds `client/` and `server/`. */
  dist?: string;
}

/** Loads the built portal. Throws when it has not been built. */
export async function createPortal({
  config,
  apiUrl,
  answer = () => null,
  dist = join(import.meta.dirname, 'dist'),
}: PortalOptions): Promise<Portal> {
  const clientDir = join(dist, 'client');
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = (await import(join(dist, 'server', 'entry-server.js'))) as EntryServer;
  const { page, fontFaces } = await inlineStyles(template, clientDir);
  return createPortalFrom({
    ...entry,
    template: () => Promise.resolve(page),
    waiting: waitingStart(page),
    fontFaces,
    preloads: preloader(manifest),
    config,
    apiUrl,
    answer,
    clientDir,
  });
}

/**
 * The one sheet of the build, which says where the fonts are, as a part of the page: a page that waits for a file to be
 * drawn waits for nothing else.
 */
async function inlineStyles(template: string, clientDir: string): Promise<{ page: string; fontFaces: string }> {
  const [link, file = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template) ?? [];
  if (link === undefined) return { page: template, fontFaces: '' };
  return {
    page: template.replace(link, ''),
    fontFaces: `<style>${(await readFile(join(clientDir, file), 'utf8')).trim()}</style>`,
  };
}

interface PortalParts extends Pick<PortalOptions, 'config' | 'apiUrl' | 'answer'>, EntryServer {
  template: (url: string) => Promise<string>;
  /** Null where every file is asked for by its importer, as in development. */
  preloads: Preloads | null;
  clientDir: string;
  /** A style element with the fonts' addresses; empty where the template links to them. */
  fontFaces?: string;
  /**
   * The built page without its scripts, and the start that asks for them later; null where a page begins at once, as in
   * development.
   */
  waiting?: WaitingStart | null;
  /** Development needs inline scripts for hot reload. */
  strict?: boolean;
}

/** The portal around any renderer: the built one, or Vite's in development. */
export function createPortalFrom({
  render,
  submitForm,
  publishedFile,
  shareable,
  template,
  preloads,
  config,
  apiUrl,
  answer = () => null,
  clientDir,
  waiting = null,
  fontFaces = '',
  strict = true,
}: PortalParts): Portal {
  const configTag = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;
  const pages = createPageCache();
  const secure = config.publicOrigin.startsWith('https:');
  /** A page as a guest gets it. */
  const draw = async (request: Request, submitted?: RenderOptions['submitted']): Promise<RenderedPage> => {
    const result = await render(request, {
      config,
      apiUrl: apiUrl(),
      answer: answer(),
      ...(submitted ? { submitted } : {}),
    });
    if (result instanceof Response)
      return {
        status: result.status,
        headers: { location: result.headers.get('Location') ?? '/', 'cache-control': 'no-cache' },
        body: '',
        common: false,
      };
    const url = new URL(request.url);
    const { pathname, search } = url;
    const published = result.status === 200 && result.data !== null;
    const common = published && mayCachePage(url);
    const styles = fontFaces + result.styles;
    const data = result.data === null ? '' : `<script type="application/json" id="route-data">${result.data}</script>`;
    const whole = await template(pathname + search);
    const files = preloads?.files(result.modules, result.lang) ?? [];
    // What is drawn already is shown first: its code comes behind text, styles, font and pictures.
    const late = result.data === null ? null : waiting;
    const start = late?.start(files) ?? null;
    const body = fill(
      (late?.page ?? whole).replace(/<html[^>]*>/, `<html lang="${result.lang}" dir="${result.dir}">`),
      {
        head: result.head + (preloads?.font(result.lang) ?? '') + (start ? start.tag : modulePreloads(files)),
        styles,
        html: result.html,
        data: configTag + data,
      },
    );
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': result.lang,
      'cache-control': common ? 'no-cache' : 'no-store',
    };
    if (strict) headers['content-security-policy'] = contentSecurityPolicy(styles, config, start?.hash ?? null);
    return { status: result.status, headers, body, common, compress: published };
  };
  const drawn = createPictures();
  /** The picture of a page, for who shares a link to it. */
  const picture = async (
    request: Request,
    page: NonNullable<ReturnType<typeof pageOfPicture>>,
  ): Promise<PortalAnswer | null> => {
    const found = await shareable(page, { config, apiUrl: apiUrl(), answer: answer() }, request.signal);
    if (!found) return null;
    const { png, etag } = await drawn(found, apiUrl());
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag };
    return request.headers.get('if-none-match') === etag
      ? { status: 304, headers, body: '' }
      : { status: 200, headers, body: png };
  };
  return {
    assets: join(clientDir, 'assets'),
    publicDir: clientDir,
    quick: async (path, headers, version) => {
      const page = await pages.peek(path, version);
      const visitor: Visitor = (name) => headers[name]?.toString() ?? null;
      return page && (firstVisit(visitor, path, '') ?? pageAnswer(visitor, path, page, secure));
    },
    forms: [...formPages().keys()].flatMap((path) => [path, `/ar${path}`, `/en${path}`]),
    post: async (request, fields, isOwn, call) => {
      const outcome = await submitForm(new URL(request.url), fields, isOwn, call);
      if (!outcome) return null;
      if ('location' in outcome)
        return { status: 303, headers: { location: outcome.location, 'cache-control': 'no-store' }, body: '' };
      const { headers, body, status } = await draw(new Request(request.url), outcome.submitted);
      return {
        status: status === 200 ? outcome.status : status,
        headers: { ...headers, 'cache-control': 'no-store' },
        body,
      };
    },
    handle: async (request, version = unknown) => {
      const { pathname, search } = new URL(request.url);
      const file = await publishedFile(pathname, { config, apiUrl: apiUrl() }, request.signal);
      if (file) return fileAnswer(file);
      const shared = pageOfPicture(pathname);
      const drawing = shared && (await picture(request, shared));
      if (drawing) return drawing;
      const first = firstVisit(visitorOf(request), pathname, search);
      if (first) return first;
      // A query makes a page of its own, and there is no end to them. Nobody's cookies reach what others may get.
      const page = search
        ? keep(await draw(new Request(request.url, { signal: request.signal })))
        : await pages.get(pathname, version, () => draw(new Request(request.url)));
      return pageAnswer(visitorOf(request), pathname, page, secure);
    },
  };
}

/** The template with its places filled, `<!--head-->` and the others, in one go: pages are long. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template
    .split(/<!--(head|styles|html|data)-->/)
    .map((piece, index) => (index % 2 ? (parts[piece] ?? '') : piece))
    .join('');
}

/** A header of the visitor's, by its name in lower case. */
type Visitor = (name: string) => string | null;

const visitorOf =
  ({ headers }: Request): Visitor =>
  (name) =>
    headers.get(name);

const unknown = () => Promise.resolve(null);

/**
 * A page in the form that this visitor takes; nothing but a word where the visitor has it. The language's cookie is the
 * visitor's own.
 */
async function pageAnswer(header: Visitor, pathname: string, page: CachedPage, secure: boolean): Promise<PortalAnswer> {
  const { status, common, compress = common, etag } = page;
  const headers: Record<string, string> = { ...page.headers };
  const prefix = status === 200 || status === 404 ? prefixOf(pathname) : null;
  if (prefix && localeFromCookie(header('cookie') ?? '') !== prefix)
    headers['set-cookie'] = localeCookie(prefix, secure);
  if (!compress) return { status, headers, body: await page.as('identity') };
  Object.assign(headers, { vary: 'Accept-Encoding' }, common ? { etag } : {});
  if (common && hasAlready(header('if-none-match'), etag)) return { status: 304, headers, body: '' };
  const encoding = encodingOf(header('accept-encoding'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, body: await page.as(encoding) };
}

/** Site map, feeds and their like: kept for ten minutes, or asked for again after one. */
const fileAnswer = ({ status, type, body }: PublishedFile): PortalAnswer => ({
  status,
  headers: {
    'content-type': type,
    ...(status === 200
      ? { 'cache-control': 'public, max-age=600' }
      : { 'cache-control': 'no-store', 'retry-after': '60' }),
  },
  body,
});

/**
 * Whoever comes from outside to `/` and last read English goes to `/en`. Links within the site never lead away from
 * what they name, so this cannot loop and Arabic stays reachable.
 */
function firstVisit(header: Visitor, pathname: string, search: string): PortalAnswer | null {
  if (pathname !== '/' || localeFromCookie(header('cookie') ?? '') !== 'en') return null;
  const referer = header('referer');
  const from = header('sec-fetch-site');
  const inside =
    from === 'same-origin' || (referer !== null && URL.canParse(referer) && new URL(referer).host === header('host'));
  if (inside) return null;
  return {
    status: 302,
    headers: { location: `/en${search}`, vary: 'Cookie, Referer', 'cache-control': 'no-store' },
    body: '',
  };
}
