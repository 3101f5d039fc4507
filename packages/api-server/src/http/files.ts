import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The association's pictures and documents, out of the client's package. */
export const mediaDir = join(dirname(fileURLToPath(import.meta.resolve('@taawun/api-client/package.json'))), 'media');

const YEAR = 31_536_000;

interface Folders {
  /** Files whose names carry a hash of their content. */
  assets: string | undefined;
  storybookDir: string | undefined;
}

/** Files from folders. Paths outside them, hidden files and folder listings are not found. */
export async function registerFiles(app: FastifyInstance, { assets, storybookDir }: Folders): Promise<void> {
  const common = { decorateReply: false, dotfiles: 'ignore', wildcard: true } as const;
  if (existsSync(mediaDir)) {
    await app.register(fastifyStatic, {
      ...common,
      root: mediaDir,
      prefix: '/media/',
      // The names are fixed and the content may change: keep for an hour, then ask with the ETag.
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400');
        // An SVG opened by itself is a document: it may draw, and nothing else. (A PDF in a sandbox is not shown at all.)
        if (path.endsWith('.svg'))
          void reply.header(
            'Content-Security-Policy',
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
          );
      },
    });
  }
  if (assets !== undefined && existsSync(assets)) {
    await app.register(fastifyStatic, {
      ...common,
      root: assets,
      prefix: '/assets/',
      maxAge: YEAR * 1000,
      immutable: true,
      preCompressed: true,
    });
  }
  if (storybookDir !== undefined && existsSync(storybookDir)) {
    app.get('/storybook', (_, reply) => reply.redirect('/storybook/', 301));
    await app.register(fastifyStatic, {
      ...common,
      root: storybookDir,
      prefix: '/storybook/',
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply) => void reply.header('Cache-Control', 'no-cache'),
    });
  }
}
