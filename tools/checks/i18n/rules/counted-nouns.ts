// Arabic plurals have the noun in the form that its number takes.
import { TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Problem } from '../source.ts';
import { elementsOf, lineOf, pluralsOf, type Catalogue } from './messages.ts';

/** Nouns of other languages that Arabic does not inflect. */
const INVARIABLE = new Set(['ميغابايت']);

const NUMBER = '#';

/** The text of a form, with `#` for its number and without what else is filled in. */
const textOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return NUMBER;
      return element.type === TYPE.tag ? textOf(element.children) : ' ';
    })
    .join('');

/** The word after the number, or the first word of a form without its number. */
const nounIn = (text: string): string | undefined =>
  /[\p{L}\p{M}]+/u.exec(text.includes(NUMBER) ? text.slice(text.indexOf(NUMBER)) : text)?.[0];

/** Without the ending that a noun has after 11 to 99 (شهرًا). */
const singularOf = (noun: string): string => noun.replace(/ًا$|اً$|ً$/, '');

/** Why the nouns of a plural are wrong; null where they are not. */
function faultOf({ options }: PluralElement): string | null {
  const [few, many, other] = ['few', 'many', 'other'].map((form) => nounIn(textOf(options[form]?.value ?? [])));
  if (few === undefined || many === undefined || other === undefined || INVARIABLE.has(other)) return null;
  if (singularOf(many) !== other) return `"${many}" after 11 to 99, which is not "${other}" in the accusative`;
  return few === other ? `"${few}" after 3 to 10, which is the singular` : null;
}

/** Finds nouns that are singular after 3 to 10, or plural after 11 and more. */
export function countedNouns(file: string, text: string): Problem[] {
  return Object.entries(JSON.parse(text) as Catalogue).flatMap(([key, message]) =>
    [...pluralsOf(elementsOf(message))].flatMap((plural) => {
      const fault = faultOf(plural);
      return fault === null
        ? []
        : [
            {
              file,
              line: lineOf(text, key),
              rule: 'counted-noun',
              message: `a plural of "${key}" has ${fault}: Arabic has the plural after 3 to 10 (٣ أشهر), and the singular after 11 and more (١١ شهرًا، ١٠٠ شهر). Mend the form, or add a noun without forms to INVARIABLE in tools/checks/i18n/rules/counted-nouns.ts`,
            },
          ];
    }),
  );
}
