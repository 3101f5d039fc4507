// Every component has a story with text in the other script: mixed directions break layouts.
import { REASON, isNode, nameOf, places, propertyOf, literalTextOf, type Node, type Problem } from '../source.ts';

const rule = 'mixed-direction';

/** Finds a story file without a story `MixedDirection` and without a reason. */
export function mixed(file: string, text: string): Problem[] {
  const all = places(file, text);
  const exported = all.some(
    ({ node, around }) =>
      node.type === 'VariableDeclarator' &&
      nameOf(node['id']).startsWith('MixedDirection') &&
      around[1]?.type === 'ExportNamedDeclaration',
  );
  if (exported) return [];
  const reason = all
    .map(({ node }) =>
      node.type === 'Property' && nameOf(node['key']) === 'i18n'
        ? propertyOf(node['value'], 'mixedDirection')
        : undefined,
    )
    .find(isNode);
  if (reason && (literalTextOf(reason['value'] as Node) ?? '').trim().length > 10) return [];
  return [
    {
      file,
      line: 1,
      rule,
      message:
        "no story `MixedDirection`: show a Latin name, code or price in the Arabic interface and an Arabic name in the English one, long enough to wrap. If the component renders no text of the caller, declare it in meta: `parameters: { i18n: { mixedDirection: 'why' } }`",
    },
  ];
}

/** Finds a component without a story file in its folder. */
export function storied(file: string, text: string, besides: readonly string[]): Problem[] {
  if (besides.some((other) => other.endsWith('.stories.tsx')) || REASON.test(text)) return [];
  return [
    {
      file,
      line: 1,
      rule,
      message:
        'has no story file: write one with `MixedDirection`, or name in a comment the stories that show it, `i18n-ignore: …`',
    },
  ];
}
