import { describe, expect, it } from 'vitest';
import { isolatedCodes, isolatedMessages } from './rules/isolated.ts';
import { bothLocales } from './rules/locales.ts';
import { countedNouns } from './rules/counted-nouns.ts';
import { missing, sixForms } from './rules/messages.ts';
import { mixed, storied } from './rules/mixed.ts';
import { physical } from './rules/physical.ts';
import { hardCoded } from './rules/hard-coded-text.ts';
import type { Problem } from './source.ts';

type Rule = (file: string, text: string) => Problem[];
/** The lines on which a rule finds something. */
const linesOf = (rule: Rule, file: string, text: string): number[] => rule(file, text).map(({ line }) => line);

/** Tests a rule with a bad example, on the second line, and a good one. */
function shows(
  rule: Rule,
  file: string,
  examples: readonly (readonly [what: string, bad: string, good: string])[],
): void {
  it.each(examples)('rejects %s, and accepts the good example', (_, bad, good) => {
    expect(linesOf(rule, file, `// first\n${bad}`)).toEqual([2]);
    expect(linesOf(rule, file, `// first\n${good}`)).toEqual([]);
  });
}

/** A plural of months, with the noun of two of its forms. */
const months = (few: string, many: string): string =>
  JSON.stringify(
    { 'ui.a': `{n, plural, few {<b>#</b> ${few}} many {<b>#</b> ${many}} other {<b>#</b> شهر}}` },
    null,
    2,
  );

describe('stories render in both languages', () => {
  shows(bothLocales, 'A.stories.tsx', [
    [
      'a language fixed in a story',
      `export const A = { globals: { locale: 'ar' } };`,
      `export const A = { globals: { viewport: { value: 'mobile1' } } };`,
    ],
    [
      'a mode of one language switched off',
      `export const A = { parameters: { chromatic: { modes: { en: { disable: true } } } } };`,
      `export const A = { parameters: { chromatic: { modes: { ar: { disable: true }, en: { disable: true }, 'ar 390': wide, 'en 390': wide } } } };`,
    ],
    [
      'a story out of the runs',
      `export const A = { tags: ['!test'] };`,
      `export const A = { tags: ['page', '!autodocs'] };`,
    ],
    [
      'Arabic rendered in English',
      `export const A = { render: () => <B>متابعة</B> };`,
      `export const A = { render: bilingual((t) => <B>{t('متابعة', 'Continue')}</B>) };`,
    ],
    [
      'Arabic in the arguments',
      `export const A = { args: { label: 'متابعة' } };`,
      `export const A = { args: { label: { ar: 'متابعة', en: 'Continue' } } };`,
    ],
    [
      'English that is Arabic',
      `export const A = { render: bilingual((t) => <B>{t('Sara', 'سارة')}</B>) };`,
      `export const A = { render: bilingual((t) => <B>{t('سارة', 'Sara')}</B>) };`,
    ],
    [
      'a condition that is not on the language',
      `const name = wide ? 'متابعة' : 'Continue';`,
      `const name = isArabic(globals) ? 'متابعة' : 'Continue';`,
    ],
  ]);

  it('accepts mixed languages in MixedDirection stories, and Arabic in play functions', () => {
    expect(
      bothLocales(
        'A.stories.tsx',
        `export const MixedDirection = { args: { value: 'سوق Taawun' } };\nexport const Default = { play: async () => { await userEvent.type(field, 'سوق'); } };`,
      ),
    ).toEqual([]);
  });
});

