import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Pseudo-locale. `long`: 40 % longer, every letter with diacritics. `mixed`: contains a run of the other script. */
export type Pseudo = 'long' | 'mixed';

type Catalogue = Readonly<Record<string, string>>;

const LONGER = 1.4;
const MARKED: Readonly<Record<string, string>> = {
  A: 'Â',
  a: 'å',
  C: 'Ç',
  c: 'ç',
  D: 'Ð',
  d: 'ð',
  E: 'É',
  e: 'é',
  G: 'Ĝ',
  g: 'ĝ',
  I: 'Î',
  i: 'î',
  K: 'Ķ',
  k: 'ķ',
  N: 'Ñ',
  n: 'ñ',
  O: 'Ö',
  o: 'ö',
  S: 'Š',
  s: 'š',
  U: 'Û',
  u: 'û',
  Y: 'Ý',
  y: 'ý',
  Z: 'Ž',
  z: 'ž',
};
/** Arabic letters that join the next one: a kashida may follow them. */
const JOINS = /(?<=[بتثجحخسشصضطظعغفقكلمنهيئـ])(?=[ء-يأإآؤةى])/u;
const FILLERS = {
  ar: ['كلمات', 'أخرى', 'تطيل', 'النص', 'قليلا'],
  en: ['and', 'some', 'words', 'besides', 'again'],
} as const;
const RUNS = { ar: 'Taawun 2030 (v2)', en: 'تعاون ٢٠٣٠ (ن٢)' } as const;

const isArabic = (text: string): boolean => /[ء-ي]/u.test(text);
const marked = (text: string): string => text.replaceAll(/[A-Za-z]/g, (letter) => MARKED[letter] ?? letter);

function longer(text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(text) ?? [];
  if (!/\p{L}/u.test(core)) return text;
  const language = isArabic(core) ? 'ar' : 'en';
  const wanted = Math.ceil(core.length * LONGER);
  let result = marked(core);
  // Arabic first expands within words, by kashida, as in calligraphy.
  if (language === 'ar')
    result = result
      .split(' ')
      .map((word) => word.split(JOINS).join('ـ'))
      .join(' ')
      .slice(0, Math.max(wanted, core.length * 2));
  for (let index = 0; result.length < wanted; index++)
    result += ` ${marked(FILLERS[language][index % FILLERS[language].length] ?? '')}`;
  return before + result + after;
}

function each(elements: readonly MessageFormatElement[], change: (text: string) => string): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: each(element.children, change) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, { value, ...option }]) => [
            name,
            { ...option, value: each(value, change) },
          ]),
        ),
      };
    }
    return element;
  });
}

/** Inserts the run after the first word, so that both its edges and those of the sentence meet the other direction. */
const mixed = (message: string, run: string): string => message.replace(/^([^\s{<]+)(\s|$)/u, `$1 ${run}$2`);

// The type declarations of the printer use a different enum with the same values.
const print = (elements: readonly MessageFormatElement[]): string =>
  printAST(elements as unknown as Parameters<typeof printAST>[0]);

/** Returns a message in a pseudo-locale; arguments, plurals and tags stay unchanged. */
export function pseudoMessage(message: string, kind: Pseudo): string {
  if (kind === 'mixed') return mixed(message, RUNS[isArabic(message) ? 'ar' : 'en']);
  return print(each(parse(message), longer));
}

/**
 * Returns a whole catalogue in a pseudo-locale: exposes layouts that cannot grow, and those that work in one direction
 * only.
 */
export const pseudoCatalogue = (catalogue: Catalogue, kind: Pseudo): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, pseudoMessage(message, kind)]));
