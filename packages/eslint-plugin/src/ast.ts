// The part of the syntax tree that the rules read. ESLint's own types leave JSX and TypeScript out.
import type { Rule } from 'eslint';

export interface Node {
  type: string;
  range: [number, number];
  parent?: Node;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** ESLint reports nodes of its own type. */
export const asReported = (node: Node): Rule.Node => node as unknown as Rule.Node;

/** The nodes around a node, the nearest first. */
export function* around(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) yield at;
}

/** Name of an identifier, an attribute, a key, or the last part of `a.b`; '' for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') return nameOf(node['property']);
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  if (typeof node['name'] === 'string') return node['name'];
  return typeof node['value'] === 'string' ? node['value'] : '';
}

/** Text of a literal, a part of a template, JSX text or a string of a JSON file; `null` for anything else. */
export function textOf(node: Node): string | null {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string | null }).cooked ?? '';
  return ['Literal', 'JSXText', 'String'].includes(node.type) && typeof node['value'] === 'string'
    ? node['value']
    : null;
}

const TRANSPARENT = new Set([
  'JSXExpressionContainer',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
]);

/** The possible values of an expression: both branches of a condition, both sides of `??`, through casts. */
export function* valuesOf(node: unknown): Generator<Node> {
  if (!isNode(node)) return;
  if (TRANSPARENT.has(node.type)) {
    yield* valuesOf(node['expression']);
  } else if (node.type === 'ConditionalExpression') {
    yield* valuesOf(node['consequent']);
    yield* valuesOf(node['alternate']);
  } else if (node.type === 'LogicalExpression') {
    if (node['operator'] !== '&&') yield* valuesOf(node['left']);
    yield* valuesOf(node['right']);
  } else {
    yield node;
  }
}