describe('messages', () => {
  const ar = 'packages/ui/src/intl/ar/core.json';
  it('rejects a key that is missing or empty in the other language', () => {
    const both = '{\n  "ui.a": "أ",\n  "ui.b": "ب"\n}';
    expect(missing(ar, both, '{ "ui.a": "A" }')).toEqual([
      {
        file: ar,
        line: 3,
        rule: 'message-missing',
        message: expect.stringContaining('"ui.b" has no English') as string,
      },
    ]);
    expect(missing(ar.replace('/ar/', '/en/'), both, '{ "ui.a": "", "ui.b": "ب" }')).toMatchObject([
      { line: 2, message: expect.stringContaining('has no Arabic') as string },
    ]);
    expect(missing(ar, both, both)).toEqual([]);
  });

  it('rejects an Arabic plural without its six forms, also in a tag and in another plural', () => {
    const six = 'zero {} one {} two {} few {} many {} other {}';
    expect(
      sixForms(
        ar,
        `{\n  "ui.a": "<b>{n, plural, ${six}}</b>",\n  "ui.b": "<b>{n, plural, one {} other {{m, plural, ${six}}}}</b>"\n}`,
      ),
    ).toEqual([
      {
        file: ar,
        line: 3,
        rule: 'arabic-plural',
        message: expect.stringContaining('"ui.b" lacks zero, two, few, many') as string,
      },
    ]);
  });

  it.each([
    ['two forms exchanged', 'شهرًا', 'أشهر', '"أشهر" after 11 to 99'],
    ['the singular after 3 to 10', 'شهر', 'شهرًا', '"شهر" after 3 to 10'],
  ])('rejects an Arabic plural with %s', (_, few, many, message) => {
    expect(countedNouns(ar, months(few, many))).toEqual([
      { file: ar, line: 2, rule: 'counted-noun', message: expect.stringContaining(message) as string },
    ]);
  });

  it.each([
    ['the form of each number', months('أشهر', 'شهرًا')],
    ['a noun that ends in ة', JSON.stringify({ 'ui.a': '{n, plural, few {# صور} many {# صورة} other {# صورة}}' })],
    [
      'a noun without forms',
      JSON.stringify({ 'ui.a': '{n, plural, few {# ميغابايت} many {# ميغابايت} other {# ميغابايت}}' }),
    ],
    ['the unit alone', JSON.stringify({ 'ui.a': '{n, plural, few {أشهر} many {شهرًا} other {شهر}}' })],
  ])('accepts %s', (_, text) => expect(countedNouns(ar, text)).toEqual([]));

  it.each([
    ['a number with its sign', 'اتصل على +966 في أي وقت', 'اتصل على \u2068+966\u2069 في أي وقت'],
    ['brackets', 'الشهادة (PDF) جاهزة', 'الشهادة <bdi>(PDF)</bdi> جاهزة'],
    ['a code', 'الطلب T-123 جاهز', 'الطلب {number} جاهز'],
    ['a standard', 'شهادة ISO 9001:2015', 'شهادة ISO'],
  ])('rejects %s that is not isolated', (_, bad, good) => {
    expect(linesOf(isolatedMessages, ar, JSON.stringify({ 'ui.a': 'أ', 'ui.b': bad }, null, 2))).toEqual([3]);
    expect(linesOf(isolatedMessages, ar, JSON.stringify({ 'ui.b': good }, null, 2))).toEqual([]);
  });
});

describe('a hard-coded string', () => {
  shows(hardCoded, 'A.tsx', [
    [
      'text between tags',
      `const A = () => <p>Save it</p>;`,
      `const A = () => <p>{intl.formatMessage({ id: 'ui.save' })}</p>;`,
    ],
    [
      'text in a condition',
      `const A = () => <p>{busy ? 'Please wait' : null}</p>;`,
      `const A = () => <p>{busy ? working : null} · PDF</p>;`,
    ],
    [
      'text in a template',
      'const A = () => <p>{`Page ${number}`}</p>;',
      'const A = () => <p>{`${first} ${last}`}</p>;',
    ],
    [
      'an attribute that is announced',
      `const A = () => <nav aria-label="Pages" />;`,
      `const A = () => <nav aria-label={intl.formatMessage({ id: 'ui.pagination.label' })} aria-current="page" />;`,
    ],
    [
      'an attribute in braces',
      `const A = () => <nav aria-label={'Pages'} />;`,
      `const A = () => <nav className={'pages'} aria-label={label} />;`,
    ],
    [
      'a prop after ??',
      `const A = () => <Field hint={hint ?? 'As on the card'} />;`,
      `const A = () => <Field hint={hint ?? other} />;`,
    ],
    [
      'a constant that is rendered',
      `const title = 'Pages'; const A = () => <p>{title}</p>;`,
      `const title = pages.title; const A = () => <p>{title}</p>;`,
    ],
    [
      'a text in an object',
      `const items = [{ label: 'Home page', href: '/' }];`,
      `const items = [{ label: intl.formatMessage({ id: 'ui.home' }), title: 'portal.home.title' }];`,
    ],
    ['Arabic anywhere', `const name = 'الرئيسية';`, `const known = word === 'الرئيسية' || /الرئيسية/.test(word);`],
    [
      'Arabic without a reason',
      `const name = 'الرئيسية'; // a name`,
      `const name = 'الرئيسية'; // i18n-ignore: its own name in every language`,
    ],
  ]);
});

