// Numbers in texts are formatted by Intl, in the digits of the language: not by String(), toFixed() or a template.
import { isNode, nameOf, short, type Node } from '../../i18n/source.ts';
import { codeOf, finding, nodesOf, textOf, type Finding, type Project, type Rule, type Source } from '../project.ts';
import { resolver, returnsOf, type Value } from '../resolve.ts';
import { isFunction, lookup } from '../scopes.ts';
import { FORMATTERS, messageValues, sinksOf } from '../sinks.ts';

const ARITHMETIC = /^(-|\*|\/|%|\*\*)$/;

const typeIn = (annotation: unknown): Node | undefined =>
  isNode(annotation) && annotation.type === 'TSTypeAnnotation'
    ? (annotation['typeAnnotation'] as Node)
    : isNode(annotation)
      ? annotation
      : undefined;

/** The type of a property of an interface or a type literal of the same file. */
function propertyType(source: Source, type: Node | undefined, name: string): Node | undefined {
  const declared =
    type?.type === 'TSTypeReference'
      ? nodesOf(source, 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration').find(
          (each) => nameOf(each['id']) === nameOf(type['typeName']),
        )
      : undefined;
  const body =
    type?.type === 'TSTypeLiteral'
      ? type
      : declared?.type === 'TSInterfaceDeclaration'
        ? (declared['body'] as Node)
        : typeIn(declared?.['typeAnnotation']);
  const members = body?.['members'] ?? body?.['body'];
  return Array.isArray(members)
    ? typeIn(members.filter(isNode).find((member) => nameOf(member['key']) === name)?.['typeAnnotation'])
    : undefined;
}

/** Whether the declared type of a name is a number. */
function isTypedNumber(source: Source, identifier: Node): boolean {
  const binding = lookup(source, identifier);
  if (!binding?.annotation) return false;
  const type = binding.path.reduce<Node | undefined>(
    (each, key) => (typeof key === 'string' ? propertyType(source, each, key) : undefined),
    typeIn(binding.annotation),
  );
  return (
    type?.type === 'TSNumberKeyword' ||
    (type?.type === 'TSUnionType' &&
      (type['types'] as Node[]).some((each) => each.type === 'TSNumberKeyword') &&
      !(type['types'] as Node[]).some((each) => /TSStringKeyword|TSTypeReference/.test(each.type)))
  );
}

function isNumber({ source, node }: Value): boolean {
  if (node.type === 'Literal') return typeof node['value'] === 'number';
  if (node.type === 'BinaryExpression') return ARITHMETIC.test(node['operator'] as string);
  if (node.type === 'MemberExpression') return nameOf(node) === 'length' && node['computed'] !== true;
  if (node.type === 'CallExpression')
    return (
      /^(Number|parseInt|parseFloat)$/.test(nameOf(node['callee'])) ||
      (isNode(node['callee']) && nameOf(node['callee']['object']) === 'Math')
    );
  return node.type === 'Identifier' && isTypedNumber(source, node);
}

/** Texts that a message or a list has unchanged: values of `formatMessage()`, entries of `formatList()`. */
function* givenTexts(source: Source): Generator<{ node: Node; name: string }> {
  for (const object of messageValues(source))
    for (const property of object['properties'] as Node[])
      if (isNode(property['value'])) yield { node: property['value'], name: `{${nameOf(property['key'])}}` };
  for (const call of nodesOf(source, 'CallExpression')) {
    const [entries] = call['arguments'] as unknown[];
    if (nameOf(call['callee']) === 'formatList' && isNode(entries)) yield { node: entries, name: 'formatList' };
  }
}

/** Whether the call writes a number without a language. */
const writesNumber = (node: Node): boolean =>
  node.type === 'CallExpression' && /^(String|toFixed|toPrecision)$/.test(nameOf(node['callee']));

function check(project: Project): Finding[] {
  const { valuesOf } = resolver(project, (name) => FORMATTERS.test(name) || name === 'String');
  const found = new Map<string, Finding>();
  /** `isText`: a number is written as it is. Values of a message are not: its own text formats them. */
  const visit = (value: Value, name: string, isText: boolean): void => {
    for (const each of valuesOf(value)) {
      const { node } = each;
      const to = (next: unknown, inText = isText): void => {
        if (isNode(next)) visit({ ...each, node: next }, name, inText);
      };
      if (node.type === 'TemplateLiteral') for (const part of node['expressions'] as Node[]) to(part, true);
      else if (node.type === 'BinaryExpression' && node['operator'] === '+' && isText) {
        to(node['left']);
        to(node['right']);
      } else if (node.type === 'ArrayExpression') for (const element of node['elements'] as unknown[]) to(element);
      else if (node.type === 'CallExpression' && nameOf(node['callee']) === 'map') {
        const [fn] = node['arguments'] as unknown[];
        if (isNode(fn) && isFunction(fn)) for (const returned of returnsOf(each.source, fn)) to(returned);
      } else if ((isText && isNumber(each)) || writesNumber(node)) {
        found.set(
          `${each.source.file} ${node.start}`,
          finding(
            each.source,
            node,
            `\`${short(textOf(each.source, node))}\` is a number that reaches \`${name}\` in Latin digits in both languages. Write it with intl.formatNumber(), or pass it to a message as {number, number}`,
          ),
        );
      }
    }
  };
  for (const source of codeOf(project, 'ui', 'portal')) {
    for (const { node, name } of sinksOf(source))
      if (!isFunction(node)) visit({ source, node, args: null }, name, true);
    for (const { node, name } of givenTexts(source))
      if (!isFunction(node)) visit({ source, node, args: null }, name, false);
  }
  return [...found.values()];
}

export const rawNumbers: Rule = { name: 'raw-number', check };
