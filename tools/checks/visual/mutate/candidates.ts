// All small breakages that one edit of a source can make. `npm run visual:mutate:random` chooses some of them.
import { isNode, nameOf, places, type Node, type Place } from '../../i18n/source.ts';
import type { Mutation } from './mutations.ts';

/** An edit of a source: the text between two offsets is replaced. */
export interface Edit {
  /** What kind of breakage it is. */
  kind: string;
  start: number;
  end: number;
  to: string;
}

const ATTRIBUTE =
  /^(aria-|data-|role$|lang$|dir$|autoComplete$|inputMode$|enterKeyHint$|tabIndex$|htmlFor$|autoCapitalize$)/;
const HANDLER = /^on[A-Z]/;
const EFFECTS =
  /^(focus|blur|select|preventDefault|stopPropagation|scrollIntoView|scrollTo|announce|showModal|showPopover|hidePopover|close|setAttribute|removeAttribute|toggleAttribute|abort|clearTimeout|clearInterval|disconnect|observe|addEventListener|removeEventListener)$/;
const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
  ArrowDown: 'ArrowUp',
  ArrowUp: 'ArrowDown',
  Home: 'End',
  End: 'Home',
  Escape: 'Delete',
  Enter: 'Insert',
};

const typeOf = (node: unknown): string => (isNode(node) ? node.type : '');

/** Edits of a JSX attribute. */
function* ofAttribute({ node }: Place): Generator<Edit> {
  const name = nameOf(node['name']);
  const kind = ATTRIBUTE.test(name) ? 'attribute removed' : HANDLER.test(name) ? 'handler removed' : null;
  if (kind !== null && node['value'] !== null) yield { kind, start: node.start, end: node.end, to: '' };
}

/** The call of a statement, whatever it is called on. */
function callOf(statement: Node): Node | null {
  const expression = statement['expression'] as Node;
  const call = expression.type === 'ChainExpression' ? (expression['expression'] as Node) : expression;
  return call.type === 'CallExpression' ? call : null;
}

/** Edits of a statement whose effect only users notice. */
function* ofStatement({ node, around: [parent] }: Place): Generator<Edit> {
  if (!EFFECTS.test(nameOf(callOf(node)?.['callee']))) return;
  // Without its only statement a condition goes too.
  const whole = typeOf(parent) === 'IfStatement' && (parent as Node)['alternate'] === null ? (parent as Node) : node;
  if (whole !== node || typeOf(parent) === 'BlockStatement')
    yield { kind: 'call removed', start: whole.start, end: whole.end, to: '' };
}

