import { toAsciiDigits } from './digits.ts';

/** Terms of every site: its software, and the roles of its users. */
const COMMON_TERMS = ['taawun', 'تعاون', 'portal', 'بوابة', 'member', 'عضو', 'عضوية', 'admin', 'مدير'];
const MIN_LENGTH = 4;
/** Letters that a password has beside the terms of the site; a digit counts half. */
const MIN_OTHER_LETTERS = 4;

/** Letters that are written for others: hamza and other forms in Arabic, digits and signs in Latin. */
const SAME: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Returns the letters, digits and signs of a text without marks and separators. */
const lettersOf = (text: string): string[] =>
  Array.from(
    toAsciiDigits(text.normalize('NFKD'))
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}@$]|ـ/gu, ''),
  );
/** One UTF-16 unit for each letter, so that places in the text are places in the list. */
const folded = (letters: readonly string[]): string =>
  letters.map((letter) => SAME[letter] ?? (letter.length > 1 ? '\ufffd' : letter)).join('');

/**
 * Returns the terms of a site that are no passwords: its names, their parts, and the labels of its host.
 * @param names of the association, in both languages
 */
export function siteTerms({ names, host }: { names: readonly string[]; host: string }): string[] {
  const labels = host.split('.');
  const parts = [
    ...names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)]),
    host.replace(/^www\./, ''),
    ...(labels.length > 1 ? labels.slice(0, -1) : []),
  ];
  const terms = parts.map((part) => folded(lettersOf(part))).filter((term) => Array.from(term).length >= MIN_LENGTH);
  const withoutArticle = terms.map((term) => term.replace(/^ال/, '')).filter((term) => term.length >= MIN_LENGTH);
  const always = COMMON_TERMS.map((term) => folded(lettersOf(term)));
  return [...new Set([...terms, ...withoutArticle, ...always])].toSorted((a, b) => b.length - a.length);
}

/**
 * Returns whether a password is little more than terms of the site, in any spelling: with separators, in capitals, with
 * marks, or with digits and signs for letters.
 * @param terms of `siteTerms`
 */
export function isMadeOfSiteTerms(password: string, terms: readonly string[]): boolean {
  const letters = lettersOf(password);
  const before = letters.length;
  let text = folded(letters);
  for (const term of terms)
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term)) {
      letters.splice(at, term.length);
      text = folded(letters);
    }
  if (letters.length === before) return false;
  const others = letters.reduce((sum, letter) => sum + (/\p{N}/u.test(letter) ? 0.5 : 1), 0);
  return others < MIN_OTHER_LETTERS;
}
