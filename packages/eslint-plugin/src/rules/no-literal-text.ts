import type { Rule } from 'eslint';
import { asReported, isNode, nameOf, textOf, valuesOf, type Node } from '../ast.ts';

/** Attributes and props whose text is read or spoken. */
const SPOKEN =
  /^(aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|description|heading|caption|subtitle|summary|message|error|empty|(?:confirm|cancel|submit)Label)$/;
const WORD = /\p{L}{2}/u;
/** Ids, URLs and file names: no capital letter and no space. */
const CODE = /^(?:[a-z]+(?:[.:_-][\w.-]+)+|#.*|\/.*|https?:.*)$/;
/** Abbreviations such as PDF, the same in every language. */
const INITIALS = /\b[A-Z]{2,5}\b/g;

/** The texts of an expression, each with its node. */
function* textsOf(node: unknown): Generator<{ node: Node; text: string }> {
  for (const value of valuesOf(node)) {
    const text = textOf(value);
    if (text !== null) yield { node: value, text };
    if (value.type === 'TemplateLiteral')
      for (const part of value['quasis'] as Node[]) yield { node: value, text: textOf(part) ?? '' };
    if (value.type === 'BinaryExpression' && value['operator'] === '+') {
      yield* textsOf(value['left']);
      yield* textsOf(value['right']);
    }
  }
}

export const noLiteralText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow literal text between tags and in attributes that are read or spoken' },
    schema: [
      {
        type: 'object',
        properties: {
          allow: { type: 'array', items: { type: 'string' }, description: 'texts that are the same in every language' },
          attributes: { type: 'array', items: { type: 'string' }, description: 'more props that hold text' },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      between: '"{{text}}" is the same in every language: put it into the messages, and render `<FormattedMessage>`.',
      attribute:
        '"{{text}}" as `{{name}}` is the same in every language: put it into the messages, and pass `intl.formatMessage(…)`.',
    },
  },
  create(context) {
    const { allow = [], attributes = [] } = (context.options[0] ?? {}) as { allow?: string[]; attributes?: string[] };
    const isText = (text: string): boolean => {
      const trimmed = text.trim();
      return WORD.test(trimmed.replaceAll(INITIALS, '')) && !CODE.test(trimmed) && !allow.includes(trimmed);
    };
    const report = (node: Node, text: string, name?: string): void => {
      const line = text.replaceAll(/\s+/g, ' ').trim();
      context.report({
        node: asReported(node),
        messageId: name === undefined ? 'between' : 'attribute',
        data: { text: line.length > 60 ? `${line.slice(0, 60)}…` : line, name: name ?? '' },
      });
    };
    const children = (node: Node): void => {
      for (const child of node['children'] as Node[])
        for (const { node: at, text } of textsOf(child)) if (isText(text)) report(at, text);
    };
    const listeners: Record<string, (node: Node) => void> = {
      JSXElement: children,
      JSXFragment: children,
      JSXAttribute(node) {
        const name = nameOf(node['name']);
        if (!SPOKEN.test(name) && !attributes.includes(name)) return;
        if (!isNode(node['value'])) return;
        for (const { node: at, text } of textsOf(node['value'])) if (isText(text)) report(at, text, name);
      },
    };
    return listeners as Rule.RuleListener;
  },
};
