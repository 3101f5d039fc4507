// Shared by the rules: problems with their place, and the syntax tree of a source.
import { parseSync } from 'vite';

/** A violation of a rule, where it is, and how to fix it. */
export interface Problem {
  /** Path from the root. */
  file: string;
  /** From one. */
  line: number;
  rule: string;
  message: string;
}

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A node and its ancestors, the nearest first. */
export interface Place {
  node: Node;
  around: readonly Node[];
}

/** Line of a character, from one. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Direct children of a node. */
function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

function* walk(node: Node, around: readonly Node[]): Generator<Place> {
  yield { node, around };
  const next = [node, ...around];
  for (const child of below(node)) yield* walk(child, next);
}

/** All nodes of a TypeScript source. */
export function places(file: string, text: string): Place[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  return [...walk(program as unknown as Node, [])];
}

/** A node and all its descendants. */
export const within = (node: Node): Node[] => [...walk(node, [])].map((place) => place.node);

/** Name of an identifier, an attribute, a key or the last part of `a.b`; '' for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') return nameOf(node['property']);
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  if (typeof node['name'] === 'string') return node['name'];
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  return typeof node['value'] === 'string' ? node['value'] : '';
}

/** Text of a literal, a part of a template or JSX text; `null` for anything else. */
export function literalTextOf(node: Node): string | null {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string | null }).cooked ?? '';
  if (node.type === 'JSXText') return node['value'] as string;
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/** Property of an object by its name. */
export const propertyOf = (node: unknown, name: string): Node | undefined =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node['properties'] as Node[]).find((property) => nameOf(property['key']) === name)
    : undefined;

/** At least two Arabic letters: a single one is a symbol, not a word. */
export const ARABIC = /[\u0620-\u064A\u0671-\u06D3].*[\u0620-\u064A\u0671-\u06D3]/s;

/** A comment that excepts its line and gives the reason: `i18n-ignore: …`. */
export const REASON = /i18n-ignore: *\S.{8}/;

/**
 * Whether a comment on the line, or on the line above, excepts it. A comment above a statement counts for the whole
 * statement.
 */
export function isAllowed(text: string, offset: number, around: readonly Node[] = []): boolean {
  const lines = text.split('\n');
  const starts = [
    offset,
    ...around
      .filter(({ type }) => /Declaration$|Statement$|^JSXAttribute$|^Property$/.test(type))
      .map(({ start }) => start),
  ];
  return starts.some((start) => {
    const line = lineAt(text, start);
    return (
      REASON.test(lines[line - 1] ?? '') || /^\s*(\/\/|\/?\*|\{\/\*).*i18n-ignore: *\S.{8}/.test(lines[line - 2] ?? '')
    );
  });
}

/** Shortens a text for a message. */
export const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};
