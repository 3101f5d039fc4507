// Texts use one word for one thing, in each language: those of tools/checks/language/dictionary.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalTextOf, short } from '../../i18n/source.ts';
import { messagePairs, type Message } from '../catalogues.ts';
import { codeOf, finding, nodesOf, type Finding, type Project, type Rule, type Source } from '../project.ts';

type Language = 'ar' | 'en';

/** One thing, with the terms to write for it and the terms that must not stand for it. `*` starts a part of a term. */
type Entry = {
  concept: string;
  /** Why the published content is free in this. */
  exceptContent?: string;
} & Record<Language, { write: string; reject: readonly string[] }>;

interface Term {
  word: string;
  pattern: RegExp;
  write: string;
  inContent: boolean;
}

/** Messages with a rejected word, each with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  'portal.login.first': 'the specification fixes this text',
  'portal.error.unauthenticated': 'the specification fixes this text',
};

/** Files of code that hold texts for visitors and members, and the published content. */
const TEXTS =
  /\/(texts|giving-texts|account-messages|[a-z]+-attributes|contact-staff|error-page|mail|certificate|receipt|statement|giving-statement)\.ts$|\/fixtures\//;
/** Texts of the specification, in code. */
const SPECIFIED = new Set(['You must be logged in first']);

/** Declarations of CSS. */
const STYLES = /^[a-z-]+:[^\s;]+;/;

/** Marks and the elongation that do not change which letters stand there. */
const MARKS = /\u0640|(?!\u064B)\p{Mn}/gu;
const ARABIC = /[\u0620-\u064A]/;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A whole word in English; in Arabic also with the letters that are written together with it. */
function patternOf(word: string, language: Language): RegExp {
  if (word.startsWith('*')) return new RegExp(escaped(word.slice(1)), 'u');
  const own = escaped(language === 'ar' ? word.replaceAll(MARKS, '') : word);
  return language === 'ar'
    ? new RegExp(`(?<!\\p{L})[وف]?(?:[بك]?ال|لل|[بكل])?${own}(?:ها|هم|كم|نا|ه|ك)?(?!\\p{L})`, 'u')
    : new RegExp(`(?<![\\p{L}\\d/@.-])${own}(?![\\p{L}\\d/@-])`, 'iu');
}

const entries = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'dictionary.json'), 'utf8')) as Entry[];
const termsOf = (language: Language): Term[] =>
  entries.flatMap((entry) =>
    entry[language].reject.map((word) => ({
      word: word.replace('*', ''),
      pattern: patternOf(word, language),
      write: entry[language].write,
      inContent: entry.exceptContent === undefined,
    })),
  );
const TERMS: Readonly<Record<Language, readonly Term[]>> = { ar: termsOf('ar'), en: termsOf('en') };

/** What a visitor does not read: arguments of messages, markup and addresses. */
const readable = (text: string): string =>
  text
    .replaceAll(/\{\w+(?=[,}])/g, '{')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\b(?:https?:|mailto:)\S+/g, ' ');

function* wrongIn(text: string, language: Language, isContent = false): Generator<string> {
  const read = readable(text);
  const plain = language === 'ar' ? read.replaceAll(MARKS, '') : read;
  for (const { word, pattern, write, inContent } of TERMS[language])
    if ((inContent || !isContent) && pattern.test(plain)) yield `“${word}” is not our word. Write “${write}”`;
}

function* inMessage({ key, file, line, text }: Message, language: Language): Generator<Finding> {
  if (language === 'en' && Object.hasOwn(EXCEPT, key)) return;
  for (const message of wrongIn(text, language)) yield { file, line, message: `"${key}": ${message}` };
}

function* inCode(source: Source): Generator<Finding> {
  for (const node of nodesOf(source, 'Literal', 'TemplateLiteral')) {
    const text =
      node.type === 'TemplateLiteral'
        ? (node['quasis'] as { value: { cooked: string | null } }[])
            .map(({ value }) => value.cooked ?? '')
            .join('\uFFFC')
        : (literalTextOf(node) ?? '');
    const isArabic = ARABIC.test(text);
    if (SPECIFIED.has(text) || STYLES.test(text) || (!isArabic && !/^[A-Z]|\s/.test(text))) continue;
    for (const message of wrongIn(text, isArabic ? 'ar' : 'en', source.file.includes('/fixtures/')))
      yield finding(source, node, `"${short(text)}": ${message}`);
  }
}

export const dictionary: Rule = {
  name: 'dictionary',
  *check(project: Project) {
    for (const [ar, en] of messagePairs(project)) {
      yield* inMessage(ar, 'ar');
      yield* inMessage(en, 'en');
    }
    for (const source of codeOf(project, 'api-client', 'api-server'))
      if (TEXTS.test(source.file)) yield* inCode(source);
  },
};
