import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the images and documents that are released with the program, in the client package. */
export const mediaDir = join(dirname(fileURLToPath(import.meta.resolve('@taawun/api-client/package.json'))), 'media');
