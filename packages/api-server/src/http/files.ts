import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaDir } from '../shared/media-dir.ts';
import { FILE_POLICY } from './headers.ts';

/** Storybook has inline scripts and evaluates code; it is served outside production only. */
const STORYBOOK_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const YEAR = 31_536_000;

interface Folders {
  /** Folder of files whose names contain a content hash. */
  assets: string | undefined;
  storybookDir: string | undefined;
}

/** Serves files from folders; never files outside them, hidden files or listings. */
export async function registerFiles(app: FastifyInstance, { assets, storybookDir }: Folders): Promise<void> {
  const common = { decorateReply: false, dotfiles: 'ignore', wildcard: true } as const;
  if (existsSync(mediaDir)) {
    await app.register(fastifyStatic, {
      ...common,
      root: mediaDir,
      prefix: '/media/',
      // Fixed names with changing content: cached for an hour, then revalidated by ETag.
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply
          .header('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
          // A portal on another origin shows the images.
          .header('Cross-Origin-Resource-Policy', 'cross-origin');
        // An SVG opened directly is a document: restrict it to rendering. (Browsers do not show a PDF in a sandbox.)
        if (path.endsWith('.svg'))
          void reply.header(
            'Content-Security-Policy',
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
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
      setHeaders: (reply) => void reply.header('Content-Security-Policy', FILE_POLICY),
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
      setHeaders: (reply) =>
        void reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', STORYBOOK_POLICY),
    });
  }
}
