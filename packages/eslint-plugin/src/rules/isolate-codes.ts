import type { Rule } from 'eslint';
import { around, asReported, isNode, nameOf, valuesOf, type Node } from '../ast.ts';

/** Names of values made of Latin letters, digits and signs in every language. */
const CODES = ['phone', 'mobile', 'fax', 'email', 'iban', 'url', 'website', 'code', 'reference', 'orderNumber'];
const ISOLATES = /^(bdi|code|pre|kbd|samp|input|textarea|Bdi|PhoneText|EmailText|IbanText|NumberText)$/;

/** Whether an element keeps its content apart from the text around it. */
function isolates(element: Node, more: readonly string[]): boolean {
  const opening = element['openingElement'] as Node;
  const name = nameOf(opening['name']);
  return (
    ISOLATES.test(name) ||
    more.includes(name) ||
    (opening['attributes'] as Node[]).some((attribute) => nameOf(attribute['name']) === 'dir')
  );
}

export const isolateCodes: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'require phone numbers, IBANs, e-mail addresses and codes to be isolated from Arabic text' },
    schema: [
      {
        type: 'object',
        properties: {
          names: { type: 'array', items: { type: 'string' }, description: 'more names of values that are codes' },
          components: { type: 'array', items: { type: 'string' }, description: 'more components that isolate' },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      isolate:
        '`{{name}}` is a code whose signs change sides inside Arabic text: put it into `<Bdi>`, `<PhoneText>`, `<EmailText>` or `<IbanText>`.',
    },
  },
  create(context) {
    const { names = [], components = [] } = (context.options[0] ?? {}) as { names?: string[]; components?: string[] };
    const codes = new Set([...CODES, ...names].map((name) => name.toLowerCase()));
    const isCode = (node: Node): boolean =>
      /^(Identifier|MemberExpression|ChainExpression)$/.test(node.type) &&
      codes.has(nameOf(node).replaceAll('_', '').toLowerCase());
    const listeners: Record<string, (node: Node) => void> = {
      JSXExpressionContainer(node) {
        const { parent } = node;
        if (!isNode(parent) || !/^JSX(Element|Fragment)$/.test(parent.type)) return;
        const code = [...valuesOf(node)].find(isCode);
        if (!code) return;
        for (const each of around(node)) if (each.type === 'JSXElement' && isolates(each, components)) return;
        context.report({ node: asReported(code), messageId: 'isolate', data: { name: nameOf(code) } });
      },
    };
    return listeners as Rule.RuleListener;
  },
};
