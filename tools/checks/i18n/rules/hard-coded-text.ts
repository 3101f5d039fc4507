// Visible and announced text comes from a catalogue or from the caller.
import {
  ARABIC,
  isAllowed,
  isNode,
  lineAt,
  nameOf,
  places,
  short,
  literalTextOf,
  type Node,
  type Problem,
} from '../source.ts';

const rule = 'hard-coded';
/** Attributes and props that are read or spoken. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|description|heading|caption|tagline|eyebrow|subtitle|excerpt|summary|note|message|empty|text|(confirm|cancel|submit|total|close)Label)$/;
const WORD = /\p{L}{2}/u;
/** Codes: message ids, URLs, names of colours, icons or states. They contain no capital and no space. */
const CODE = /^(?:[a-z]+(?:[.:_-][\w.-]+)+|#.*|\/.*|https?:.*)$/;

/** Abbreviations such as PDF and CSV, the same in both languages. */
const INITIALS = /\b[A-Z]{2,5}\b/g;

const speaks = (text: string): boolean => WORD.test(text.replaceAll(INITIALS, '')) && !CODE.test(text.trim());

/** The possible texts of an expression: both branches of a condition, the parts of a template. */
function* saidBy(node: unknown, constants: ReadonlyMap<string, Node>): Generator<Node> {
  if (!isNode(node)) return;
  if (literalTextOf(node) !== null) yield node;
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return yield* saidBy(node['expression'], constants);
    case 'ConditionalExpression':
      yield* saidBy(node['consequent'], constants);
      return yield* saidBy(node['alternate'], constants);
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.type === 'BinaryExpression' && node['operator'] !== '+') return;
      yield* saidBy(node['left'], constants);
      return yield* saidBy(node['right'], constants);
    case 'TemplateLiteral':
      for (const part of node['quasis'] as Node[]) yield part;
      return;
    case 'Identifier': {
      const value = constants.get(nameOf(node));
      if (value && literalTextOf(value) !== null) yield value;
    }
  }
}

/** Whether a text is a key or is compared, and therefore not visible. */
const compared = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'Property' && parent['key'] === node) ||
  (parent?.type === 'BinaryExpression' && parent['operator'] !== '+');

/** Finds texts that a component contains itself. */
export function hardCoded(file: string, text: string): Problem[] {
  const all = places(file, text);
  const constants = new Map(
    all.flatMap(({ node }): [string, Node][] =>
      node.type === 'VariableDeclarator' && isNode(node['init']) ? [[nameOf(node['id']), node['init']]] : [],
    ),
  );
  const found = new Map<number, Problem>();
  const say = (node: Node, where: string, around: readonly Node[]): void => {
    if (isAllowed(text, node.start, around)) return;
    const said = short(literalTextOf(node) ?? '');
    const offset =
      node.start + (/\S/.exec(node.type === 'JSXText' ? text.slice(node.start, node.end) : '')?.index ?? 0);
    found.set(node.start, {
      file,
      line: lineAt(text, offset),
      rule,
      message: `"${said}" ${where} is the same in both languages: put it into the catalogues and use its id, or take it as a prop (if it is invisible, or the same in both languages on purpose, add \`// i18n-ignore: …\`)`,
    });
  };
  for (const { node, around } of all) {
    const literal = literalTextOf(node);
    if (literal !== null && ARABIC.test(literal) && !compared(node, around[0])) say(node, 'in the code', around);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node['children'] as Node[])
        for (const each of saidBy(child, constants))
          if (speaks(literalTextOf(each) ?? '')) say(each, 'between tags', around);
    }
    const spoken =
      (node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node['name']))) ||
      (node.type === 'Property' &&
        SPOKEN.test(nameOf(node['key'])) &&
        file.endsWith('.tsx') &&
        around[0]?.type === 'ObjectExpression');
    // In an object, a single lower-case word is a code.
    const isCode = (value: string): boolean => node.type === 'Property' && /^[a-z_]+$/.test(value);
    if (spoken)
      for (const each of saidBy(node['value'], constants))
        if (speaks(literalTextOf(each) ?? '') && !isCode(literalTextOf(each) ?? ''))
          say(each, `as \`${nameOf(node['name'] ?? node['key'])}\``, around);
  }
  return [...found.values()];
}
