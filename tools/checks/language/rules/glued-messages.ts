// A sentence or a name is one message with arguments: word order, spaces and punctuation belong to the language.
import { isNode, lineAt, nameOf, short, type Node } from '../../i18n/source.ts';
import {
  ancestors,
  codeOf,
  finding,
  nodesOf,
  textOf,
  type Finding,
  type Project,
  type Rule,
  type Source,
} from '../project.ts';
import { resolver, type Resolver } from '../resolve.ts';
import { FORMATTERS, sinksOf } from '../sinks.ts';

/** Language-neutral separators: a middle dot, a line break, a file extension, separators of keys. */
const NEUTRAL = /^(?:\s*·\s*|\s*\n\s*|\.[a-z]{2,5}|\0)?$/;
/** What a language writes between the entries of a list. */
const LIST = /^(?:[,،؛] |، ?و ?| and | or | و ?| أو )$/;
const MARKUP = /[<>]/;
/** Punctuation that a language sets before, behind or not at all. */
const PUNCTUATION = /[.,:;!?%()«»"'،؛؟٪–—/-]/;
const ADVICE =
  'Word order, spaces and punctuation differ between the languages. Write one message with arguments, such as "{action}: {name}"';

type Part = { literal: string } | { node: Node };
const partsOf = (node: Node): Part[] => {
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as Node[];
    const expressions = node['expressions'] as Node[];
    return quasis.flatMap((quasi, index): Part[] => [
      { literal: (quasi['value'] as { cooked: string | null }).cooked ?? '' },
      ...(expressions[index] ? [{ node: expressions[index] }] : []),
    ]);
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    return [node['left'], node['right']].filter(isNode).flatMap(partsOf);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [{ literal: node['value'] }] : [{ node }];
};

const isMessage = ({ valuesOf }: Resolver, source: Source, node: Node): boolean =>
  valuesOf({ source, node, args: null }).some(
    ({ node: each }) =>
      (each.type === 'CallExpression' && /^(formatMessage|\$t)$/.test(nameOf(each['callee']))) ||
      (each.type === 'JSXElement' && nameOf((each['openingElement'] as Node)['name']) === 'FormattedMessage'),
  );

/** Errors and warnings for developers are English. */
const forDevelopers = (source: Source, node: Node): boolean =>
  ancestors(source, node).some(
    (each) =>
      each.type === 'ThrowStatement' ||
      (/^(Call|New)Expression$/.test(each.type) && /^devError$|Error$/.test(nameOf(each['callee']))),
  );

function check(project: Project): Finding[] {
  const resolve = resolver(project, (name) => FORMATTERS.test(name));
  const found: Finding[] = [];
  for (const source of codeOf(project, 'ui', 'portal')) {
    const message = (node: Node): boolean => isMessage(resolve, source, node);
    const report = (node: Node): void =>
      void found.push(
        finding(source, node, `\`${short(textOf(source, node))}\` glues a message to other text. ${ADVICE}`),
      );
    for (const node of nodesOf(source, 'TemplateLiteral', 'BinaryExpression')) {
      const parent = source.parentOf.get(node);
      if (
        node.type === 'BinaryExpression' &&
        (node['operator'] !== '+' || (parent?.type === 'BinaryExpression' && parent['operator'] === '+'))
      )
        continue;
      const parts = partsOf(node);
      const literals = parts.flatMap((part) => ('literal' in part ? [part.literal] : []));
      const others = parts.flatMap((part) => ('node' in part ? [part.node] : []));
      if (literals.some((text) => MARKUP.test(text)) || !others.some(message)) continue;
      const isOne = others.length === 1 && literals.every((text) => text === '');
      // Outer literals may be empty; between two texts there must be a neutral separator.
      const between = literals.filter((text, index) => text !== '' || (index > 0 && index < literals.length - 1));
      if (!isOne && (between.length === 0 || between.some((text) => text === '' || !NEUTRAL.test(text)))) report(node);
    }
    // A name that is concatenated from props is glued too, even when the caller has translated them.
    for (const { node, name } of sinksOf(source)) {
      if (name === 'text') continue;
      for (const each of resolve.valuesOf({ source, node, args: null })) {
        const parts = partsOf(each.node);
        const literals = parts.flatMap((part) => ('literal' in part ? [part.literal] : []));
        if (
          parts.length - literals.length > 1 &&
          literals.some((text) => PUNCTUATION.test(text) && !NEUTRAL.test(text) && !MARKUP.test(text)) &&
          !found.some(
            (known) => known.file === each.source.file && known.line === lineAt(each.source.text, each.node.start),
          )
        )
          found.push(
            finding(
              each.source,
              each.node,
              `\`${short(textOf(each.source, each.node))}\` puts \`${name}\` together with punctuation. ${ADVICE}`,
            ),
          );
      }
    }
    for (const call of nodesOf(source, 'CallExpression')) {
      const callee = call['callee'] as Node;
      if (callee.type === 'MemberExpression' && nameOf(callee) === 'concat' && message(callee['object'] as Node))
        report(call);
      if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'join') continue;
      const separators = (call['arguments'] as Node[])
        .slice(0, 1)
        .flatMap((each) => resolve.valuesOf({ source, node: each, args: null }))
        .map(({ node }) => node['value']);
      if (separators.some((each) => typeof each === 'string' && LIST.test(each) && !forDevelopers(source, call)))
        found.push(
          finding(
            source,
            call,
            `join(${textOf(source, (call['arguments'] as Node[])[0] ?? call)}) writes a list in one language. Write intl.formatList(), or one message that holds the parts`,
          ),
        );
      const lists = resolve
        .valuesOf({ source, node: callee['object'] as Node, args: null })
        .filter(({ node }) => node.type === 'ArrayExpression');
      const separator = (call['arguments'] as Node[])[0];
      if (
        separator?.type === 'Literal' &&
        (NEUTRAL.test(separator['value'] as string) || MARKUP.test(separator['value'] as string))
      )
        continue;
      if (
        lists.some((list) =>
          (list.node['elements'] as unknown[])
            .filter(isNode)
            .some((element) => isMessage(resolve, list.source, element)),
        )
      )
        found.push(
          finding(
            source,
            call,
            `\`${short(textOf(source, call))}\` joins messages. ${ADVICE}, or join a list with intl.formatList()`,
          ),
        );
    }
    for (const element of nodesOf(source, 'JSXElement', 'JSXFragment')) {
      const children = (element['children'] as Node[]).filter(
        (child) =>
          child.type !== 'JSXText' || /\S/.test(child['value'] as string) || !/\n/.test(child['value'] as string),
      );
      for (const [index, text] of children.entries()) {
        const literal = text.type === 'JSXText' ? (text['value'] as string).trim() : '';
        if (literal === '' || !PUNCTUATION.test(literal) || /\p{L}/u.test(literal)) continue;
        if (
          [children[index - 1], children[index + 1]].some(
            (beside) =>
              beside !== undefined && /^JSX(Element|ExpressionContainer)$/.test(beside.type) && message(beside),
          )
        )
          found.push(finding(source, text, `"${literal}" is punctuation beside a message. ${ADVICE}`));
      }
    }
  }
  return found;
}

export const gluedMessages: Rule = { name: 'glued-message', check };