describe('physical direction', () => {
  shows(physical, 'A.tsx', [
    [
      'a side in a template',
      'const A = styled.p`color: red; margin-left: 4px;`;',
      'const A = styled.p`color: red; margin-inline-start: 4px;`;',
    ],
    [
      'a place from a side',
      'const A = css`.a { left: 0; }`;',
      'const A = css`.a { inset-inline-start: 0; transition: left 1s; }`;',
    ],
    [
      'an alignment',
      'const A = css`.a { text-align: right }`;',
      'const A = css`.a { text-align: end } /* text-align: right */`;',
    ],
    ['a corner', 'const A = css`border-top-left-radius: 4px;`;', 'const A = css`border-start-start-radius: 4px;`;'],
    ['a style of an element', '<p style={{ marginLeft: 4 }} />;', '<p style={{ marginInlineStart: 4 }} />;'],
    ['a side in a style of an element', '<p style={{ left: 4 }} />;', 'list.scrollTo({ left: 4 });'],
    ['an alignment in a style', `<p style={{ textAlign: 'left' }} />;`, `<p style={{ textAlign: 'start' }} />;`],
    ['a style that is set', 'box.style.left = `${x}px`;', 'box.style.insetInlineStart = `${x}px`;'],
    [
      'a side without a reason',
      'const A = css`.a { left: 0; /* there */ }`;',
      'const A = css`.a { left: 0; /* i18n-ignore: a map has no direction */ }`;',
    ],
  ]);
  it('checks CSS files', () => {
    expect(linesOf(physical, 'a.css', 'p { color: red; }\np { padding-right: 1px; }')).toEqual([2]);
    expect(linesOf(physical, 'a.css', 'p { color: red; }\np { padding-inline-end: 1px; }')).toEqual([]);
  });
});

describe('a code outside an isolate', () => {
  shows(isolatedCodes, 'OrderCard.tsx', [
    [
      'a phone number',
      'const A = () => <p>{branch.phone}</p>;',
      'const A = () => <p><PhoneText value={branch.phone} /><Bdi>{branch.phone}</Bdi></p>;',
    ],
    ['an address', 'const A = () => <dd><b>{email}</b></dd>;', 'const A = () => <bdi><b>{email}</b></bdi>;'],
    [
      'a code by another name',
      'const A = () => { const call = mobile ?? phone; return <p>{call}</p>; };',
      'const A = () => { const call = mobile ?? phone; return <p>{call && <PhoneText value={call} />}</p>; };',
    ],
    ['a bank account', 'const A = () => <>{account?.iban}</>;', 'const A = () => <code>{account?.iban}</code>;'],
    [
      'the number of an order',
      'const A = () => <h3>{number}</h3>;',
      'const A = () => <h3><span dir="ltr">{number}</span></h3>;',
    ],
  ]);
});

describe('a component without a mixed-direction story', () => {
  it('rejects a story file without the story and without a reason', () => {
    expect(linesOf(mixed, 'A.stories.tsx', `const meta = { title: 'A' };\nexport const Default = {};`)).toEqual([1]);
    expect(
      linesOf(
        mixed,
        'A.stories.tsx',
        `const meta = { title: 'A', parameters: { i18n: { mixedDirection: '' } } };\nconst MixedDirection = {};`,
      ),
    ).toEqual([1]);
    expect(linesOf(mixed, 'A.stories.tsx', `const meta = { title: 'A' };\nexport const MixedDirection = {};`)).toEqual(
      [],
    );
    expect(
      linesOf(
        mixed,
        'A.stories.tsx',
        `const meta = { title: 'A', parameters: { i18n: { mixedDirection: 'it draws no text' } } };`,
      ),
    ).toEqual([]);
  });
  it('rejects a component without a story file', () => {
    const file = 'packages/ui/src/cards/New/New.tsx';
    expect(storied(file, 'export function New() {}', [file, file.replace('.tsx', '.test.tsx')])).toMatchObject([
      { file, line: 1 },
    ]);
    expect(storied(file, 'export function New() {}', [file, file.replace('.tsx', '.stories.tsx')])).toEqual([]);
    expect(storied(file, '/** i18n-ignore: the stories of Old show it. */', [file])).toEqual([]);
  });
});
