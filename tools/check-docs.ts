// What the library hands out says what it is for: a JSDoc comment on everything that can be imported from its entries, and on every
// property of its props that a reader of HTML would not know.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from './builds.ts';

interface Node { type: string; start: number; end: number; [key: string]: unknown }
interface Module { path: string; text: string; body: Node[]; comments: { value: string; start: number; end: number }[] }

const ENTRIES = ['index.ts', 'forms/index.ts', 'map/index.ts', 'testing/index.ts', 'vite/index.ts'].map((file) => join(root, 'packages/ui/src', file));
/** Known from HTML or said by their type and name alone. */
const KNOWN = new Set(['children', 'className', 'id', 'name', 'href', 'label', 'title', 'text', 'value', 'open', 'disabled', 'required', 'alt', 'url', 'width', 'height', 'icon', 'image', 'placeholder', 'options', 'date', 'onValueChange']);

const modules = new Map<string, Module>();
function read(path: string): Module {
  let known = modules.get(path);
  if (!known) {
    const text = readFileSync(path, 'utf8');
    const { program, comments, errors } = parseSync(path, text);
    if (errors.length) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
    modules.set(path, (known = { path, text, body: program.body as unknown as Node[], comments }));
  }
  return known;
}

const nameOf = (node: unknown): string => (node as { name?: string; value?: string } | null)?.name ?? (node as { value?: string } | null)?.value ?? '';
/** Whether a JSDoc comment stands right before it. */
function isDocumented({ text, comments }: Module, { start }: Node): boolean {
  const last = comments.findLast(({ end }) => end <= start);
  return last !== undefined && last.value.startsWith('*') && /^\s*$/.test(text.slice(last.end, start));
}

interface Found { module: Module; node: Node; declaration: Node; name: string }

/** Where a name that a module exports is declared; every one of them without a name. */
function* exported(path: string, wanted?: string): Generator<Found> {
  const module = read(path);
  for (const node of module.body) {
    const source = node['source'] ? nameOf(node['source']) : '';
    const from = source.startsWith('.') ? join(dirname(path), source) : '';
    if (node.type === 'ExportAllDeclaration' && /\.tsx?$/.test(from)) yield* exported(from, wanted);
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node['specifiers'] as Node[]) {
      if (wanted && nameOf(specifier['exported']) !== wanted) continue;
      if (/\.tsx?$/.test(from)) yield* exported(from, nameOf(specifier['local']));
    }
    const declaration = node['declaration'] as Node | null;
    if (!declaration) continue;
    const declared = declaration.type === 'VariableDeclaration' ? (declaration['declarations'] as Node[]).map((one) => nameOf(one['id'])) : [nameOf(declaration['id'])];
    for (const name of declared) if (!wanted || name === wanted) yield { module, node, declaration, name };
  }
}

const problems = new Set<string>();
const say = ({ path, text }: Module, { start }: Node, words: string): void => void problems.add(`${relative(root, path)}:${text.slice(0, start).split('\n').length}: ${words}`);

for (const entry of ENTRIES) {
  for (const { module, node, declaration, name } of exported(entry)) {
    const { type } = declaration;
    if (/Function|Class|Variable/.test(type) && !isDocumented(module, node)) say(module, node, `${name} is exported without a JSDoc comment: say what it is for`);
    if (type !== 'TSInterfaceDeclaration') continue;
    for (const member of (declaration['body'] as { body: Node[] }).body) {
      const property = nameOf(member['key']);
      if (member.type === 'TSPropertySignature' && name.endsWith('Props') && !KNOWN.has(property) && !isDocumented(module, member)) say(module, member, `${name}.${property} has no JSDoc comment: say what it does, its unit, its default`);
    }
  }
}

if (problems.size) {
  console.error([...problems].join('\n'));
  process.exit(1);
}
console.log(`${modules.size} modules say what they hand out.`);
