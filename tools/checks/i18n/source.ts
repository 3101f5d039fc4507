// What the rules share: a problem with its place, and a source with its syntax.
import { parseSync } from 'vite';

/** Something that must not be, where it is, and how to mend it. */
export interface Problem {
  /** From the root. */
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

/** A node and those around it, the nearest first. */
export interface Place {
  node: Node;
  around: readonly Node[];
}

/** The line, from one, on which a character stands. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes right below a node. */
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

/** Every node of a source of TypeScript. */
export function places(file: string, text: string): Place[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  return [...walk(program as unknown as Node, [])];
}

/** Every node below one, and itself. */
export const within = (node: Node): Node[] => [...walk(node, [])].map((place) => place.node);

/** The name of an identifier, of an attribute, of a key, of the last part of `a.b`; '' of anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') return nameOf(node['property']);
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  if (typeof node['name'] === 'string') return node['name'];
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  return typeof node['value'] === 'string' ? node['value'] : '';
}

/** What a literal, a part of a template or a text between tags says; null for anything else. */
export function literalTextOf(node: Node): string | null {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string | null }).cooked ?? '';
  if (node.type === 'JSXText') return node['value'] as string;
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/** An object's property by its name. */
export const propertyOf = (node: unknown, name: string): Node | undefined =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node['properties'] as Node[]).find((property) => nameOf(property['key']) === name)
    : undefined;

/** Letters of Arabic, of which there are at least two: one alone is a sign of the alphabet, not a word. */
export const ARABIC = /[\u0620-\u064A\u0671-\u06D3].*[\u0620-\u064A\u0671-\u06D3]/s;

/** A comment that excepts its line and gives the reason: `i18n-ignore: …`. */
export const REASON = /i18n-ignore: *\S.{8}/;

/** Whether a comment on the line of a place, or on the one above it, says why what stands there may; a comment above a statement counts for all of it. */
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

/** As much of a text as a message needs to be recognised by. */
export const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};
