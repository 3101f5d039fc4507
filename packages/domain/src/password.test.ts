import { expect, test } from 'vitest';
import { passwordFault } from './password.ts';
import { siteTerms } from './site-terms.ts';

const owner = { firstname: 'Noura', lastname: 'العتيبي', phone: '+966551112223', email: 'noura.o@mail.example' };
const common = (text: string) => ['password', '12345678'].includes(text);
const faultOf = (password: string, terms: readonly string[] = []) => passwordFault(password, owner, common, terms);
const TERMS = siteTerms({
  names: ['تعاون — الجمعية التعاونية الخيرية', 'Taawun — the Cooperative Charitable Association', 'Waha'],
  host: 'www.waha-coop.org.sa',
});

test.each(['password', 'PassWord', ' 12345678 '])('%j is common', (text) =>
  expect(faultOf(text)).toBe('passwordCommon'),
);
test.each([
  'noura123',
  'NOURA-العتيبي',
  '0551112223',
  '966551112223',
  '+966551112223',
  'noura.o@mail.example',
  'noura.o1!',
  'العتيبي١٢٣',
  'nouranouranoura',
])('%s is made of the owner’s data', (text) => expect(faultOf(text)).toBe('passwordOwn'));
test.each(['taawun-1', 'noura likes tea', 'كلمة السر الطويلة', '55111-and-more', 'password-of-mine'])(
  '%s is accepted',
  (text) => expect(faultOf(text)).toBeNull(),
);
test.each([
  'taawun-1',
  'Taawun2026',
  'T-a-a-w-u-n-123',
  't44wun!99',
  'TAAWÚN12345',
  'charitable7',
  'Cooperative_1447',
  'associ@tion5',
  'wahawaha',
  'waha-coop.org.sa',
  'WahaCoop2026',
  'تعاون١٢٣٤',
  'التعاونية1',
  'الجَمعيّة٢٠٢٦',
  'جمعيه تعاون',
  'الخيرية-99',
  'member2026',
  'عضوية12',
  'noura-taawun',
])('%s is made of the terms of the site', (text) => expect(faultOf(text, TERMS)).toBe('passwordSite'));
test.each([
  'nakhla-9',
  'taawun and four palm trees',
  'تعاون مع جيرانك',
  'waha77palms',
  'remember-me-not',
  'https-is-nice',
  'taawun82736451',
  '𠀀taawun𠀀𠀀𠀀',
])('%s has enough beside them', (text) => expect(faultOf(text, TERMS)).toBeNull());
test('the terms of a site are its names, their terms from four letters, and its host without its ending', () => {
  expect(
    siteTerms({ names: ['Al Waha Co-op'], host: 'portal.waha.example' }).filter((word) => /[a-z]/.test(word)),
  ).toEqual(['portalwahaexample', 'alwahacoop', 'portal', 'taawun', 'member', 'admin', 'waha']);
  expect(siteTerms({ names: ['الجمعيّة'], host: 'localhost' })).toEqual(
    expect.arrayContaining(['الجمعيه', 'جمعيه', 'localhost', 'تعاون']),
  );
});
test('an owner without e-mail, and with names of one letter', () => {
  expect(passwordFault('abcdefgh', { firstname: 'a', lastname: 'b', phone: '', email: null }, common)).toBeNull();
});
