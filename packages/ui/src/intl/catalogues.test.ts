import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import ar from './ar.ts';
import en from './en.ts';
import { formatMoney } from './money.ts';

const arabic: Record<string, string> = ar;
const english: Record<string, string> = en;
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const intl = (locale: string, messages: Record<string, string>) => createIntl({ locale, messages });

describe('catalogues', () => {
  it('have the same message ids', () => expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort()));
  it('have six plural forms in Arabic', () => {
    const plurals = Object.entries(arabic).filter(([, text]) => text.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(5);
    for (const [id, text] of plurals) for (const form of forms) expect(text, id).toContain(`${form} {`);
  });
  it('format money with the label of each language', () => {
    expect(formatMoney(intl('en-US', english), 12500, { fraction: 'always' })).toBe('SAR\u00a0125.00');
    expect(formatMoney(intl('ar-EG', arabic), 60000)).toBe('٦٠٠\u00a0ر.س');
  });
});
