import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const portal = join(root, 'packages', 'portal', 'src');

/** Modules of the portal that the toolbar controls, and the replacement of each. */
const STAND_INS = new Map([
  [join(portal, 'lib', 'theme.ts'), join(import.meta.dirname, 'theme.ts')],
  [join(portal, 'intl', 'messages.ts'), join(import.meta.dirname, 'messages.ts')],
]);
for (const file of STAND_INS.keys())
  if (!existsSync(file))
    throw new Error(`${file} does not exist: its stand-in in .storybook/stand-ins replaces nothing.`);

/** Replaces modules of the portal by modules that follow the toolbar. The replacements import the originals. */
export const standIns = (): Plugin => ({
  name: 'taawun-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.') || !importer?.startsWith(portal)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found ? (STAND_INS.get(found.id) ?? null) : null;
  },
});
