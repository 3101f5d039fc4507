// The names that a file declares, and which declaration a use of a name means.
import { isNode, nameOf, type Node } from '../i18n/source.ts';
import type { Source } from './project.ts';

/** One step into an object or a list; `ANY` where the key is not known before the program runs. */
export type Step = string | number | typeof ANY;
export const ANY = Symbol('any');

/** What a name is bound to: an expression and the path into it, a parameter, or an import. */
export interface Binding {
  init?: Node;
  fn?: Node;
  index?: number;
  imported?: { from: string; name: string };
  path: readonly Step[];
  defaults: readonly Node[];
  annotation?: Node | undefined;
}
type Scope = ReadonlyMap<string, Binding>;

export const isFunction = (node: Node): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);
export const listOf = (node: Node, key: string): Node[] =>
  Array.isArray(node[key]) ? (node[key] as unknown[]).filter(isNode) : [];
export const child = (node: Node, key: string): Node | undefined => (isNode(node[key]) ? node[key] : undefined);

function bind(
  pattern: Node | undefined,
  base: Omit<Binding, 'path' | 'defaults'>,
  path: readonly Step[],
  defaults: readonly Node[],
  out: Map<string, Binding>,
): void {
  if (!pattern) return;
  const annotation = child(pattern, 'typeAnnotation') ?? base.annotation;
  // What is left over is not followed, but its name hides those outside.
  if (pattern.type === 'RestElement') out.set(nameOf(pattern['argument']), { path: [], defaults: [] });
  else if (pattern.type === 'Identifier') out.set(nameOf(pattern), { ...base, path, defaults, annotation });
  else if (pattern.type === 'AssignmentPattern')
    bind(child(pattern, 'left'), base, path, [...defaults, ...[pattern['right']].filter(isNode)], out);
  else if (pattern.type === 'ObjectPattern')
    for (const property of listOf(pattern, 'properties'))
      bind(
        property.type === 'RestElement' ? property : child(property, 'value'),
        { ...base, annotation },
        [...path, property['computed'] ? ANY : nameOf(property['key'])],
        [],
        out,
      );
  else if (pattern.type === 'ArrayPattern')
    for (const [index, element] of (pattern['elements'] as unknown[]).entries())
      if (isNode(element)) bind(element, { ...base, annotation }, [...path, index], [], out);
}

const scopes = new WeakMap<Node, Scope>();
/** The names that a function, a block or a module declares. */
export function scopeOf(node: Node): Scope {
  const known = scopes.get(node);
  if (known) return known;
  const out = new Map<string, Binding>();
  if (isFunction(node))
    for (const [index, param] of listOf(node, 'params').entries()) bind(param, { fn: node, index }, [], [], out);
  const statements = /^(Program|BlockStatement|StaticBlock)$/.test(node.type)
    ? listOf(node, 'body')
    : node.type.startsWith('For')
      ? [child(node, 'init') ?? child(node, 'left')].filter(isNode)
      : node.type === 'SwitchCase'
        ? listOf(node, 'consequent')
        : [];
  for (const statement of statements) {
    const declared = child(statement, 'declaration') ?? statement;
    if (declared.type === 'VariableDeclaration')
      for (const each of listOf(declared, 'declarations'))
        bind(child(each, 'id'), isNode(each['init']) ? { init: each['init'] } : {}, [], [], out);
    if (declared.type === 'FunctionDeclaration')
      out.set(nameOf(declared['id']), { init: declared, path: [], defaults: [] });
    if (declared.type === 'ImportDeclaration')
      for (const each of listOf(declared, 'specifiers')) {
        const name =
          each.type === 'ImportSpecifier'
            ? nameOf(each['imported'])
            : each.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        out.set(nameOf(each['local']), {
          imported: { from: nameOf(declared['source']), name },
          path: [],
          defaults: [],
        });
      }
  }
  scopes.set(node, out);
  return out;
}

/** Where a name is declared, as seen from one of its uses. */
export function lookup(source: Source, identifier: Node): Binding | undefined {
  const name = nameOf(identifier);
  for (let node: Node | undefined = source.parentOf.get(identifier); node; node = source.parentOf.get(node)) {
    if (
      !/^(Program|BlockStatement|StaticBlock|SwitchCase|For.*|ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(
        node.type,
      )
    )
      continue;
    const found = scopeOf(node).get(name);
    if (found) return found;
  }
  return undefined;
}
