import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Answer } from './answer.ts';
import { sendError } from './errors.ts';
import { portalPolicy } from './headers.ts';

/** What a page of the portal is answered with. */
export interface PortalAnswer {
  status: number;
  /** A header that stands here wins over the server's own (Content-Security-Policy, Cache-Control). */
  headers: Record<string, string | string[]>;
  body: string | Uint8Array | null;
}

/** The server-side renderer of the portal, handed in by whoever starts the server. */
export interface Portal {
  /**
   * Answers any GET that is neither the API nor a file. `request.signal` is aborted when the visitor leaves. `version` names
   * the state of what public pages show; null: nobody here knows it.
   */
  handle: (request: Request, version: () => Promise<string | null>) => Promise<PortalAnswer>;
  /**
   * The answer where the page is at hand, without the cost of a `Request`: address with its query, headers by their lower-case
   * names. Null: `handle` is to be asked.
   */
  quick?: (
    path: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    version: () => Promise<string | null>,
  ) => Promise<PortalAnswer | null>;
  /** Answers a form that a browser has posted by itself: its fields, whether a page of this site has sent it, and the API to call. Null: the page takes none. */
  post?: (
    request: Request,
    fields: Readonly<Record<string, string>>,
    isOwn: boolean,
    call: Answer,
  ) => Promise<PortalAnswer | null>;
  /** Paths that `post` takes, in all their forms. */
  forms?: readonly string[];
  /** Folder of hashed files, served at /assets/ and kept for a year. */
  assets?: string;
  /** Folder of files with fixed names (icons, robots.txt), served at the root for an hour. */
  publicDir?: string;
}

/** Links and canonical addresses are made of PUBLIC_ORIGIN, never of the Host header that a caller may invent. */
export function toRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value].flat()) if (each !== undefined && !name.startsWith(':')) headers.append(name, each);
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  // `//host/path` and the absolute form of a proxy request would be another origin.
  const path = request.url.startsWith('/') ? request.url.replace(/^\/+/, '/') : '/';
  return new Request(`${origin}${path}`, { headers, signal: controller.signal });
}

interface Site {
  portal: Portal;
  config: Config;
  /** Names the state of what this server's own API publishes. */
  publishedVersion: () => Promise<string>;
}

/** What another API publishes, only that API knows; a database that is away keeps nobody from an answer. */
const versionOf =
  ({ config, publishedVersion }: Site) =>
  async (): Promise<string | null> =>
    config.apiBaseUrl === null ? publishedVersion().catch(() => null) : null;

/** Renders a page. */
export async function servePortal(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { portal, config } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(request, reply.header('Allow', 'GET, HEAD'), 'method_not_allowed');
  const version = versionOf(site);
  const { status, headers, body } =
    (await portal.quick?.(request.url, request.headers, version)) ??
    (await portal.handle(toRequest(request, reply, config.publicOrigin), version));
  void reply
    .status(status)
    .header('Content-Security-Policy', portalPolicy(config))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8');
  return reply.headers(headers).send(body ?? '');
}

/** The fixed names at the root, one route each: everything else is a page. */
export async function registerPublicFiles(app: FastifyInstance, publicDir: string | undefined): Promise<void> {
  if (publicDir === undefined || !existsSync(publicDir)) return;
  const files = readdirSync(publicDir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html',
  );
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: publicDir, serve: false, maxAge: 3_600_000 });
    // A service worker is asked for again each time: it must not outlive its release.
    for (const { name } of files)
      scope.get(`/${encodeURIComponent(name)}`, (_, reply) =>
        name === 'sw.js'
          ? reply.header('Cache-Control', 'no-cache').sendFile(name, { cacheControl: false })
          : reply.sendFile(name),
      );
  });
}
