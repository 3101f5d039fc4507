import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { formatMoney } from './money.ts';

const arabic: Record<string, string> = ar;
const english: Record<string, string> = en;
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const names = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].sort();
const intl = (locale: string, messages: Record<string, string>) => createIntl({ locale, messages });

describe('catalogues', () => {
  it('hold the same messages', () => expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort()));
  it('have six forms in every Arabic plural', () => {
    const plurals = Object.entries(arabic).filter(([, text]) => text.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(5);
    for (const [id, text] of plurals) for (const form of forms) expect(text, id).toContain(`${form} {`);
  });
  it('name the same values in both languages', () => {
    for (const id of Object.keys(arabic)) expect(names(arabic[id] ?? ''), id).toEqual(names(english[id] ?? ''));
  });
  it('write money with the label of each language', () => {
    expect(formatMoney(intl('en-US', english), 12500, { fraction: 'always' })).toBe('SAR\u00a0125.00');
    expect(formatMoney(intl('ar-EG', arabic), 60000)).toBe('٦٠٠\u00a0ر.س');
  });
});
