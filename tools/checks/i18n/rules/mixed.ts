// Every component is shown with names of the other script in it: that is where direction breaks.
import { REASON, isNode, nameOf, places, propertyOf, literalTextOf, type Node, type Problem } from '../source.ts';

const rule = 'mixed-direction';

/** The stories' file that shows no mixed direction, nor says why not. */
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
        "no story `MixedDirection`: show a Latin name, code or price in the Arabic interface and an Arabic name in the English one, long enough to wrap. A component that draws no text of a caller’s says so: `parameters: { i18n: { mixedDirection: 'why' } }` in meta",
    },
  ];
}

/** A component, the file that its folder is named after, without a file of stories in that folder. */
export function storied(file: string, text: string, besides: readonly string[]): Problem[] {
  if (besides.some((other) => other.endsWith('.stories.tsx')) || REASON.test(text)) return [];
  return [
    {
      file,
      line: 1,
      rule,
      message:
        'no file of stories stands beside it, so it is seen in no language: write one with `MixedDirection`, or say in a comment what shows it, `i18n-ignore: …`',
    },
  ];
}
