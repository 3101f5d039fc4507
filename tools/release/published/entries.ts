// The entries of the published packages, read from what is published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';

export interface Entry {
  /** As in the file names of its report: `ui`, `ui-forms`. */
  name: string;
  packageFolder: string;
  script: string;
  types: string;
}

type Exports = Record<string, string | { types: string; default: string }>;

/** Every entry that is code with types; styles, catalogues and documents are not. */
export const entries: readonly Entry[] = ['domain', 'ui', 'api-client', 'eslint-plugin'].flatMap((folder) => {
  const packageFolder = join(root, 'packages', folder);
  const { publishConfig } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Exports };
  };
  return Object.entries(publishConfig.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || !target.default.endsWith('.js')) return [];
    return {
      name: [folder, ...entry.split('/').slice(1)].join('-'),
      packageFolder,
      script: join(packageFolder, target.default),
      types: join(packageFolder, target.types),
    };
  });
});
