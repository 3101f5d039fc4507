import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { isEmail, parseMobile } from '@taawun/domain';
import type { Parsed } from './parse.ts';
import { camelCase } from './spec.ts';

type Language = 'ar' | 'en';

interface Question {
  option: string;
  text: Record<Language, string>;
  isValid: (text: string) => boolean;
  /** What is allowed. */
  rule: Record<Language, string>;
}

const isLine = (text: string): boolean => text.trim().length > 1 && text.length <= 200;
const LINE = { ar: 'سطر واحد', en: 'one line' };

/** What an association is prompted for, and the option that answers it without a question. */
export const QUESTIONS: readonly Question[] = [
  {
    option: 'name',
    text: { ar: 'اسم الجمعية بالعربية', en: 'Name of the association in Arabic' },
    isValid: (text) => isLine(text) && /\p{Script=Arabic}/u.test(text),
    rule: { ar: 'اسم بحروف عربية', en: 'a name in Arabic letters' },
  },
  {
    option: 'name-en',
    text: { ar: 'اسم الجمعية بالإنجليزية', en: 'Name of the association in English' },
    isValid: (text) => isLine(text) && /[A-Za-z]/.test(text),
    rule: { ar: 'اسم بحروف لاتينية', en: 'a name in Latin letters' },
  },
  {
    option: 'license',
    text: { ar: 'رقم الترخيص', en: 'Licence number' },
    isValid: (text) => /^[\p{L}\p{N}/-]{1,30}$/u.test(text),
    rule: { ar: 'أرقام أو حروف', en: 'digits or letters' },
  },
  {
    option: 'phone',
    text: { ar: 'الجوال للتواصل', en: 'Mobile number for contact' },
    isValid: (text) => parseMobile(text) !== null,
    rule: { ar: '05XXXXXXXX', en: '05XXXXXXXX' },
  },
  {
    option: 'email',
    text: { ar: 'البريد للتواصل', en: 'E-mail address for contact' },
    isValid: isEmail,
    rule: { ar: 'بريد إلكتروني', en: 'an e-mail address' },
  },
  { option: 'address', text: { ar: 'العنوان بالعربية', en: 'Address in Arabic' }, isValid: isLine, rule: LINE },
  { option: 'address-en', text: { ar: 'العنوان بالإنجليزية', en: 'Address in English' }, isValid: isLine, rule: LINE },
  {
    option: 'admin',
    text: { ar: 'اسم أول مدير للنظام', en: 'Name of the first administrator' },
    isValid: (text) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(text),
    rule: { ar: 'اسم شخص', en: 'the name of a person' },
  },
];

const INTRO = {
  ar: 'إعداد الجمعية. كل ما تجيب به يمكن تغييره لاحقًا.',
  en: 'Set-up of the association. Every answer can be changed later.',
};

/**
 * Prompts for what the options of `init` leave out, where a person can answer.
 * @returns the options as arguments
 * @throws Error that names the missing options where there is no terminal
 */
export async function promptForSetUp(
  { options }: Pick<Parsed, 'options'>,
  { input, output, isInteractive }: { input: Readable; output: Writable; isInteractive: boolean },
): Promise<string[]> {
  const missing = QUESTIONS.filter(({ option }) => options[camelCase(option)] === undefined);
  if (missing.length === 0) return [];
  if (!isInteractive)
    throw new Error(
      `There is no terminal to prompt in. Give the options ${missing.map(({ option }) => `--${option}`).join(', ')}, or run it in a terminal.`,
    );
  const language: Language = options['language'] === 'en' ? 'en' : 'ar';
  const prompt = createInterface({ input, output, terminal: false });
  try {
    output.write(`${INTRO[language]}\n`);
    const given: string[] = [];
    const lines = prompt[Symbol.asyncIterator]();
    for (const { option, text, isValid, rule } of missing)
      for (;;) {
        output.write(`${text[language]}: `);
        const line = await lines.next();
        if (line.done) throw new Error('The input has ended before the last question. Nothing was changed.');
        const answer = line.value.trim();
        if (isValid(answer)) {
          given.push(`--${option}`, answer);
          break;
        }
        output.write(`  ${rule[language]}\n`);
      }
    return given;
  } finally {
    prompt.close();
  }
}
