import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { isPlainPath } from '@taawun/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Answer } from './answer.ts';
import { sendError } from './errors.ts';
import { FILE_POLICY, portalPolicy } from './headers.ts';
import type { PublishedVersions } from '../content/versions.ts';

/** Response of a portal page. */
export interface PortalAnswer {
  status: number;
  /** Response headers; override the server's own (Content-Security-Policy, Cache-Control). */
  headers: Record<string, string | string[]>;
  body: string | Uint8Array | null;
}

/** Server-side renderer of the portal, injected at startup. */
export interface Portal {
  /**
   * Responds to any GET that is neither API nor file. `request.signal` aborts when the client disconnects. `versions`
   * returns the versions of the public data, `null` when they are never known, and rejects while they cannot be read.
   */
  handle: (request: Request, versions: () => Promise<PublishedVersions | null>) => Promise<PortalAnswer>;
  /**
   * Returns the page from the cache without creating a `Request`; `null` when `handle` is needed.
   * @param path URL path with query
   * @param headers by lower-case name
   */
  quick?: (
    path: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    versions: () => Promise<PublishedVersions | null>,
  ) => Promise<PortalAnswer | null>;
  /**
   * Handles a native form post; `null` when the page accepts none.
   * @param isOwn whether a page of this site sent the form
   * @param call the API
   */
  post?: (
    request: Request,
    fields: Readonly<Record<string, string>>,
    isOwn: boolean,
    call: Answer,
  ) => Promise<PortalAnswer | null>;
  /** Paths of public pages that a server renders before it is ready. */
  firstPaths?: readonly string[];
  /** Paths that accept `post`, with all locale prefixes. */
  forms?: readonly string[];
  /** Returns the kind of page at a path: the pattern of its route. For logs and metrics. */
  pageKind?: (path: string) => string;
  /** Folder of hashed files, served at /assets/ and cached for a year. */
  assets?: string;
  /** Folder of files with fixed names (icons, robots.txt), served at the root and cached for an hour. */
  publicDir?: string;
}

/**
 * Builds a `Request` with PUBLIC_ORIGIN: the Host header is untrusted and must not reach links and canonical URLs. The
 * path is a plain one (`isPlainPath`), so it cannot change the origin.
 */
export function toRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value].flat()) if (each !== undefined && !name.startsWith(':')) headers.append(name, each);
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return new Request(`${origin}${request.url}`, { headers, signal: controller.signal });
}

interface Site {
  portal: Portal;
  config: Config;
  /** Returns the versions of the data that this server's own API publishes. */
  publishedVersions: () => Promise<PublishedVersions>;
}

/** The versions of a remote API are unknown. Rejects while the database does not answer. */
const versionsOf =
  ({ config, publishedVersions }: Site) =>
  async (): Promise<PublishedVersions | null> =>
    config.apiBaseUrl === null ? publishedVersions() : null;

/**
 * Redirects to the page of missing pages. A path that is not in its usual form must not reach the router: it would match
 * other pages, or lead to another site once it is written into a link.
 */
function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const prefix = /^\/(?:ar|en)(?=\/)/.exec(request.url)?.[0] ?? '';
  return reply.header('Cache-Control', 'no-store').redirect(`${prefix}/404`, 302);
}

/** Renders a portal page. */
export async function servePortal(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { portal, config } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(request, reply.header('Allow', 'GET, HEAD'), 'method_not_allowed');
  if (!isPlainPath(request.url)) return sendMissing(request, reply);
  const versions = versionsOf(site);
  const { status, headers, body } =
    (await portal.quick?.(request.url, request.headers, versions)) ??
    (await portal.handle(toRequest(request, reply, config.publicOrigin), versions));
  void reply
    .status(status)
    .header('Content-Security-Policy', portalPolicy(config))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8');
  return reply.headers(headers).send(body ?? '');
}

/** Registers one route per file with a fixed name at the root; every other path is a page. */
export async function registerPublicFiles(app: FastifyInstance, publicDir: string | undefined): Promise<void> {
  if (publicDir === undefined || !existsSync(publicDir)) return;
  const files = readdirSync(publicDir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html',
  );
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: publicDir,
      serve: false,
      maxAge: 3_600_000,
      setHeaders: (reply) => void reply.header('Content-Security-Policy', FILE_POLICY),
    });
    // The service worker is always revalidated, so that it does not outlive its release.
    for (const { name } of files)
      scope.get(`/${encodeURIComponent(name)}`, (_, reply) =>
        name === 'sw.js'
          ? reply.header('Cache-Control', 'no-cache').sendFile(name, { cacheControl: false })
          : reply.sendFile(name),
      );
  });
}