/** Edits of a condition: an early return that is gone, a choice that is made the other way around. */
function* ofCondition({ node }: Place, text: string): Generator<Edit> {
  if (node.type === 'ConditionalExpression') {
    const [one, other] = [node['consequent'] as Node, node['alternate'] as Node];
    yield {
      kind: 'choice turned around',
      start: one.start,
      end: other.end,
      to: `${text.slice(other.start, other.end)} : ${text.slice(one.start, one.end)}`,
    };
  } else if (node['alternate'] === null && /^\{?\s*return\b/.test(text.slice((node['consequent'] as Node).start)))
    yield { kind: 'early return removed', start: node.start, end: node.end, to: '' };
}

/** The cleanup of an effect. */
function* ofReturn({ node, around }: Place): Generator<Edit> {
  const [, , call] = around;
  const isEffect = typeOf(call) === 'CallExpression' && /^use(Layout)?Effect$/.test(nameOf((call as Node)['callee']));
  if (isEffect && typeOf(node['argument']) === 'ArrowFunctionExpression')
    yield { kind: 'cleanup removed', start: node.start, end: node.end, to: '' };
}

/** Edits of a literal: another key, another message of the same source. */
function* ofLiteral({ node }: Place, ids: readonly string[]): Generator<Edit> {
  const value = node['value'];
  if (typeof value !== 'string') return;
  const key = KEYS[value];
  if (key !== undefined) yield { kind: 'key exchanged', start: node.start, end: node.end, to: `'${key}'` };
  const at = ids.indexOf(value);
  if (at !== -1 && ids.length > 1)
    yield { kind: 'message exchanged', start: node.start, end: node.end, to: `'${ids[(at + 1) % ids.length]}'` };
}

/** A number that is formatted by the browser's own habits. */
function* ofCall({ node }: Place, text: string): Generator<Edit> {
  const [first] = node['arguments'] as Node[];
  if (/^format(Number|Amount|Count|Percent)/.test(nameOf(node['callee'])) && first)
    yield {
      kind: 'formatter removed',
      start: node.start,
      end: node.end,
      to: `String(${text.slice(first.start, first.end)})`,
    };
}

const PHYSICAL: readonly (readonly [RegExp, string])[] = [
  [/(inset-)?inline-start/, 'left'],
  [/(inset-)?inline-end/, 'right'],
];

/** End of the block that opens at an offset; -1 when it ends outside of the text. */
function blockEnd(css: string, opens: number): number {
  let depth = 0;
  for (let at = opens; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** Edits of the styles between two interpolations. */
function* ofStyles({ node }: Place, text: string): Generator<Edit> {
  const css = text.slice(node.start, node.end);
  for (const { index, 0: line } of css.matchAll(/(?<=(?:^`?|[;{}])\s*)-{0,2}[a-z][a-z-]*: [^;{}$`]+;/g)) {
    const start = node.start + index;
    yield { kind: 'declaration removed', start, end: start + line.length, to: '' };
    for (const [logical, physical] of PHYSICAL)
      if (logical.test(line))
        yield { kind: 'side made physical', start, end: start + line.length, to: line.replace(logical, physical) };
  }
  for (const { index, 0: head } of css.matchAll(/(?<=[;{}]\s*)[^;{}`$]*(?::|\[|@media|@container)[^;{}`$]*\{/g)) {
    const end = blockEnd(css, index + head.length - 1);
    if (end !== -1 && !/^\s*[a-z-]+: /.test(head))
      yield { kind: 'block of styles removed', start: node.start + index, end: node.start + end, to: '' };
  }
}

/** Every edit that breaks something in a source. */
export function editsOf(file: string, text: string): Edit[] {
  const all = places(file, text);
  const ids = [
    ...new Set(
      all.flatMap(({ node }) =>
        typeof node['value'] === 'string' && /^ui(\.\w+)+$/.test(node['value']) ? [node['value']] : [],
      ),
    ),
  ];
  return all.flatMap((place): Edit[] => {
    switch (place.node.type) {
      case 'JSXAttribute':
        return [...ofAttribute(place)];
      case 'ExpressionStatement':
        return [...ofStatement(place)];
      case 'IfStatement':
      case 'ConditionalExpression':
        return [...ofCondition(place, text)];
      case 'ReturnStatement':
        return [...ofReturn(place)];
      case 'Literal':
        return [...ofLiteral(place, ids)];
      case 'CallExpression':
        return [...ofCall(place, text)];
      case 'TemplateElement':
        return file.endsWith('.styles.ts') ? [...ofStyles(place, text)] : [];
      default:
        return [];
    }
  });
}

/** An edit as a breakage that names its place: enough lines before it are taken that its text occurs once. */
export function mutationOf(file: string, text: string, edit: Edit, screenshots: readonly string[]): Mutation {
  let start = text.lastIndexOf('\n', edit.start) + 1;
  let end = text.indexOf('\n', edit.end);
  if (end === -1) end = text.length;
  const flat = text.replaceAll(/\s+/g, ' ');
  const occurs = (): number => flat.split(text.slice(start, end).trim().replaceAll(/\s+/g, ' ')).length - 1;
  while (occurs() > 1 && start > 0) start = text.lastIndexOf('\n', start - 2) + 1;
  const line = text.slice(0, edit.start).split('\n').length;
  const shown = text.slice(edit.start, edit.end).replaceAll(/\s+/g, ' ');
  return {
    what: `${edit.kind}: ${shown.length > 90 ? `${shown.slice(0, 90)}…` : shown}, line ${line}`,
    file,
    from: text.slice(start, end),
    to: `${text.slice(start, edit.start)}${edit.to}${text.slice(edit.end, end)}`,
    caughtBy: { screenshots },
  };
}
