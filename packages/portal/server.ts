// The portal's interface for the HTTP server: rendered pages and the assets folder. Uses the output of `vite build`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formPages } from './src/routes/forms.ts';
import { listedPaths, mayCachePage, pageKind } from './src/routes/pages.ts';
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
import { themeScript } from './src/server/theme-script.ts';
import type { submitForm as SubmitForm } from './src/app/entry/form-posts.ts';
import { isPublishedFile } from './src/published/paths.ts';
import type { PublishedFile } from './src/published/files.ts';
import type { Answer } from './src/server/local-client.ts';
import { recordReads, type Versions } from './src/server/page-data.ts';
import { pageOfShareImage } from './src/sharing/address.ts';
import { createShareImages } from './src/sharing/share-images.ts';
import type { Shareable } from './src/sharing/shareable.ts';

interface EntryServer {
  render: (request: Request, options: RenderOptions) => Promise<Rendered | Response>;
  shareable: (
    page: NonNullable<ReturnType<typeof pageOfShareImage>>,
    options: RenderOptions,
    signal: AbortSignal,
  ) => Promise<Shareable | null>;
  submitForm: typeof SubmitForm;
  publishedFile: (pathname: string, origins: RenderOptions, signal: AbortSignal) => Promise<PublishedFile | null>;
}

/** Header names are in lower case. */
export interface PortalAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface Portal {
  /**
   * Handles a GET request for any page. Cookies only decide the language of a first visit to `/`. `versions` identify
   * the public data; `null` renders every page again.
   */
  handle: (request: Request, versions?: () => Promise<Versions | null>) => Promise<PortalAnswer>;
  /** Returns a page from the cache, or `null`; `path` includes the query, `headers` have lower-case names. */
  quick: (
    path: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    versions: () => Promise<Versions | null>,
  ) => Promise<PortalAnswer | null>;
  /**
   * Handles a form that was posted without JavaScript. `fields` are by name, `isOwn` is whether this site sent it,
   * `call` executes an API operation. Returns `null` where the page has no such form.
   */
  post: (
    request: Request,
    fields: Readonly<Record<string, string>>,
    isOwn: boolean,
    call: Answer,
  ) => Promise<PortalAnswer | null>;
  /** Returns the kind of what a path shows: the pattern of its page, a shared image, or a published file. */
  pageKind: (path: string) => string;
  /** A path of each public page, which a server renders before its first visitors come. */
  firstPaths: readonly string[];
  /** Paths that `post` accepts, with every locale prefix. */
  forms: readonly string[];
  /** Folder of hashed files, served under `/assets/`. */
  assets: string;
  /** Folder of files with fixed names, served at the root. */
  publicDir: string;
}

export interface PortalOptions {
  config: PublicConfig;
  /** Origin of the API for this process; a function, since the port is known only once the server listens. */
  apiUrl: () => string;
  /** Calls the API within this process; `null` where another server provides it. */
  answer?: () => Answer | null;
  /** Sources of the payment iframe in addition to the page's own origin, for the pages' policy. */
  paymentFrames?: readonly string[];
  /** Folder that contains `client/` and `server/`. */
  dist?: string;
}

/** Loads the built portal. Throws when it has not been built. */
export async function createPortal({
  config,
  apiUrl,
  answer = () => null,
  paymentFrames = [],
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
    paymentFrames,
    clientDir,
  });
}

/**
 * Inlines the build's only stylesheet, the font faces, into the page: rendering then needs no other request.
 */
async function inlineStyles(template: string, clientDir: string): Promise<{ page: string; fontFaces: string }> {
  const [link, file = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template) ?? [];
  if (link === undefined) return { page: template, fontFaces: '' };
  return {
    page: template.replace(link, ''),
    fontFaces: `<style>${(await readFile(join(clientDir, file), 'utf8')).trim()}</style>`,
  };
}

