// Changes of the API of `@taawun/ui` and `@taawun/domain`, from the installed `@taawun/ui`.
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An export, or a prop of a component, that was renamed (`to`) or removed. */
export interface Change {
  /** Version in which it changed. */
  since: string;
  /** Module that the application imports. */
  module: string;
  /** Name of the export. */
  export: string;
  /** Prop of the component `export`. Without it, the export itself changed. */
  prop?: string;
  /** New name. Without it, the export or prop is gone. */
  to?: string;
  /** What to write instead, where a new name is not enough. */
  note?: string;
}

const read = new Map<string, readonly Change[]>();

/** Changes up to the version of `@taawun/ui` installed for a folder; none where it is not installed. */
export function changesFor(folder: string): readonly Change[] {
  const known = read.get(folder);
  if (known) return known;
  let changes: readonly Change[] = [];
  try {
    changes = createRequire(join(folder, 'package.json'))('@taawun/ui/changes.json') as Change[];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Not installed, or older than its list of changes.
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
  }
  read.set(folder, changes);
  return changes;
}
