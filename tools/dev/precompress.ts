// Compresses what a build made once, so that no server compresses it again for each reader.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Formats that get smaller; images and fonts are compressed already. */
const TEXT = /\.(js|css|svg|json|txt)$/;
/** Bytes below which a compressed response is hardly smaller. */
const THRESHOLD = 1024;

/** Writes `name.br` and `name.gz` beside each text file of the build, for `preCompressed` of @fastify/static. */
export function precompress(): Plugin {
  return {
    name: 'taawun-precompress',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      if (!dir)
        throw new Error(
          'Compressed files stand beside the files of the build, but it has no output folder. Set build.outDir.',
        );
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && TEXT.test(name))
          .map(async (name) => {
            const file = join(dir, name);
            const content = await readFile(file);
            if (content.length < THRESHOLD) return;
            await Promise.all([
              promisify(brotliCompress)(content, {
                params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
              }).then((small) => writeFile(`${file}.br`, small)),
              promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
            ]);
          }),
      );
    },
  };
}