interface PortalParts extends Pick<PortalOptions, 'config' | 'apiUrl' | 'answer' | 'paymentFrames'>, EntryServer {
  template: (url: string) => Promise<string>;
  /** `null` in development, where each file is requested by its importer. */
  preloads: Preloads | null;
  clientDir: string;
  /** A style element with the font faces; empty where the template links to them. */
  fontFaces?: string;
  /**
   * The built page without its scripts, and the inline script that loads them later; `null` in development, where they
   * load at once.
   */
  waiting?: WaitingStart | null;
  /** Development needs inline scripts for hot reload. */
  strict?: boolean;
}

/** Creates the portal with a renderer: the built one, or Vite's in development. */
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
  paymentFrames = [],
  clientDir,
  waiting = null,
  fontFaces = '',
  strict = true,
}: PortalParts): Portal {
  const configTag = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;
  const pages = createPageCache();
  const files = createPageCache({ maxAge: FILES_MAX_AGE, capacity: FILES_CAPACITY });
  const secure = config.publicOrigin.startsWith('https:');
  /** Renders a page for a guest. */
  const renderPage = async (request: Request, submitted?: RenderOptions['submitted']): Promise<RenderedPage> => {
    const own = answer();
    const recorded = own && recordReads(own);
    const result = await render(request, {
      config,
      apiUrl: apiUrl(),
      answer: recorded?.answer ?? null,
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
    // A server-rendered page is visible without its code: load that after text, styles, font and images.
    const deferred = result.data === null ? null : waiting;
    const start = deferred?.start(files) ?? null;
    const body = fill(
      (deferred?.page ?? whole).replace(/<html[^>]*>/, `<html lang="${result.lang}" dir="${result.dir}">`),
      {
        head:
          themeScript.tag +
          result.head +
          (preloads?.fonts(result.lang) ?? '') +
          (start ? start.tag : modulePreloads(files)),
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
    if (strict) {
      const scripts = [themeScript, ...(start ? [start] : [])].map(({ hash }) => hash);
      headers['content-security-policy'] = contentSecurityPolicy(styles, config, scripts, paymentFrames);
    }
    const reads = recorded?.reads();
    return { status: result.status, headers, body, common, compress: published, ...(reads && { reads }) };
  };
  const shareImages = createShareImages();
  /** Returns a page's image for shared links. */
  const shareImage = async (
    request: Request,
    page: NonNullable<ReturnType<typeof pageOfShareImage>>,
  ): Promise<PortalAnswer | null> => {
    const found = await shareable(page, { config, apiUrl: apiUrl(), answer: answer() }, request.signal);
    if (!found) return null;
    const { png, etag } = await shareImages(found, apiUrl());
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag };
    return request.headers.get('if-none-match') === etag
      ? { status: 304, headers, body: '' }
      : { status: 200, headers, body: png };
  };
  /** Renders a site map, feed or the like; `null` for a part that does not exist. */
  const renderFile = async (pathname: string): Promise<RenderedPage | null> => {
    const own = answer();
    const recorded = own && recordReads(own);
    const file = await publishedFile(
      pathname,
      { config, apiUrl: apiUrl(), answer: recorded?.answer ?? null },
      new AbortController().signal,
    );
    return file && { ...fileAnswer(file), common: file.status === 200, ...(recorded && { reads: recorded.reads() }) };
  };
  return {
    assets: join(clientDir, 'assets'),
    publicDir: clientDir,
    quick: async (path, headers, versions) => {
      const page = await pages.peek(path, versions);
      const visitor: Visitor = (name) => headers[name]?.toString() ?? null;
      return page && (firstVisit(visitor, path, '') ?? pageAnswer(visitor, path, page, secure));
    },
    pageKind: (path) => {
      if (isPublishedFile(path)) return 'published file';
      return pageOfShareImage(path) ? 'shared image' : pageKind(path);
    },
    firstPaths: [...listedPaths(), '/en'],
    forms: [...formPages().keys()].flatMap((path) => [path, `/ar${path}`, `/en${path}`]),
    post: async (request, fields, isOwn, call) => {
      const outcome = await submitForm(new URL(request.url), fields, isOwn, call);
      if (!outcome) return null;
      if ('location' in outcome)
        return { status: 303, headers: { location: outcome.location, 'cache-control': 'no-store' }, body: '' };
      const { headers, body, status } = await renderPage(new Request(request.url), outcome.submitted);
      return {
        status: status === 200 ? outcome.status : status,
        headers: { ...headers, 'cache-control': 'no-store' },
        body,
      };
    },
    handle: async (request, versions = unknown) => {
      const { pathname, search } = new URL(request.url);
      const file = isPublishedFile(pathname)
        ? await files.get(pathname, versions, async () => (await renderFile(pathname)) ?? NO_FILE)
        : null;
      if (file && file.status !== NO_FILE.status) return encoded(visitorOf(request), file, { ...file.headers });
      const shared = pageOfShareImage(pathname);
      const image = shared && (await shareImage(request, shared));
      if (image) return image;
      const first = firstVisit(visitorOf(request), pathname, search);
      if (first) return first;
      // Queries are unlimited, so their pages are not cached. Cookies never reach the renderer.
      const page = search
        ? keep(await renderPage(new Request(request.url, { signal: request.signal })))
        : await pages.get(pathname, versions, () => renderPage(new Request(request.url)));
      return pageAnswer(visitorOf(request), pathname, page, secure);
    },
  };
}

/** Replaces `<!--head-->` and the other placeholders of the template in one pass: pages are long. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template
    .split(/<!--(head|styles|html|data)-->/)
    .map((piece, index) => (index % 2 ? (parts[piece] ?? '') : piece))
    .join('');
}

/** Returns a request header by its lower-case name. */
type Visitor = (name: string) => string | null;

const visitorOf =
  ({ headers }: Request): Visitor =>
  (name) =>
    headers.get(name);

const unknown = () => Promise.resolve(null);

/**
 * Returns a page in the best encoding that the visitor accepts, or a 304 where the visitor has it. Only this response
 * carries the visitor's locale cookie.
 */
async function pageAnswer(header: Visitor, pathname: string, page: CachedPage, secure: boolean): Promise<PortalAnswer> {
  const { status } = page;
  const headers: Record<string, string> = { ...page.headers };
  const prefix = status === 200 || status === 404 ? prefixOf(pathname) : null;
  if (prefix && localeFromCookie(header('cookie') ?? '') !== prefix)
    headers['set-cookie'] = localeCookie(prefix, secure);
  return encoded(header, page, headers);
}

/** The page in the best encoding that the visitor accepts, or a 304 where the visitor has it. */
async function encoded(header: Visitor, page: CachedPage, headers: Record<string, string>): Promise<PortalAnswer> {
  const { status, common, compress = common, etag } = page;
  if (!compress) return { status, headers, body: await page.as('identity') };
  Object.assign(headers, { vary: 'Accept-Encoding' }, common ? { etag } : {});
  if (common && hasAlready(header('if-none-match'), etag)) return { status: 304, headers, body: '' };
  const encoding = encodingOf(header('accept-encoding'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, body: await page.as(encoding) };
}

/** Site map, feeds and the like: cached for ten minutes; an error may be retried after one. */
const fileAnswer = ({ status, type, body }: PublishedFile): Omit<RenderedPage, 'common'> => ({
  status,
  headers: {
    'content-type': type,
    ...(status === 200
      ? { 'cache-control': 'public, max-age=600' }
      : { 'cache-control': 'no-store', 'retry-after': '60' }),
  },
  body,
});

/** As long as browsers and crawlers cache them. */
const FILES_MAX_AGE = 600_000;
const FILES_CAPACITY = 64_000_000;

/** A part of the site map that does not exist: its URL is that of any missing page. */
const NO_FILE: RenderedPage = { status: 404, headers: {}, body: '', common: false };

/**
 * Redirects a visitor who comes from another site to `/` and last read English to `/en`. Links within the site are
 * never redirected, so this cannot loop and Arabic stays reachable.
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
