// Messages exist in both languages, and Arabic plurals have all six forms.
import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';
import { lineAt, type Problem } from '../source.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const LANGUAGES = { ar: 'Arabic', en: 'English' } as const;

/** Contents of one file of a catalogue. */
export type Catalogue = Readonly<Record<string, string>>;

/** Line of a key in a catalogue file. */
export const lineOf = (text: string, key: string): number =>
  lineAt(text, Math.max(0, text.indexOf(`${JSON.stringify(key)}:`)));

/** Finds keys without a text in the file of the same name of the other language. */
export function missing(file: string, text: string, other: string): Problem[] {
  const otherFile = file.replace(/\/(ar|en)\//, (_, locale) => (locale === 'ar' ? '/en/' : '/ar/'));
  const language = LANGUAGES[otherFile.includes('/ar/') ? 'ar' : 'en'];
  const counterpart = JSON.parse(other || '{}') as Catalogue;
  return Object.keys(JSON.parse(text) as Catalogue)
    .filter((key) => !counterpart[key])
    .map((key) => ({
      file,
      line: lineOf(text, key),
      rule: 'message-missing',
      message: `"${key}" has no ${language}, so its readers see a bare key: write it in ${otherFile}`,
    }));
}

/** Every plural in a message, those in options and tags included. */
export function* pluralsOf(elements: readonly MessageFormatElement[]): Generator<PluralElement> {
  for (const element of elements) {
    if (element.type === TYPE.plural && element.pluralType !== 'ordinal') yield element;
    if ('options' in element) for (const option of Object.values(element.options)) yield* pluralsOf(option.value);
    if ('children' in element) yield* pluralsOf(element.children);
  }
}

/** Parses a message; empty when it is invalid, which tools/checks/messages.ts reports. */
export function elementsOf(message: string): readonly MessageFormatElement[] {
  try {
    return parse(message);
  } catch {
    return [];
  }
}

/** Finds Arabic plurals that lack forms. */
export function sixForms(file: string, text: string): Problem[] {
  return Object.entries(JSON.parse(text) as Catalogue).flatMap(([key, message]) =>
    [...pluralsOf(elementsOf(message))].flatMap(({ options }) => {
      const lacking = FORMS.filter((form) => !(form in options));
      return lacking.length
        ? [
            {
              file,
              line: lineOf(text, key),
              rule: 'arabic-plural',
              message: `a plural of "${key}" lacks ${lacking.join(', ')}: Arabic has six forms, and a number without its own reads as a mistake. Write each`,
            },
          ]
        : [];
    }),
  );
}
