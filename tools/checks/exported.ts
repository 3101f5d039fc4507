// The exports of the library, read from its sources: where each exported name is declared, and its JSDoc comment.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../dev/builds.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
export interface Module {
  path: string;
  text: string;
  body: Node[];
  comments: { value: string; start: number; end: number }[];
}

/** The entries that are code, as files. */
export const ENTRIES = [
  'index.ts',
  'forms/index.ts',
  'map/index.ts',
  'testers/index.ts',
  'testing/index.ts',
  'vite/index.ts',
].map((file) => join(root, 'packages/ui/src', file));
/** Every module that has been read. */
export const modules = new Map<string, Module>();
/** A source with its syntax and comments. */
export function read(path: string): Module {
  let known = modules.get(path);
  if (!known) {
    const text = readFileSync(path, 'utf8');
    const { program, comments, errors } = parseSync(path, text);
    if (errors.length) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
    modules.set(path, (known = { path, text, body: program.body as unknown as Node[], comments }));
  }
  return known;
}

/** What a node is called. */
export const nameOf = (node: unknown): string =>
  (node as { name?: string; value?: string } | null)?.name ?? (node as { value?: string } | null)?.value ?? '';
/** The JSDoc comment right before a declaration, without its stars; `null` when there is none. */
export function docOf({ text, comments }: Module, { start }: Node): string | null {
  const last = comments.findLast(({ end }) => end <= start);
  if (!last?.value.startsWith('*') || !/^\s*$/.test(text.slice(last.end, start))) return null;
  return last.value
    .slice(1)
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export interface Found {
  module: Module;
  node: Node;
  declaration: Node;
  name: string;
}

const DOMAIN = '@taawun/domain';

/** The file of an import: of the module's own package, or of the domain's; empty for any other package. */
function fileOf(source: string, importer: string): string {
  if (source.startsWith('.')) return join(dirname(importer), source);
  return source === DOMAIN || source.startsWith(`${DOMAIN}/`)
    ? join(root, 'packages/domain/src', source.slice(DOMAIN.length), 'index.ts')
    : '';
}

/** Where a name that a module exports is declared; every one of them without a name. */
export function* exported(path: string, wanted?: string): Generator<Found> {
  const module = read(path);
  for (const node of module.body) {
    const source = node['source'] ? nameOf(node['source']) : '';
    const from = fileOf(source, path);
    if (node.type === 'ExportAllDeclaration' && /\.tsx?$/.test(from)) yield* exported(from, wanted);
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node['specifiers'] as Node[]) {
      if (wanted && nameOf(specifier['exported']) !== wanted) continue;
      if (/\.tsx?$/.test(from)) yield* exported(from, nameOf(specifier['local']));
    }
    const declaration = node['declaration'] as Node | null;
    if (!declaration) continue;
    const declared =
      declaration.type === 'VariableDeclaration'
        ? (declaration['declarations'] as Node[]).map((one) => nameOf(one['id']))
        : [nameOf(declaration['id'])];
    for (const name of declared) if (!wanted || name === wanted) yield { module, node, declaration, name };
  }
}
