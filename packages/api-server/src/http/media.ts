import type { FastifyInstance } from 'fastify';
import { readMedia } from '../content/media.ts';
import type { PublicReads } from '../context/services.ts';
import { Failure } from '../shared/failure.ts';
import { FILE_POLICY } from './headers.ts';

const FOLDERS = [
  ['uploads', '/media/uploads/:name'],
  ['documents', '/media/documents/uploads/:name'],
] as const;

/** Serves the uploaded files, which are named by their content and cached for a year. */
export function registerMedia(app: FastifyInstance, reads: PublicReads): void {
  for (const [folder, path] of FOLDERS)
    app.get<{ Params: { name: string } }>(path, async (request, reply) => {
      const { name } = request.params;
      if (!/^[0-9a-f]{32}\.[a-z]{3,4}$/.test(name)) throw new Failure('not_found');
      const file = await reads.run(async ({ db }) => {
        const found = await readMedia(db, folder, name);
        if (!found) throw new Failure('not_found');
        return found;
      });
      return reply
        .header('Content-Security-Policy', FILE_POLICY)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type(file.type)
        .send(file.bytes);
    });
}
