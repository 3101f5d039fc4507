// Both languages take the same arguments, with the same types, in the same order; and code passes each by its own name.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { isNode, nameOf, type Node } from '../../i18n/source.ts';
import { messagePairs, partsOf, type Message } from '../catalogues.ts';
import { codeOf, finding, type Finding, type Project, type Rule, type Source } from '../project.ts';
import { FORMATTERS, messageValues } from '../sinks.ts';

/** Messages whose arguments change places in one language, each with the reason. */
const REORDERED: Readonly<Record<string, string>> = {};

/** Arguments that belong together: passing one for the other still reads as a sentence, and says the opposite. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['start', 'end'],
  ['first', 'last'],
  ['min', 'max'],
  ['done', 'total'],
  ['current', 'total'],
  ['index', 'total'],
  ['count', 'total'],
  ['before', 'after'],
  ['width', 'height'],
  ['sender', 'receiver'],
  ['paid', 'left'],
];

const KINDS: Readonly<Record<number, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.tag]: 'tag',
};

/** Type of each argument of a message: text, number (or plural), date, time, tag, or a choice among keys. */
function kindsOf(message: Message): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const { element } of partsOf(message.elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const kind =
      element.type === TYPE.select
        ? `a choice of ${Object.keys(element.options).toSorted().join(', ')}`
        : (KINDS[element.type] ?? 'text');
    // Shown once as a number and once as text is shown as text.
    if (kinds.get(element.value) !== 'text') kinds.set(element.value, kind);
  }
  return kinds;
}

const orderOf = (message: Message): string[] => [
  ...new Set(
    [...partsOf(message.elements)].flatMap(({ element }) =>
      element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag ? [] : [element.value],
    ),
  ),
];

function* inCatalogues(project: Project): Generator<Finding> {
  for (const [ar, en] of messagePairs(project)) {
    const [arabic, english] = [kindsOf(ar), kindsOf(en)];
    const { file, line } = ar;
    for (const name of new Set([...arabic.keys(), ...english.keys()])) {
      const [inArabic, inEnglish] = [arabic.get(name), english.get(name)];
      if (inArabic === undefined || inEnglish === undefined)
        yield {
          file,
          line,
          message: `"${ar.key}" has {${name}} in ${inArabic === undefined ? 'English' : 'Arabic'} only. Use it in both languages`,
        };
      else if (inArabic !== inEnglish)
        yield {
          file,
          line,
          message: `"${ar.key}" takes {${name}} as ${inArabic} in Arabic and as ${inEnglish} in English. Give both the same type: a plain {${name}} prints Latin digits, {${name}, number} those of the language`,
        };
    }
    const [inArabic, inEnglish] = [orderOf(ar), orderOf(en)];
    if (
      inArabic.length === inEnglish.length &&
      inArabic.join() !== inEnglish.join() &&
      !Object.hasOwn(REORDERED, ar.key)
    )
      yield {
        file,
        line,
        message: `"${ar.key}" has {${inArabic.join('}, {')}} in Arabic and {${inEnglish.join('}, {')}} in English. If two were exchanged by mistake, put them back; if the sentence needs it, add the key with its reason to REORDERED in tools/checks/language/rules/message-arguments.ts`,
      };
  }
}

/** The name of a value, also inside a call that formats it; whether it is a property of something else. */
function givenName(value: unknown): { name: string; isPart: boolean } {
  if (!isNode(value)) return { name: '', isPart: false };
  if (value.type === 'CallExpression' && FORMATTERS.test(nameOf(value['callee'])))
    return givenName((value['arguments'] as Node[])[0]);
  // A count from one.
  if (value.type === 'BinaryExpression') return givenName(value['left']);
  return /^(Identifier|MemberExpression)$/.test(value.type)
    ? { name: nameOf(value), isPart: value.type === 'MemberExpression' }
    : { name: '', isPart: false };
}

function* inCode(source: Source): Generator<Finding> {
  for (const object of messageValues(source)) {
    const keys = new Set((object['properties'] as Node[]).map((property) => nameOf(property['key'])));
    for (const property of object['properties'] as Node[]) {
      const key = nameOf(property['key']);
      const given = givenName(property['value']);
      const isOther = given.name !== '' && keys.has(given.name) && !given.isPart;
      if (key !== given.name && (isOther || PAIRS.some((pair) => pair.includes(key) && pair.includes(given.name))))
        yield finding(
          source,
          property,
          `{${key}} of a message is given \`${given.name}\`. Pass \`${key}\`, or name the value for what it is`,
        );
    }
  }
}

export const messageArguments: Rule = {
  name: 'message-argument',
  check: (project) => [
    ...inCatalogues(project),
    ...codeOf(project, 'ui', 'portal').flatMap((source) => [...inCode(source)]),
  ],
};
