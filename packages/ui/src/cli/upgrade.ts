// `npx @taawun/ui upgrade`: renames what the installed version renamed, and lists what is left to do by hand.
import { parse, type ParserPlugin } from '@babel/parser';
import { gt } from 'semver';
import type { Source } from './project.ts';

/** An entry of `changes.json`: an export, or a prop of a component, that was renamed (`to`) or removed. */
export interface Change {
  since: string;
  module: string;
  export: string;
  prop?: string;
  to?: string;
  note?: string;
}

export interface Upgrade {
  text: string;
  /** What was renamed: "OrderCard → …". */
  renamed: string[];
  /** What is left to do by hand, with the line. */
  byHand: string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  [key: string]: unknown;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node, its parent and all below, in the order of the source. */
function* walk(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  yield [node, parent];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) if (isNode(each)) yield* walk(each, node);
    if (isNode(value)) yield* walk(value, node);
  }
}

/** Name of an identifier, or text of a literal; '' for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** Whether a name is a use of a binding: not a property, a key, or another binding of the same name. */
function isUse(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  if (!parent) return false;
  const { type } = parent;
  if (type === 'MemberExpression' || type === 'OptionalMemberExpression' || type === 'JSXMemberExpression')
    return parent['object'] === node || parent['computed'] === true;
  if (/Property$|Method$|^TS\w*Signature$/.test(type))
    return parent['value'] === node || (parent['computed'] === true && parent['key'] === node);
  return !['JSXAttribute', 'ImportSpecifier', 'TSQualifiedName', 'LabeledStatement'].includes(type);
}

/** Whether the source has another binding of the name, so that not every use is one of the import. */
const isShadowed = (nodes: readonly [Node, Node | null][], name: string): boolean =>
  nodes.some(
    ([node, parent]) =>
      node.type === 'Identifier' &&
      node['name'] === name &&
      parent !== null &&
      ((parent.type === 'VariableDeclarator' && parent['id'] === node) ||
        (/Function|^Class|^TS(Type|Interface|Enum)\w*Declaration/.test(parent.type) && parent['id'] === node) ||
        (/Function/.test(parent.type) && (parent['params'] as unknown[]).includes(node)) ||
        (/^(Object|Array)Pattern$|^CatchClause$|^AssignmentPattern$|^RestElement$/.test(parent.type) &&
          parent['right'] !== node) ||
        // `{ name }` as a value or a pattern would need its key, too.
        (parent.type.endsWith('Property') && parent['shorthand'] === true)),
  );

const PLUGINS: readonly ParserPlugin[] = ['jsx', 'typescript', 'decorators-legacy'];

/** Applies the changes to one source. @throws SyntaxError when it cannot be parsed. */
export function upgradeSource({ path, text }: Source, changes: readonly Change[]): Upgrade {
  const upgrade: Upgrade = { text, renamed: [], byHand: [] };
  if (!text.includes('@taawun/')) return upgrade;
  // `<T>(x)` is a cast or a generic in TypeScript without JSX.
  const plugins = PLUGINS.filter((plugin) => plugin !== 'jsx' || !/\.[cm]?ts$/.test(path));
  const nodes = [...walk(parse(text, { sourceType: 'module', plugins: [...plugins] }).program as unknown as Node)];
  const edits: Edit[] = [];
  const replace = (node: Node, by: string): void => void edits.push({ from: node.start, to: node.end, text: by });
  const byHand = (node: Node, what: string, { since, note }: Change): void =>
    void upgrade.byHand.push(`${path}:${node.loc.start.line} ${what} is gone since ${since}.${note ? ` ${note}` : ''}`);

  const changeExport = (specifier: Node, change: Change): void => {
    const [imported, local] = [specifier['imported'] as Node, specifier['local'] as Node];
    const { to } = change;
    if (to === undefined) return byHand(specifier, `\`${change.export}\` of ${change.module}`, change);
    const name = nameOf(local);
    if (name !== nameOf(imported)) replace(imported, to);
    else if (isShadowed(nodes, name) || isShadowed(nodes, to)) replace(specifier, `${to} as ${name}`);
    else {
      replace(specifier, to);
      for (const [node, parent] of nodes) if (nameOf(node) === name && isUse(node, parent)) replace(node, to);
    }
    upgrade.renamed.push(`${change.export} → ${to}`);
  };

  const changeProp = (element: Node, change: Change): void => {
    const attributes = element['attributes'] as Node[];
    const attribute = attributes.find((each) => nameOf(each['name']) === change.prop);
    if (!attribute) return;
    const what = `the prop \`${change.prop ?? ''}\` of \`${change.export}\``;
    if (change.to === undefined || attributes.some((each) => nameOf(each['name']) === change.to))
      return byHand(attribute, what, change);
    replace(attribute['name'] as Node, change.to);
    upgrade.renamed.push(`${change.export} ${change.prop ?? ''} → ${change.to}`);
  };

  for (const [declaration] of nodes) {
    if (declaration.type !== 'ImportDeclaration') continue;
    const module = nameOf(declaration['source']);
    for (const specifier of declaration['specifiers'] as Node[]) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = nameOf(specifier['imported']);
      for (const change of changes.filter((each) => each.module === module && each.export === name)) {
        if (change.prop === undefined) changeExport(specifier, change);
        else
          for (const [node] of nodes)
            if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === nameOf(specifier['local']))
              changeProp(node, change);
      }
    }
  }
  // From the end, so that places before an edit stay right.
  for (const { from, to, text: by } of edits.toSorted((one, other) => other.from - one.from))
    upgrade.text = upgrade.text.slice(0, from) + by + upgrade.text.slice(to);
  return upgrade;
}

/** Changes after a version. */
export const changesSince = (changes: readonly Change[], version: string): Change[] =>
  changes.filter(({ since }) => gt(since, version));
