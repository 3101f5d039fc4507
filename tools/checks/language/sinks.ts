// Where text becomes visible or announced: attributes, children of elements, and DOM properties set by scripts.
import { isNode, nameOf, type Node } from '../i18n/source.ts';
import { nodesOf, type Source } from './project.ts';

/** Attributes and props that are read or spoken on any element or component. */
const TEXT_PROP =
  /^(aria-?(label|description|roledescription|valuetext|placeholder|braillelabel)|title|alt|placeholder|label|hint|description|heading|caption|tagline|eyebrow|subtitle|excerpt|summary|note|message|empty|text|[a-z]+(Label|Placeholder|Hint|Heading|Caption))$/i;
/** Attributes that only ever hold text for people, also as a single word in lower case. */
const ALWAYS_TEXT = /^(aria-?(label|description|roledescription|valuetext|placeholder)|alt|placeholder)$/i;
const DOM_TEXT =
  /^(aria(Label|Description|RoleDescription|ValueText|Placeholder)|title|alt|placeholder|textContent|innerText)$/;

export interface Sink {
  node: Node;
  name: string;
  /** A single word in lower case is text here, not a code. */
  always: boolean;
}

const argumentsOf = (call: Node): Node[] => (call['arguments'] as unknown[]).filter(isNode);

/** All expressions of a file that become visible or announced text. */
export function* sinksOf(source: Source): Generator<Sink> {
  for (const attribute of nodesOf(source, 'JSXAttribute')) {
    const name = nameOf(attribute['name']);
    if (isNode(attribute['value']) && TEXT_PROP.test(name))
      yield { node: attribute['value'], name, always: ALWAYS_TEXT.test(name) };
  }
  for (const container of nodesOf(source, 'JSXExpressionContainer')) {
    const parent = source.parentOf.get(container);
    const tag = nameOf((parent?.['openingElement'] as { name?: unknown } | undefined)?.name);
    if ((parent?.type === 'JSXElement' || parent?.type === 'JSXFragment') && !/^(style|script)$/.test(tag))
      yield { node: container, name: 'text', always: false };
  }
  for (const call of nodesOf(source, 'CallExpression')) {
    const [attribute, value] = argumentsOf(call);
    const callee = call['callee'] as Node;
    if ((nameOf(callee) === 'toast' || nameOf(callee['object']) === 'toast') && attribute)
      yield { node: attribute, name: 'toast', always: false };
    if (nameOf(call['callee']) === 'setAttribute' && attribute && value && ALWAYS_TEXT.test(nameOf(attribute)))
      yield { node: value, name: nameOf(attribute), always: true };
  }
  for (const { left, right } of nodesOf(source, 'AssignmentExpression') as unknown as { left: Node; right: Node }[]) {
    if (left.type === 'MemberExpression' && DOM_TEXT.test(nameOf(left)))
      yield { node: right, name: nameOf(left), always: true };
  }
  // Props that are gathered in an object and spread: { 'aria-label': … }.
  for (const property of nodesOf(source, 'Property')) {
    const name = nameOf(property['key']);
    if (name === 'defaultMessage' && isNode(property['value'])) yield { node: property['value'], name, always: true };
    if (
      (name.startsWith('aria-') ||
        (source.file.endsWith('.tsx') &&
          property['method'] !== true &&
          (property['value'] as Node).type !== 'Literal')) &&
      isNode(property['value']) &&
      TEXT_PROP.test(name) &&
      source.parentOf.get(property)?.type === 'ObjectExpression'
    )
      yield { node: property['value'], name, always: name.startsWith('aria-') };
  }
}

/** Calls that write a message, a number or a date in the reader's language. */
export const FORMATTERS =
  /^(format(Message|Number|Date|Time|DateToParts|List|DisplayName|RelativeTime|Plural|Money|Amount|Phone)|\$t|toLocaleDigits)$/;

/** Objects with the values of a message: the second argument of `formatMessage()`, and the prop `values`. */
export const messageValues = (source: Source): Node[] =>
  nodesOf(source, 'ObjectExpression').filter((object) => {
    const parent = source.parentOf.get(object);
    if (parent?.type === 'CallExpression')
      return nameOf(parent['callee']) === 'formatMessage' && argumentsOf(parent)[0] !== object;
    return parent?.type === 'JSXExpressionContainer' && nameOf(source.parentOf.get(parent)?.['name']) === 'values';
  });
