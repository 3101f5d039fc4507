// Rules for transcripts without an approved version: same structure in both languages, names in their language.
import { toLocaleDigits } from '@taawun/domain';
import { HOSTILE } from '../../../packages/ui/src/testing/hostile.ts';
import { shapeOf, spoken, textOf, type Line, type Locale, type Transcript } from './transcript.ts';

/** A story's exceptions: `parameters: { transcript: { texts: ['Kingdom'], why: '…' } }`. */
export interface TranscriptParameters {
  /** Texts that are allowed in both languages. */
  texts?: readonly string[];
  /** The languages may differ in structure. */
  structure?: boolean;
  /** Why; in the story, for its reader. */
  why: string;
}

export interface Pair {
  ar: Transcript;
  en: Transcript;
}

/** Names that are written in Latin letters in Arabic too. */
const BRANDS = [
  'WhatsApp',
  'Instagram',
  'Facebook',
  'YouTube',
  'LinkedIn',
  'Snapchat',
  'Telegram',
  'TikTok',
  'Apple Pay',
  'Google Pay',
  'STC Pay',
  'Mastercard',
  'Visa',
  'mada',
  'Mapbox',
  'OpenStreetMap',
  'Storybook',
  'React',
  'Cookies',
];

/** E-mail, address of a page, path, file, handle. */
const ADDRESS = /\S+@\S+\.\S+|https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,4}(?:\/\S*)?|\/[\w./-]+|@\w+/gi;
/** Codes: Latin letters with digits or signs (order numbers, IBANs, versions), names with a year, abbreviations. */
const CODE =
  /(?<![A-Za-z0-9])(?=[0-9/-]*[A-Za-z•*_#])(?=[A-Za-z/-]*[0-9•*_#])[A-Za-z0-9•*_#/-]{2,}(?: [0-9•*]{2,4}\b)*|\b[A-Z][A-Za-z]+ (?:19|20)[0-9]{2}\b|\b[A-Z]{1,5}\b/g;
/** Groups of digits that are dialled or copied, not read as a number, and the status of a page. */
const NUMBER_CODE = /[+#][0-9 ]+|\b[0-9•*]{2,}(?:[ -][0-9•*]{2,})+\b|\b404\b/g;

const LETTERS = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };
const OTHER_WORD = { ar: /\p{Script=Latin}{3,}/u, en: /[\u0620-\u064A]{2,}/u };
const OTHER_DIGITS = { ar: /[0-9]/, en: /[٠-٩۰-۹]/ };
const LANGUAGE = { ar: 'Arabic', en: 'English' };

/** Punctuation after a space, two incompatible signs, or a repeated sign. */
const GLUED =
  /[؟?!،؛,;:…]\.|(?<!\.)\.\.(?!\.)|(?<=\S)\s[،؛؟,;](?=\s|$)|[،؛,;]\s?[،؛,;]|[.…]\s?[،؛]|([؟?!])\s?\1|\?؟|؟\?/u;

/** What no author writes: texts of stories that try everything. */
const HOSTILE_SPOKEN = Object.values(HOSTILE)
  .flatMap((text) => [text, toLocaleDigits(text, 'ar')])
  .map(spoken);

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((left, part) => left.replaceAll(part, ' '), text);

/** What of a line its author has written in the page's language. */
function ownTexts(line: Line): string[] {
  const { name, texts, foreign, lang } = line;
  if (lang !== undefined) return [];
  // What the user has written is no text of the page; its label and its hint are.
  if (foreign) return line.interactive ? [name, texts['description'] ?? ''] : [];
  // The screen reader says a plain number in its own language.
  return [name, ...Object.values(texts).filter((text) => !/^[\d.-]+$/.test(text))];
}

function namesOf({ locale, lines, declared }: Transcript, texts: readonly string[]): string[] {
  const excused = [...declared, ...texts];
  return lines.flatMap((line) => {
    const said = textOf({ ...line, depth: 0 });
    const found: string[] = [];
    if (line.interactive && line.name === '') found.push(`has no name: ${said}`);
    for (const whole of ownTexts(line)) {
      if (
        HOSTILE_SPOKEN.some(
          (hostile) => whole.includes(hostile) || (whole.length > 20 && hostile.includes(whole.replace(/…$/, ''))),
        )
      )
        continue;
      const glued = GLUED.exec(whole);
      if (glued) found.push(`punctuation "${glued[0]}" in: ${said}`);
      const text = without(whole, excused).replaceAll(ADDRESS, ' ');
      const prose = without(text.replaceAll(CODE, ' '), BRANDS);
      if (OTHER_WORD[locale].test(prose) && (locale === 'en' || !LETTERS.ar.test(whole)))
        found.push(`is not in ${LANGUAGE[locale]} and says nothing of its language: ${said}`);
      if (OTHER_DIGITS[locale].test(text.replaceAll(CODE, ' ').replaceAll(NUMBER_CODE, ' ')))
        found.push(`has digits that are not those of ${LANGUAGE[locale]}: ${said}`);
    }
    return found;
  });
}

const elements = (lines: readonly Line[]): Line[] => lines.filter(({ role }) => role !== 'text');

/**
 * The first different line of two lists. Ignores texts between elements: a sentence may start with a link in one language
 * and end with it in the other.
 */
function difference(kind: string, ar: readonly Line[], en: readonly Line[]): string[] {
  const [one, other] = [elements(ar), elements(en)];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [left, right] = [one[at], other[at]];
    if (left && right && shapeOf(left) === shapeOf(right)) continue;
    return [
      `the ${kind} differs between the languages: ar | ${left ? textOf({ ...left, depth: 0 }) : 'nothing'} ⇄ en | ${right ? textOf({ ...right, depth: 0 }) : 'nothing'}`,
    ];
  }
  return [];
}

/** One line per broken rule, by language; those of both languages are listed as Arabic. */
export function brokenRules(
  { ar, en }: Pair,
  {
    texts = [],
    structure = false,
    mixed = false,
  }: Partial<TranscriptParameters> & { /** The story mixes the languages on purpose. */ mixed?: boolean } = {},
): { locale: Locale; line: string }[] {
  const names = ([ar, en] as const).flatMap((transcript) =>
    namesOf(transcript, texts)
      .filter((line) => !mixed || !/^is not in|^has digits/.test(line))
      .map((line) => ({ locale: transcript.locale, line })),
  );
  const structures = structure
    ? []
    : [
        ...difference('structure', ar.lines, en.lines),
        ...difference('tab order', ar.tabOrder, en.tabOrder),
        ...difference('focus', ar.focus, en.focus),
      ];
  return [
    ...names.map(({ locale, line }) => ({ locale, line: `transcript: ${line}` })),
    ...structures.map((line) => ({ locale: 'ar' as const, line: `transcript: ${line}` })),
  ];
}
