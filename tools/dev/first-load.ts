// What a build loads first: the entry and everything that it imports statically.
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ENTRY = '\0entry';

/** Returns the chunks of the first load; what they import dynamically does not count. */
export function firstLoad({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = new Set<Rolldown.OutputChunk>();
  const follow = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    chunk.imports.forEach(follow);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  return [...first];
}

/** Weighs the first load, in kB gzip. */
export const weighFirstLoad = (output: Rolldown.RolldownOutput): number =>
  firstLoad(output).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/**
 * Weighs one component in an application of its own, in kB gzip without React.
 * @param module path or package that exports it @param root folder from which packages are found
 */
export async function weighComponent(name: string, module: string, root: string): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? `export { ${name} } from ${JSON.stringify(module)};` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  return weighFirstLoad(built as Rolldown.RolldownOutput);
}
