import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import ar from './ar.ts';
import en from './en.ts';
import fr from './fr.ts';
import { formatMoney } from './money.ts';
import ur from './ur.ts';

const catalogues: Record<string, Record<string, string>> = { ar, en, fr, ur };
const { ar: arabic = {}, en: english = {} } = catalogues;
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const intl = (locale: string, messages: Record<string, string>) => createIntl({ locale, messages });

/** Names of arguments and tags in a message. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    return [element.value];
  });
}
const namesOf = (text: string): string[] => [...new Set(namesIn(parse(text)))].toSorted();

describe('catalogues', () => {
  it.each(Object.keys(catalogues))('%s has the message ids of English, with the same arguments', (language) => {
    const catalogue = catalogues[language] ?? {};
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
    const different = Object.entries(english).filter(
      ([id, text]) => String(namesOf(catalogue[id] ?? '')) !== String(namesOf(text)),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });
  it('have six plural forms in Arabic', () => {
    const plurals = Object.entries(arabic).filter(([, text]) => text.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(5);
    for (const [id, text] of plurals) for (const form of forms) expect(text, id).toContain(`${form} {`);
  });
  it('format money with the label of each language', () => {
    expect(formatMoney(intl('en-US', english), 12500, { fraction: 'always' })).toBe('SAR\u00a0125.00');
    expect(formatMoney(intl('ar-EG', arabic), 60000)).toBe('٦٠٠\u00a0ر.س');
    expect(formatMoney(intl('fr', fr), 12550)).toBe('125,50\u00a0SAR');
    expect(formatMoney(intl('ur', ur), 12550)).toContain('125.50');
  });
});
