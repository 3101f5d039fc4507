// Writes the scenes and portraits of the kit: `node tools/run.mjs tools/dev/scenes/scenes.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../builds.ts';
import { renderKit } from './render.ts';

for (const [path, svg] of renderKit()) {
  const file = join(root, 'packages', 'api-client', 'media', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
