// The portal's service worker, built after everything else: it carries a digest of what the build made.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Bundles `entry` into `sw.js` in the build. A changed build changes the worker, so browsers update it.
 * @param constants values that the worker declares
 */
export function serviceWorker(entry: string, constants: Readonly<Record<string, unknown>>): Plugin {
  return {
    name: 'taawun-service-worker',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      if (!dir)
        throw new Error(
          'The service worker is built beside a folder of files, but the build has no output folder. Set build.outDir.',
        );
      const names = Object.keys(bundle)
        .filter((name) => !name.startsWith('.vite/'))
        .toSorted();
      const hash = createHash('sha256');
      for (const name of names)
        hash
          .update(name)
          .update('\0')
          .update(readFileSync(join(dir, name)))
          .update('\0');
      const release = {
        version: hash.digest('hex').slice(0, 16),
        assets: names.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`),
      };
      await build({
        configFile: false,
        root: dir,
        publicDir: false,
        logLevel: 'warn',
        define: {
          ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
          RELEASE: JSON.stringify(release),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
