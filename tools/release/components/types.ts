// Resolves the type names of a module, by its syntax: to the module that declares them.
import { dirname, join } from 'node:path';
import { exported, nameOf, read, type Module, type Node } from '../../checks/exported.ts';
import { root } from '../../dev/builds.ts';

export interface Declared {
  module: Module;
  /** `TSInterfaceDeclaration` or `TSTypeAliasDeclaration`. */
  node: Node;
}

const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** Returns the file of an import: a source of this library or of the domain, else `null`. */
function sourceOf(from: string, importer: string): string | null {
  if (from.startsWith('.')) return /\.tsx?$/.test(from) ? join(dirname(importer), from) : null;
  const [, path] = /^@taawun\/domain(?:\/(.*))?$/.exec(from) ?? [];
  return from.startsWith('@taawun/domain') ? join(root, 'packages/domain/src', path ?? '', 'index.ts') : null;
}

function ownType(module: Module, name: string): Declared | null {
  for (const statement of module.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
    if (node && TYPES.has(node.type) && nameOf(node['id']) === name) return { module, node };
  }
  return null;
}

/** Returns the declaration of a type name as a module uses it; `null` for a type of another package. */
export function typeOf(module: Module, name: string): Declared | null {
  const own = ownType(module, name);
  if (own) return own;
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = (statement['specifiers'] as Node[]).find(({ local }) => nameOf(local) === name);
    if (!specifier) continue;
    const file = sourceOf(nameOf(statement['source']), module.path);
    if (!file) return null;
    const imported = nameOf(specifier['imported'] ?? specifier['local']);
    for (const found of exported(file, imported))
      if (TYPES.has(found.declaration.type)) return { module: found.module, node: found.declaration };
  }
  return null;
}

/** The source of a node in one line. */
export const sourceText = ({ text }: Module, { start, end }: Node): string =>
  text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/** Longest written list of values, in characters: a longer one keeps its name. */
const MAX_VALUES = 400;

/**
 * Writes a type as its values: the name of a union of literals is replaced by the union, once for each level of names.
 * Types with parameters, objects and types of other packages keep their names.
 */
export function valuesOf(module: Module, node: Node, depth = 3): string {
  if (node.type === 'TSUnionType')
    return (node['types'] as Node[]).map((each) => valuesOf(module, each, depth)).join(' | ');
  if (node.type === 'TSParenthesizedType') return valuesOf(module, node['typeAnnotation'] as Node, depth);
  if (node.type !== 'TSTypeReference' || node['typeArguments'] || depth === 0) return sourceText(module, node);
  const found = typeOf(module, nameOf(node['typeName']));
  const alias = found?.node.type === 'TSTypeAliasDeclaration' ? (found.node['typeAnnotation'] as Node) : null;
  if (!found || !alias || !/^TS(Union|Literal|TypeReference|StringKeyword|NumberKeyword)/.test(alias.type))
    return sourceText(module, node);
  const values = valuesOf(found.module, alias, depth - 1);
  return values.length > MAX_VALUES || read(found.module.path) !== found.module ? sourceText(module, node) : values;
}
