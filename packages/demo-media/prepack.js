// The files stand in packages/api-client, whose fixtures name them; they are copied here for the package only.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const media = join(import.meta.dirname, 'media');
rmSync(media, { recursive: true, force: true });
cpSync(join(import.meta.dirname, '..', 'api-client', 'media'), media, { recursive: true });
