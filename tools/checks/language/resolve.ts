// Resolves an expression to its possible values: through constants, objects, functions, default parameters, imports.
import { dirname, join } from 'node:path/posix';
import { isNode, nameOf, type Node } from '../i18n/source.ts';
import { nodesOf, type Project, type Source } from './project.ts';
import { ANY, child, isFunction, listOf, lookup, scopeOf, type Binding, type Step } from './scopes.ts';

/** An expression, its source, and the arguments of the call through which it was reached. */
export interface Value {
  source: Source;
  node: Node;
  args: Args | null;
}
interface Args {
  fn: Node;
  values: readonly Value[];
  outer: Args | null;
}

/** Wrappers that give back what they are given. */
const SAME = /^(useMemo|useCallback|memo|freeze|useDeferredValue|String)$/;
const SAME_METHOD =
  /^(trim|trimStart|trimEnd|toUpperCase|toLowerCase|toLocaleUpperCase|toLocaleLowerCase|replace|replaceAll|padStart|padEnd|slice|concat|normalize|toString|valueOf|toSorted|toReversed|filter)$/;
const MAX_DEPTH = 24;
const PACKAGES: Readonly<Record<string, string>> = {
  '@taawun/ui': 'packages/ui/src',
  '@taawun/api-client': 'packages/api-client/src',
  '@taawun/domain': 'packages/domain/src',
};

/** The file that an import names; `null` for other packages. */
function fileOf(project: Project, from: Source, specifier: string): Source | null {
  const alias = Object.keys(PACKAGES).find((name) => specifier === name || specifier.startsWith(`${name}/`));
  const base = alias
    ? `${PACKAGES[alias] ?? ''}${specifier.slice(alias.length)}`
    : specifier.startsWith('.')
      ? join(dirname(from.file), specifier)
      : '';
  return base === ''
    ? null
    : ([base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => project.source(file))
        .find((source) => source !== null) ?? null);
}

/** The expressions that a module exports under a name. */
function exported(project: Project, source: Source, name: string, seen = new Set<string>()): Value[] {
  if (seen.has(`${source.file} ${name}`)) return [];
  seen.add(`${source.file} ${name}`);
  const own = (local: string): Value[] => {
    const binding = scopeOf(source.program).get(local);
    if (binding?.imported) return through(binding.imported.from, binding.imported.name);
    return binding?.init ? [{ source, node: binding.init, args: null }] : [];
  };
  const through = (from: string, imported: string): Value[] => {
    const target = fileOf(project, source, from);
    return target ? exported(project, target, imported, seen) : [];
  };
  for (const statement of nodesOf(source, 'ExportNamedDeclaration')) {
    for (const specifier of listOf(statement, 'specifiers'))
      if (nameOf(specifier['exported']) === name)
        return isNode(statement['source'])
          ? through(nameOf(statement['source']), nameOf(specifier['local']))
          : own(nameOf(specifier['local']));
    const declared = child(statement, 'declaration');
    if (
      declared &&
      (nameOf(declared['id']) === name || listOf(declared, 'declarations').some((each) => nameOf(each['id']) === name))
    )
      return own(name);
  }
  if (name === 'default')
    return nodesOf(source, 'ExportDefaultDeclaration').flatMap((each) =>
      isNode(each['declaration']) ? [{ source, node: each['declaration'], args: null }] : [],
    );
  return nodesOf(source, 'ExportAllDeclaration').flatMap((each) => through(nameOf(each['source']), name));
}

/** What is assigned to a variable after its declaration. */
const assignedTo = (source: Source, name: Node, binding: Binding): Node[] =>
  nodesOf(source, 'AssignmentExpression')
    .filter(
      (each) =>
        isNode(each['left']) &&
        each['left'].type === 'Identifier' &&
        nameOf(each['left']) === nameOf(name) &&
        lookup(source, each['left']) === binding,
    )
    .flatMap((each) => (isNode(each['right']) ? [each['right']] : []));

const returned = new WeakMap<Node, readonly Node[]>();
/** The expressions that a function returns. */
export function returnsOf(source: Source, fn: Node): readonly Node[] {
  const known = returned.get(fn);
  if (known) return known;
  const body = child(fn, 'body');
  const inside = (node: Node): boolean => {
    for (let each = source.parentOf.get(node); each; each = source.parentOf.get(each))
      if (isFunction(each)) return each === fn;
    return false;
  };
  const list = !body
    ? []
    : body.type !== 'BlockStatement'
      ? [body]
      : nodesOf(source, 'ReturnStatement')
          .filter((each) => each.start > body.start && each.end < body.end && inside(each))
          .flatMap((each) => (isNode(each['argument']) ? [each['argument']] : []));
  returned.set(fn, list);
  return list;
}

export interface Resolver {
  /** The expressions that an expression resolves to, without names, calls or members of the project. */
  valuesOf: (value: Value) => Value[];
}

