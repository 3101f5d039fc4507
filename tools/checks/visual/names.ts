// Which exports of a module another module uses. Without this, a barrel file (`index.ts`) would connect everything.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, type ParseResult } from 'vite';

/** Exported names of a module: some, or all. */
export type Names = ReadonlySet<string> | 'all';

type Module = ParseResult['module'];

const CODE = /\.[cm]?[jt]sx?$/;

/** Reads the modules of one folder, each once. */
export class ModuleNames {
  #folder: string;
  #read = new Map<string, { module: Module; barrel: boolean } | null>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #parse(file: string) {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const path = join(this.#folder, file);
    let found = null;
    if (CODE.test(file) && existsSync(path)) {
      const { module, program } = parseSync(file, readFileSync(path, 'utf8'));
      const barrel =
        program.body.length > 0 &&
        program.body.every(
          (node) =>
            node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
        );
      found = { module, barrel };
    }
    this.#read.set(file, found);
    return found;
  }

  /** Names of `importer` that depend on some names of `file`; `null` when it uses none of them. */
  taken(importer: string, file: string, names: Names): Names | null {
    const known = this.#parse(importer);
    if (!known) return 'all';
    return known.barrel
      ? this.#handedOn(known.module, importer, file, names)
      : this.#used(known.module, importer, file, names);
  }

  #handedOn({ staticExports }: Module, importer: string, file: string, names: Names): Names | null {
    const handed = new Set<string>();
    for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
      if (!moduleRequest || !mayBe(moduleRequest.value, importer, file)) continue;
      // `export *` of all names, and `export * as name`.
      if (importName.kind !== 'Name') {
        const all = exportName.name ? new Set([exportName.name]) : this.#namesOf(file, names);
        if (all === 'all') return 'all';
        for (const name of all) handed.add(name);
      } else if (exportName.name && (names === 'all' || names.has(importName.name ?? ''))) handed.add(exportName.name);
    }
    return handed.size ? handed : null;
  }

  /** All exported names of a module, if they are listed explicitly. */
  #namesOf(file: string, names: Names): Names {
    if (names !== 'all') return names;
    const entries = this.#parse(file)?.module.staticExports.flatMap((one) => one.entries);
    if (!entries || entries.some(({ exportName }) => !exportName.name)) return 'all';
    return new Set(entries.map(({ exportName }) => exportName.name ?? ''));
  }

  #used({ staticImports, staticExports }: Module, importer: string, file: string, names: Names): Names | null {
    const from = (request: { value: string } | null) => request !== null && mayBe(request.value, importer, file);
    const imports = staticImports.filter(({ moduleRequest }) => from(moduleRequest));
    const exports = staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => from(moduleRequest));
    const taken = [...imports.flatMap(({ entries }) => entries), ...exports].filter(({ isType }) => !isType);
    // No names: a side-effect import, or another kind of import (a call of `import`, a plugin).
    if (!taken.length || imports.some(({ entries }) => !entries.length)) return 'all';
    return taken.some(
      ({ importName }) => names === 'all' || importName.kind !== 'Name' || names.has(importName.name ?? ''),
    )
      ? 'all'
      : null;
  }
}

/** Whether a specifier may resolve to a file. A package name may resolve to any file of the packages. */
function mayBe(specifier: string, importer: string, file: string): boolean {
  return specifier.startsWith('.')
    ? normalize(join(dirname(importer), specifier.replace(/\?.*$/, ''))) === file
    : specifier.startsWith('@taawun/');
}
