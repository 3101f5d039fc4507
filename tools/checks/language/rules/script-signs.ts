// Texts use the punctuation, quotes and digits of their own script.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { short, literalTextOf } from '../../i18n/source.ts';
import { messagePairs, partsOf } from '../catalogues.ts';
import { codeOf, finding, nodesOf, type Finding, type Project, type Rule, type Source } from '../project.ts';

/** Messages with a Latin sign in the Arabic, each with the reason. */
const LATIN_IN_ARABIC: Readonly<Record<string, string>> = {
  'ui.errorPage.notFound': '404 is the status of HTTP, as a browser and a support desk write it',
};

const ARABIC_LETTERS = /[\u0620-\u064A\u0671-\u06D3].*[\u0620-\u064A\u0671-\u06D3]/s;
const ARABIC_SIGN = /[،؛؟٪٫٬٠-٩۰-۹]/;
const INSTEAD: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟', '%': '٪', '"': '«…»', "'": '«…»' };

/** What is Latin on purpose: isolated runs, markup, addresses, and codes and names such as RRRD2929 or Windows 11. */
const withoutLatinRuns = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, ' ')
    .replaceAll(/<bdi\b.*?<\/bdi>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/\b(?:https?:\/\/|\/)\S+/g, ' ')
    .replaceAll(/[\w.-]*[A-Za-z][\w.@/-]*(?: [0-9]+\b)*/g, ' ');

/** The first sign that an Arabic text should not hold, with what to write for it. */
function latinSign(text: string): string | null {
  const plain = withoutLatinRuns(text);
  const sign = /[,;?%"']/.exec(plain)?.[0];
  if (sign) return `${sign} is a Latin sign: write ${INSTEAD[sign] ?? ''}`;
  const digits = /[0-9]+/.exec(plain)?.[0];
  return digits
    ? `${digits} is in Latin digits: write ${digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))}, format it by Intl, or isolate a code with U+2068 … U+2069 or <bdi>`
    : null;
}

function* inCatalogues(project: Project): Generator<Finding> {
  for (const [ar, en] of messagePairs(project)) {
    for (const { element, tagged } of partsOf(ar.elements)) {
      const fault =
        element.type === TYPE.literal
          ? latinSign(tagged ? element.value.replaceAll(/[0-9]/g, '') : element.value)
          : null;
      if (fault && !Object.hasOwn(LATIN_IN_ARABIC, ar.key))
        yield { file: ar.file, line: ar.line, message: `"${ar.key}": ${fault}` };
    }
    for (const { element } of partsOf(en.elements)) {
      const sign = element.type === TYPE.literal ? ARABIC_SIGN.exec(element.value)?.[0] : undefined;
      if (sign)
        yield {
          file: en.file,
          line: en.line,
          message: `"${en.key}": ${sign} is an Arabic sign in an English message. Write the Latin one`,
        };
    }
  }
}

/** Texts in code: fixtures, mocks, mails and documents of the server. */
function* inCode(source: Source): Generator<Finding> {
  const literals = nodesOf(source, 'Literal', 'TemplateLiteral');
  for (const node of literals) {
    const quasis =
      node.type === 'TemplateLiteral'
        ? (node['quasis'] as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '')
        : [literalTextOf(node) ?? ''];
    // U+FFFC replaces an inserted value of a template.
    const text = quasis.join('\uFFFC');
    if (/[{}]\s*[\w.-]+\s*:/.test(text)) continue;
    if (ARABIC_LETTERS.test(text)) {
      const fault = /\p{Script=Latin}{3}.*\s\p{Script=Latin}{3}/su.test(withoutMarkup(text)) ? null : latinSign(text);
      if (fault) yield finding(source, node, `"${short(text)}": ${fault}`);
    } else if (
      /\p{Script=Latin}{2}.*\p{Script=Latin}{2}/su.test(text) &&
      ARABIC_SIGN.test(text) &&
      !/[[\]]/.test(text)
    ) {
      yield finding(
        source,
        node,
        `"${short(text)}": ${ARABIC_SIGN.exec(text)?.[0] ?? ''} is an Arabic sign in an English text. Write the Latin one`,
      );
    }
  }
}
const withoutMarkup = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ');

export const scriptSigns: Rule = {
  name: 'script-sign',
  check: (project) => [
    ...inCatalogues(project),
    ...codeOf(project, 'ui', 'portal', 'api-client', 'api-server').flatMap((source) => [...inCode(source)]),
  ],
};