/** @param isOpaque calls that are not followed, such as those that format by the locale */
export function resolver(project: Project, isOpaque: (name: string) => boolean): Resolver {
  const follow = (value: Value, depth: number): Value[] => {
    const { source, node, args } = value;
    if (depth > MAX_DEPTH) return [];
    const to = (next: unknown): Value[] => (isNode(next) ? follow({ source, node: next, args }, depth + 1) : []);
    switch (node.type) {
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return to(node['expression']);
      case 'AwaitExpression':
        return to(node['argument']);
      case 'ConditionalExpression':
        return [...to(node['consequent']), ...to(node['alternate'])];
      case 'LogicalExpression':
        return [...(node['operator'] === '&&' ? [] : to(node['left'])), ...to(node['right'])];
      case 'AssignmentExpression':
        return to(node['right']);
      case 'Identifier':
        return named(value, depth);
      case 'MemberExpression': {
        const object = child(node, 'object');
        const namespace = object?.type === 'Identifier' ? lookup(source, object)?.imported : undefined;
        const target = namespace?.name === '*' ? fileOf(project, source, namespace.from) : null;
        if (target) return exported(project, target, nameOf(node)).flatMap((each) => follow(each, depth + 1));
        const property = child(node, 'property');
        const found = step(
          to(object),
          node['computed'] !== true
            ? nameOf(property)
            : property?.type === 'Literal'
              ? (property['value'] as Step)
              : ANY,
          depth,
        );
        return found.length ? found : [value];
      }
      case 'CallExpression':
        return called(value, depth);
      default:
        return [value];
    }
  };

  const step = (values: readonly Value[], key: Step, depth: number): Value[] =>
    values.flatMap(({ source, node, args }) => {
      const to = (next: Node | undefined): Value[] => (next ? follow({ source, node: next, args }, depth + 1) : []);
      if (node.type === 'ObjectExpression') {
        const properties = listOf(node, 'properties');
        const own = properties.filter(
          (property) =>
            property.type === 'Property' &&
            (key === ANY || property['computed'] === true || nameOf(property['key']) === String(key)),
        );
        return own.length && key !== ANY
          ? own.flatMap((property) => to(child(property, 'value')))
          : [
              ...own.flatMap((property) => to(child(property, 'value'))),
              ...properties
                .filter(({ type }) => type === 'SpreadElement')
                .flatMap((spread) => step(to(child(spread, 'argument')), key, depth + 1)),
            ];
      }
      if (node.type !== 'ArrayExpression') return [];
      const elements = node['elements'] as unknown[];
      return (typeof key === 'number' ? [elements[key]] : elements).filter(isNode).flatMap((element) => to(element));
    });

  const named = (value: Value, depth: number): Value[] => {
    const { source, node, args } = value;
    const binding = lookup(source, node);
    if (!binding) return [value];
    const walk = (values: Value[]): Value[] => binding.path.reduce((list, key) => step(list, key, depth + 1), values);
    const defaults = binding.defaults.flatMap((each) => follow({ source, node: each, args }, depth + 1));
    if (binding.imported) {
      const target = fileOf(project, source, binding.imported.from);
      if (!target) return [value];
      if (binding.imported.name === '*') return [value];
      return walk(exported(project, target, binding.imported.name).flatMap((each) => follow(each, depth + 1)));
    }
    if (!binding.fn && binding.path.length === 0)
      defaults.push(
        ...assignedTo(source, node, binding).flatMap((each) => follow({ source, node: each, args }, depth + 1)),
      );
    if (binding.init) return [...walk(follow({ source, node: binding.init, args }, depth + 1)), ...defaults];
    if (!binding.fn) return defaults.length ? defaults : [value];
    let call = args;
    while (call && call.fn !== binding.fn) call = call.outer;
    const given = call?.values[binding.index ?? 0];
    return given ? [...walk(follow(given, depth + 1)), ...defaults] : defaults.length ? defaults : [value];
  };

  const called = (value: Value, depth: number): Value[] => {
    const { source, node, args } = value;
    const callee = child(node, 'callee');
    const name = nameOf(callee);
    if (!callee || isOpaque(name)) return [value];
    const given = listOf(node, 'arguments').map((each): Value => ({ source, node: each, args }));
    const object = callee.type === 'MemberExpression' ? child(callee, 'object') : undefined;
    const at = (next: Node): Value[] => follow({ source, node: next, args }, depth + 1);
    if (SAME.test(name))
      return given
        .slice(0, 1)
        .flatMap((each) =>
          /^use(Memo|Callback)$|^memo$/.test(name) && isFunction(each.node) && name === 'useMemo'
            ? returnsOf(source, each.node).flatMap(at)
            : follow(each, depth + 1),
        );
    if (name === 'useState')
      return given.slice(0, 1).map((each) => ({
        ...each,
        node: { type: 'ArrayExpression', start: each.node.start, end: each.node.end, elements: [each.node] } as Node,
      }));
    if (object && SAME_METHOD.test(name)) return at(object);
    if (object && /^(at|find)$/.test(name)) return step(at(object), ANY, depth + 1);
    if (object && name === 'get')
      return at(object).flatMap((map) =>
        map.node.type === 'NewExpression'
          ? listOf(map.node, 'arguments').flatMap((entries) =>
              step(step([{ ...map, node: entries }], ANY, depth + 1), 1, depth + 1),
            )
          : [],
      );
    if (object && name === 'join') return step(at(object), ANY, depth + 1);
    const functions = at(callee).filter(({ node: fn }) => isFunction(fn));
    if (functions.length === 0) return [value];
    return functions.flatMap((fn) =>
      returnsOf(fn.source, fn.node).flatMap((each) =>
        follow({ source: fn.source, node: each, args: { fn: fn.node, values: given, outer: fn.args } }, depth + 1),
      ),
    );
  };

  return { valuesOf: (value) => follow(value, 0) };
}
