import type { Rule } from 'eslint';
import { asReported, isNode, nameOf, type Node } from '../ast.ts';
import { changesFor, type Change } from '../changes.ts';

const noteOf = ({ note }: Change): string => (note ? ` ${note}` : '');

export const noDeprecated: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'disallow exports and props that the installed version of @taawun/ui renamed or removed' },
    schema: [
      {
        type: 'object',
        properties: { changes: { type: 'array', items: { type: 'object' }, description: 'instead of the package’s' } },
        additionalProperties: false,
      },
    ],
    messages: {
      exportRenamed: '`{{name}}` of `{{module}}` is called `{{to}}` since {{since}}.{{note}}',
      exportRemoved: '`{{name}}` of `{{module}}` is gone since {{since}}.{{note}}',
      propRenamed: 'The prop `{{prop}}` of `{{name}}` is called `{{to}}` since {{since}}.{{note}}',
      propRemoved: 'The prop `{{prop}}` of `{{name}}` is gone since {{since}}.{{note}}',
    },
  },
  create(context) {
    const { changes = changesFor(context.cwd) } = (context.options[0] ?? {}) as { changes?: readonly Change[] };
    if (changes.length === 0) return {};
    /** Changes of the props of a component, by the local name of its import. */
    const ofComponents = new Map<string, Change[]>();

    const imported = (specifier: Node, module: string): void => {
      const name = nameOf(specifier['imported']);
      const local = nameOf(specifier['local']);
      for (const change of changes) {
        if (change.module !== module || change.export !== name) continue;
        if (change.prop !== undefined) {
          ofComponents.set(local, [...(ofComponents.get(local) ?? []), change]);
          continue;
        }
        const { to, since } = change;
        const target = specifier['imported'] as Node;
        context.report({
          node: asReported(target),
          messageId: to === undefined ? 'exportRemoved' : 'exportRenamed',
          data: { name, module, to: to ?? '', since, note: noteOf(change) },
          // The local name stays, so that no use of it changes.
          ...(to === undefined
            ? {}
            : {
                fix: (fixer) => fixer.replaceTextRange(target.range, local === name ? `${to} as ${local}` : to),
              }),
        });
      }
    };
    const listeners: Record<string, (node: Node) => void> = {
      ImportDeclaration(node) {
        const module = nameOf(node['source']);
        for (const specifier of node['specifiers'] as Node[])
          if (specifier.type === 'ImportSpecifier') imported(specifier, module);
      },
      JSXOpeningElement(node) {
        const name = nameOf(node['name']);
        const found = ofComponents.get(name) ?? [];
        const attributes = node['attributes'] as Node[];
        for (const change of found) {
          const attribute = attributes.find((each) => nameOf(each['name']) === change.prop);
          if (!attribute || !isNode(attribute['name'])) continue;
          const { range } = attribute['name'];
          const { to, prop = '', since } = change;
          // Beside the new prop the old one would be a second value of it.
          const isFixable = to !== undefined && !attributes.some((each) => nameOf(each['name']) === to);
          context.report({
            node: asReported(attribute),
            messageId: to === undefined ? 'propRemoved' : 'propRenamed',
            data: { name, prop, to: to ?? '', since, note: noteOf(change) },
            ...(isFixable ? { fix: (fixer) => fixer.replaceTextRange(range, to) } : {}),
          });
        }
      },
    };
    return listeners as Rule.RuleListener;
  },
};
