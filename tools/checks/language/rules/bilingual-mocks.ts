// Texts of mocks, demo records and fixtures exist in both languages.
import { isNode, nameOf, short, within, literalTextOf, type Node } from '../../i18n/source.ts';
import { ancestors, codeOf, finding, nodesOf, type Finding, type Rule, type Source } from '../project.ts';

const FILES = /^packages\/api-client\/src\/(mocks|demo|fixtures)\//;
const ARABIC = /[\u0620-\u064A].*[\u0620-\u064A]/s;
/** A sentence or a title in Latin letters: two words, the first with a capital. */
const ENGLISH = /^\W*\p{Lu}\p{L}{2,}[,.]? \p{L}{2}/u;
/** What a person typed into a form stays in the language it was typed in. */
const TYPED =
  /^(firstname|lastname|name|name_en|branch|city|district|street|job_title|bio|gift_message|(receiver|sender|donor|user)_name)$/;

const containsText = (node: unknown, pattern: RegExp): boolean =>
  isNode(node) && within(node).some((part) => pattern.test(literalTextOf(part) ?? ''));

/** Whether a text is paired with the other language: as argument, element, branch, or under the key `ar` or `en`. */
function isPaired(source: Source, node: Node, other: RegExp): boolean {
  let inner = node;
  for (const outer of ancestors(source, node)) {
    const from = inner;
    inner = outer;
    if (/Function|Statement$|Declaration$/.test(outer.type)) return false;
    // t(ar, en): Arabic comes first.
    if (
      outer.type === 'CallExpression' &&
      (outer['arguments'] as Node[]).some(
        (each) =>
          (other === ARABIC ? each.start < from.start : each.start > from.start) &&
          (literalTextOf(each) !== null || each.type === 'TemplateLiteral') &&
          containsText(each, other),
      )
    )
      return true;
    if (
      outer.type === 'ArrayExpression' &&
      (outer['elements'] as Node[]).length === 2 &&
      (outer['elements'] as Node[]).some((each) => each !== from && containsText(each, other))
    )
      return true;
    if (
      outer.type === 'ConditionalExpression' &&
      [outer['consequent'], outer['alternate']].some((each) => each !== from && containsText(each, other))
    )
      return true;
    if (
      outer.type === 'ObjectExpression' &&
      nameOf(from['key']) === (other === ARABIC ? 'en' : 'ar') &&
      (outer['properties'] as Node[]).some(
        (each) => nameOf(each['key']) === (other === ARABIC ? 'ar' : 'en') && containsText(each['value'], other),
      )
    )
      return true;
  }
  return false;
}

function* inFile(source: Source): Generator<Finding> {
  for (const node of nodesOf(source, 'Literal', 'TemplateElement')) {
    const text = literalTextOf(node) ?? '';
    const script = ARABIC.test(text) ? 'Arabic' : ENGLISH.test(text.replaceAll(/<[^>]*>/g, '')) ? 'English' : null;
    if (script === null || isPaired(source, node, script === 'Arabic' ? ENGLISH_WORD : ARABIC)) continue;
    const around = ancestors(source, node);
    const key = around.find((each) => each.type === 'Property');
    if (
      around.some(
        (each) =>
          each.type === 'ThrowStatement' || (each.type === 'NewExpression' && nameOf(each['callee']).endsWith('Error')),
      ) ||
      around.some((each) => nameOf(each['callee']) === 'mockPdf') ||
      TYPED.test(nameOf(key?.['key']))
    )
      continue;
    yield finding(
      source,
      node,
      `"${short(text)}" is in ${script} only, so the mock answers both languages with it. Give both, as t('…', '…') or { ar: '…', en: '…' }, and choose by the locale of the request`,
    );
  }
}
const ENGLISH_WORD = /\p{Script=Latin}/u;

export const bilingualMocks: Rule = {
  name: 'bilingual-mock',
  check: (project) =>
    codeOf(project, 'api-client')
      .filter(({ file }) => FILES.test(file))
      .flatMap((source) => [...inFile(source)]),
};
