import { toAsciiDigits } from '@taawun/domain';
export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

/** Suggestion that improves the password most. */
type StrengthHint = 'common' | 'repeated' | 'sequence' | 'longer' | 'variety';

export interface Strength {
  level: StrengthLevel;
  hint: StrengthHint | null;
  /** Number of characters missing to the recommended length; value of the hint `longer`. */
  missing: number;
}

/** Most common passwords, also in Saudi Arabia. Compared without case, suffix and look-alikes; i18n-ignore: never shown. */
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
const substitutes: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '!': 'i',
};
/** Rows of adjacent keys of the Latin and Arabic keyboard layouts; i18n-ignore: never shown. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط'];

/** Character classes and their sizes. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\p{Script=Arabic}/u, 36],
  [/[^\p{L}\d]/u, 33],
];

/** Password length that is recommended independent of character classes. */
const LONG = 14;

/**
 * Minimum entropy in bits of the levels fair, good and strong: resistance of a well-hashed password to an offline
 * attack for hours, months and decades.
 */
const steps = [40, 60, 80] as const;

/**
 * Estimates the strength of a password from its length and character classes. Repeated characters and sequences (abc,
 * 321, qwe) count little. Advisory only: validation uses a rule.
 * @returns `null` for an empty password.
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
  const folded = Array.from(bare, (letter) => substitutes[letter] ?? letter).join('');
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
