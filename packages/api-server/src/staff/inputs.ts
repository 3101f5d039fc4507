import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parsed } from './parse.ts';

const unreadable = (path: string, help: string, error: unknown): Error =>
  new Error(
    `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Give the path of ${help}.`,
    { cause: error },
  );

async function readFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) paths.push(...(await readFolder(path)));
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
}

/**
 * Reads the files that a command is given: the server that runs it may be of another folder, or unable to read them.
 * @throws Error for a file that cannot be read
 */
export async function readInputs({ spec, args }: Parsed): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, help, reads } of spec.arguments ?? []) {
    if (reads === undefined) continue;
    for (const path of [args[name] ?? []].flat()) {
      try {
        const isFolder = reads === 'files or folders' && (await stat(path)).isDirectory();
        for (const file of isFolder ? await readFolder(path) : [path]) files.set(file, await readFile(file));
      } catch (error) {
        throw unreadable(path, help, error);
      }
    }
  }
  return files;
}
