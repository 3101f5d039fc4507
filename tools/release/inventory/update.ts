// `node tools/release/inventory/update.ts`: reads what the packages of the other design systems export and writes
// names.json. Needs the npm registry; nothing else does.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ANCHORS, type AnchorNames } from './anchors.ts';

interface Syntax {
  type: string;
  [key: string]: unknown;
}

const nameOf = (node: unknown): string =>
  (node as { name?: string; value?: string } | null)?.name ?? (node as { value?: string } | null)?.value ?? '';

/** Names of types and of parts that no row compares. */
const NOISE =
  /(Props|Context|ContextValue|(?<!Empty)State|Classes|ClassKey|Factory|StylesNames|Overrides|CssVariables|DataAttributes|TypeMap|Slots|Details|Reason|Variant|Settings|Options|Event|Actions|OwnerState)$|^(use|create|get|is)[A-Z]|^(use|create|get|is)$/;

/** The declaration file of a relative import. */
function fileOf(source: string, importer: string): string | null {
  const path = join(dirname(importer), source.replace(/\.(m?js|tsx?|d\.ts)$/, ''));
  return (
    [
      `${path}.d.ts`,
      `${path}.d.mts`,
      `${path}.ts`,
      `${path}.tsx`,
      join(path, 'index.d.ts'),
      join(path, 'index.ts'),
    ].find((file) => existsSync(file)) ?? null
  );
}

/** Collects the names that a declaration file exports, and those of the files that it exports from. */
function collect(file: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as Syntax[]) {
    const source = node['source'] ? fileOf(nameOf(node['source']), file) : null;
    if (node.type === 'ExportAllDeclaration') {
      if (node['exported']) names.add(nameOf(node['exported']));
      else if (source) collect(source, names, seen);
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node['specifiers'] as Syntax[]) names.add(nameOf(specifier['exported']));
    const declaration = node['declaration'] as Syntax | null;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration['declarations'] as Syntax[]) names.add(nameOf(id));
    else if (declaration) names.add(nameOf(declaration['id']));
  }
}

/** Folders of Nunjucks templates, as GOV.UK Frontend has them. */
const templatesOf = (folder: string): string[] => {
  const components = join(folder, 'dist/govuk/components');
  return existsSync(components)
    ? readdirSync(components, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
};

/** Unpacks the latest version of a package. */
function unpack(name: string, into: string): { folder: string; version: string } {
  const [{ filename, version }] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', into], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as [{ filename: string; version: string }];
  const folder = mkdtempSync(join(into, 'package-'));
  execFileSync('tar', ['-xzf', join(into, filename), '-C', folder, '--strip-components=1']);
  return { folder, version };
}

/** The entry of a package's types. */
function typesOf(folder: string): string[] {
  const { types, typings, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    types?: string;
    typings?: string;
    exports?: Record<string, unknown>;
  };
  const text = JSON.stringify(exports?.['.'] ?? {});
  const fromExports = /"types":(?:\{"default":)?"([^"]+)"/.exec(text)?.[1];
  const found = [types, typings, fromExports, 'index.d.ts', 'dist/types/index.d.ts', 'lib/index.d.ts', 'src/index.ts']
    .flatMap((file) => (file ? [join(folder, file)] : []))
    .find((file) => existsSync(file));
  return found ? [found] : globSync('dist/**/index.d.ts', { cwd: folder }).map((file) => join(folder, file));
}

const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
try {
  const result: Record<string, AnchorNames> = {};
  for (const [anchor, packages] of Object.entries(ANCHORS)) {
    const names = new Set<string>();
    const versions: Record<string, string> = {};
    for (const name of packages) {
      const unpacked = unpack(name, folder);
      versions[name] = unpacked.version;
      for (const template of templatesOf(unpacked.folder)) names.add(template);
      if (names.size === 0 || name !== 'govuk-frontend')
        for (const file of typesOf(unpacked.folder)) collect(file, names, new Set());
    }
    const chosen = [...names].filter((name) => /^[A-Z]\w*[a-z]|^[a-z]+(-[a-z]+)*$/.test(name) && !NOISE.test(name));
    result[anchor] = { versions, names: chosen.toSorted() };
    console.log(`${anchor}: ${chosen.length} names`);
  }
  writeFileSync(join(import.meta.dirname, 'names.json'), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
