import { toAsciiDigits } from '@taawun/domain';
export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

/** The one thing that would help most. */
type StrengthHint = 'common' | 'repeated' | 'sequence' | 'longer' | 'variety';

export interface Strength {
  level: StrengthLevel;
  hint: StrengthHint | null;
  /** Characters that are missing to a length that is hard to guess; what the hint `longer` names. */
  missing: number;
}

/** What is tried first, everywhere and in Saudi Arabia. Compared without case, endings and look-alikes (`P@ssw0rd2026!`); parity: never shown. */
const common = new Set([
  '123456',
  '12345678',
  '123456789',
  '1234567890',
  '111111',
  '000000',
  '123123',
  '654321',
  '112233',
  '1q2w3e4r',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'zxcvbn',
  'password',
  'passw',
  'pass',
  'admin',
  'welcome',
  'letmein',
  'iloveyou',
  'abcdef',
  'login',
  'taawun',
  'saudi',
  'saudiarabia',
  'ksa',
  'riyadh',
  'jeddah',
  'mohammed',
  'ahmed',
  'abdullah',
  'bismillah',
  'محمد',
  'الله',
  'السعودية',
  'كلمة المرور',
]);
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '!': 'i',
};
/** Neighbours on a keyboard, of either script; parity: never shown. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط'];

/** Kinds of characters, and how many of each a guesser has to try. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\p{Script=Arabic}/u, 36],
  [/[^\p{L}\d]/u, 33],
];

/** Characters that make a password hard to guess by length alone. */
const LONG = 14;

/** Bits from which a level begins: about what a stolen, well hashed list withstands for hours, months and decades. */
const steps = [40, 60, 80] as const;

/**
 * A rough estimate of how hard a password is to guess: its length times the kinds of its characters, where a character that repeats the
 * one before it or goes on in a row (abc, 321, qwe) hardly counts. It advises and never refuses: whoever checks takes a rule.
 * @returns `null` for no password.
 */
export function passwordStrength(password: string): Strength | null {
  const text = toAsciiDigits(password);
  const letters = Array.from(text);
  if (letters.length === 0) return null;
  const missing = Math.max(0, LONG - letters.length);
  if (isCommon(text)) return { level: 'weak', hint: 'common', missing };
  const pairs = letters.slice(1).map((letter, index) => follows(letters[index] ?? '', letter));
  const repeated = pairs.filter((pair) => pair === 'repeated').length;
  const sequence = pairs.filter((pair) => pair === 'sequence').length;
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0);
  const bits = (letters.length - 0.8 * (repeated + sequence)) * Math.log2(Math.max(2, pool));
  const level = strengthLevels[steps.filter((step) => bits >= step).length] ?? 'strong';
  const poor = letters.length / 3;
  const hint =
    level === 'strong'
      ? null
      : repeated >= poor
        ? 'repeated'
        : sequence >= poor
          ? 'sequence'
          : missing > 0
            ? 'longer'
            : 'variety';
  return { level, hint, missing };
}

function isCommon(text: string): boolean {
  const plain = text.toLowerCase();
  const bare = plain.replace(/[^\p{L}@$]+$/u, '');
  const folded = Array.from(bare, (letter) => lookAlikes[letter] ?? letter).join('');
  return [plain, bare, folded].some((form) => common.has(form));
}

function follows(before: string, letter: string): 'repeated' | 'sequence' | null {
  const [first, second] = [before.toLowerCase(), letter.toLowerCase()];
  if (first === second) return 'repeated';
  const inAlphabet =
    /[\p{L}\d]/u.test(first) && Math.abs((first.codePointAt(0) ?? 0) - (second.codePointAt(0) ?? 0)) === 1;
  return inAlphabet || rows.some((row) => row.includes(first + second) || row.includes(second + first))
    ? 'sequence'
    : null;
}
