// Stories render in both languages, and the server's texts exist in both.
import {
  ARABIC,
  isAllowed,
  isNode,
  lineAt,
  nameOf,
  places,
  propertyOf,
  short,
  within,
  literalTextOf,
  type Node,
  type Place,
  type Problem,
} from '../source.ts';

const rule = 'both-locales';
const LATIN = /\p{Script=Latin}/u;

const literal = (node: unknown): boolean => isNode(node) && node.type === 'Literal';
const speaks = (node: unknown, pattern: RegExp): boolean =>
  isNode(node) && within(node).some((each) => pattern.test(literalTextOf(each) ?? ''));
const contains = (node: unknown, inner: Node): boolean =>
  isNode(node) && node.start <= inner.start && inner.end <= node.end;

/** Stories that show names in the other script on purpose. */
const MIXED = /mixed|hostile/i;

const storyOf = (around: readonly Node[]): string =>
  nameOf((around.find(({ type }) => type === 'VariableDeclarator') as { id?: unknown } | undefined)?.id);
/** The name of the outermost constant: the story, or what stories share. */
const outer = (around: readonly Node[]): string => storyOf(around.toReversed());

/** Whether a text is typed or expected by a play function: the story runs in both languages and fails by itself. */
const isPlayed = (around: readonly Node[]): boolean =>
  around.some((each) => each.type === 'Property' && nameOf(each['key']) === 'play') ||
  around.some((each) => each.type.includes('Function') && within(each).some((part) => nameOf(part) === 'userEvent'));

/** Whether a text in Arabic has its English beside it. */
function paired({ node, around }: Place): boolean {
  return (
    MIXED.test(outer(around)) ||
    isPlayed(around) ||
    around.some((each) => {
      if (each.type === 'CallExpression') {
        const said = each['arguments'] as Node[];
        const index = said.findIndex((one) => contains(one, node));
        // The Arabic text before its English one; or Arabic text within the English one.
        return (
          index >= 0 &&
          ((said[index + 1] !== undefined && speaks(said[index + 1], LATIN)) ||
            (index > 0 && speaks(said[index], LATIN) && speaks(said[index - 1], /./s)))
        );
      }
      if (each.type === 'ArrayExpression') {
        const list = each['elements'] as Node[];
        return speaks(list[list.findIndex((element) => contains(element, node)) + 1], LATIN);
      }
      if (each.type === 'ObjectExpression')
        return contains(propertyOf(each, 'ar'), node) && propertyOf(each, 'en') !== undefined;
      if (each.type === 'ConditionalExpression')
        return within(each['test'] as Node).some((part) =>
          /^(locale|english|arabic|en|ar|isArabic|isEnglish)$/.test(nameOf(part)),
        );
      return false;
    })
  );
}

/** The language that `modes` disables, if it disables only one. */
function leftOut(modes: Node): string[] {
  const off = (locale: string): boolean =>
    (modes['properties'] as Node[]).some(
      (mode) =>
        new RegExp(`^${locale}\\b`).test(nameOf(mode['key'])) &&
        literal((propertyOf(mode['value'], 'disable') as { value?: unknown } | undefined)?.value),
    );
  const out = ['ar', 'en'].filter(off);
  return out.length === 1 ? out : [];
}

/** Finds what prevents the stories of a file from rendering in both Arabic and English. */
export function bothLocales(file: string, text: string): Problem[] {
  const found: Problem[] = [];
  for (const place of places(file, text)) {
    const { node, around } = place;
    const say = (message: string): void => void found.push({ file, line: lineAt(text, node.start), rule, message });
    if (node.type === 'Property') {
      const name = nameOf(node['key']);
      const locale = propertyOf(node['value'], 'locale');
      if (name === 'globals' && locale && literal(locale['value']))
        say(
          'the story is fixed to one language: delete `globals.locale` and take the texts from `bilingual((t) => …)`',
        );
      if (name === 'modes' && isNode(node['value']) && node['value'].type === 'ObjectExpression')
        for (const out of leftOut(node['value']))
          say(
            `the screenshots of "${out}" are disabled and those of the other language are not: disable both, or use \`pageParameters\``,
          );
    }
    const value = literalTextOf(node);
    if (value === null) continue;
    if (value === '!test' && around.some((each) => each.type === 'Property' && nameOf(each['key']) === 'tags'))
      say('the tag `!test` excludes the story from the test runs: delete it and fix what fails');
    if (ARABIC.test(value) && !value.startsWith('/') && !paired(place) && !isAllowed(text, node.start, around))
      say(
        `"${short(value)}" has no English beside it, so its readers get Arabic: give both, \`t('…', '…')\` or \`{ ar: '…', en: '…' }\``,
      );
  }
  return found;
}
