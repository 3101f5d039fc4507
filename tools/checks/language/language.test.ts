import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import config from '../../../stylelint.config.ts';
import { apply } from './apply.ts';
import { inMemory, type Rule } from './project.ts';
import { rules } from './rules.ts';

type Files = Readonly<Record<string, string>>;
type Example = string | Files;

const VIEW = 'packages/ui/src/A.tsx';
const filesOf = (example: Example): Files => (typeof example === 'string' ? { [VIEW]: example } : example);
const ruleOf = (name: string): Rule => {
  const rule = rules.find((each) => each.name === name);
  if (!rule) throw new Error(`There is no rule ${name}.`);
  return rule;
};
const lines = (name: string, example: Example): string[] =>
  apply(inMemory(filesOf(example)), [ruleOf(name)]).map(({ file, line }) => `${file.replace(/^.*\//, '')}:${line}`);

/** Each row: what is wrong, an example of it, where it must be reported, and the same done right. */
function rejects(
  name: string,
  rows: readonly (readonly [what: string, bad: Example, at: string | readonly string[], good: Example])[],
): void {
  describe(`the rule ${name}`, () => {
    it.each(rows)('rejects %s', (_, bad, at, good) => {
      expect(lines(name, bad)).toEqual([at].flat());
      expect(lines(name, good)).toEqual([]);
    });
  });
}

const T = 'intl.formatMessage';
const labels = (text: string): Files => ({
  'packages/ui/src/labels.ts': text,
  [VIEW]: `import { LABELS, label } from './labels.ts';\nconst A = () => <nav aria-label={LABELS.close} title={label()} />;`,
});

rejects('accessible-name', [
  [
    'a text in an object of another file',
    labels(`export const LABELS = { close: 'Close' };\nexport const label = () => intl.formatMessage({ id: 'ui.a' });`),
    'labels.ts:1',
    labels(
      `export const LABELS = { close: CLOSE_ICON };\nexport const label = () => intl.formatMessage({ id: 'ui.a' });`,
    ),
  ],
  [
    'a text that a function of another file returns',
    labels(`export const LABELS = {};\nexport const label = () => {\n  return busy ? 'Please wait' : null;\n};`),
    'labels.ts:3',
    labels(`export const LABELS = {};\nexport function label() { return t('ui.a'); }`),
  ],
  [
    'a default parameter',
    `const A = ({ label = 'Main menu' }) => <nav aria-label={label} />;`,
    'A.tsx:1',
    `const A = ({ label = DEFAULT, kind = 'main' }) => <nav aria-label={label} data-kind={kind} />;`,
  ],
  [
    'an argument of a function of ours',
    `const named = (text) => ({ name: text });\nconst A = () => <img alt={named('A palm').name} />;`,
    'A.tsx:2',
    `const named = (text) => ({ name: text });\nconst A = ({ alt }) => <img alt={named(alt).name} />;`,
  ],
  [
    'a re-exported constant',
    {
      'packages/ui/src/texts.ts': `export const HINT = 'Type here';`,
      'packages/ui/src/index.ts': `export * from './texts.ts';`,
      'packages/portal/src/A.tsx': `import { HINT } from '@taawun/ui';\nconst A = () => <input placeholder={HINT} />;`,
    },
    'texts.ts:1',
    {
      'packages/portal/src/A.tsx': `import { HINT } from '@taawun/ui';\nconst A = () => <input placeholder={HINT} />;`,
    },
  ],
  [
    'a namespace, a map and a choice by a key',
    {
      'packages/ui/src/texts.ts': `export const ROLE = 'slide show';`,
      [VIEW]: `import * as texts from './texts.ts';\nconst names = { a: 'First one', b: 'Second one' };\nconst A = ({ kind }) => <b aria-roledescription={texts.ROLE} aria-label={names[kind]} />;`,
    },
    ['A.tsx:2', 'A.tsx:2', 'texts.ts:1'],
    `const names = { a: 'ui.first', b: 'ui.second' };\nconst A = ({ kind }) => <b aria-label={${T}({ id: names[kind] })} />;`,
  ],
  [
    'a value that a script sets',
    `element.setAttribute('aria-label', NAME);\nconst NAME = 'Pin';\nelement.title = \`\${NAME} of\`;`,
    ['A.tsx:2', 'A.tsx:3'],
    `element.setAttribute('aria-label', name);\nelement.title = '';\nelement.setAttribute('data-kind', 'Pin');`,
  ],
  [
    'what is assigned later, and a fallback',
    `let name = '';\nif (busy) name = 'Please wait';\nconst A = () => <b aria-label={name} />;\nconst b = ${T}({ id: 'ui.a', defaultMessage: 'Wait' });`,
    ['A.tsx:2', 'A.tsx:4'],
    `let name = '';\nif (busy) name = ${T}({ id: 'ui.a' });\nconst A = () => <b aria-label={name} />;`,
  ],
  [
    'a toast, and a page that is written as text',
    `const SAVED = 'It is saved';\ntoast.success(SAVED);\nconst page = '<img alt="A palm">';`,
    ['A.tsx:1', 'A.tsx:3'],
    `toast.success(${T}({ id: 'ui.saved' }));\nconst page = \`<img alt="\${alt}">\`;`,
  ],
  [
    'the title of a page',
    `const TITLE = 'News';\nconst page = { meta: () => ({ title: TITLE }) };`,
    'A.tsx:1',
    `const page = { meta: (intl) => ({ title: ${T}({ id: 'ui.news' }) }) };`,
  ],
  [
    'a component’s prop',
    `const text = useMemo(() => 'Send it', []);\nconst A = () => <Field label={text} />;`,
    'A.tsx:1',
    `const kind = useMemo(() => 'send', []);\nconst A = ({ text }) => <Field label={text} kind={kind} />;`,
  ],
]);

rejects('explicit-locale', [
  [
    'a number by the browser',
    `const a = total.toLocaleString();`,
    'A.tsx:1',
    `const a = total.toLocaleString(intl.locale);`,
  ],
  [
    'a date by the browser',
    `const a = new Date().toLocaleDateString(undefined, options);`,
    'A.tsx:1',
    `const a = new Date().toLocaleDateString(tag, options);`,
  ],
  ['case by the browser', `const a = name.toLocaleUpperCase();`, 'A.tsx:1', `const a = code.toLocaleUpperCase('en');`],
  [
    'an order by the browser',
    `names.toSorted((a, b) => a.localeCompare(b));`,
    'A.tsx:1',
    `names.toSorted((a, b) => a.localeCompare(b, locale));`,
  ],
  [
    'a formatter without a locale',
    `const a = new Intl.NumberFormat();\nconst b = Intl.ListFormat([]);\nconst c = new Intl.PluralRules(navigator.language);`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `const a = new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US');`,
  ],
  [
    'a formatter of one language',
    `const TAG = 'ar-EG';\nconst a = new Intl.DateTimeFormat(TAG);`,
    'A.tsx:2',
    `// language-check-ignore explicit-locale -- an ISO date, not a text\nconst a = new Intl.DateTimeFormat('en-CA');`,
  ],
]);

rejects('raw-number', [
  [
    'a number in a template',
    'const A = ({ value }: { value: number }) => <b aria-valuetext={`${value}`} />;',
    'A.tsx:1',
    `const A = ({ value }: { value: number }) => <b aria-valuetext={intl.formatNumber(value)} aria-valuenow={value} />;`,
  ],
  [
    'String() and arithmetic',
    `const text = String(done);\nconst A = () => <b aria-label={text} title={label + (index + 1 - 0)} />;`,
    ['A.tsx:1', 'A.tsx:2'],
    `const text = toLocaleDigits(String(done), locale);\nconst A = () => <b aria-label={text} title={label} />;`,
  ],
  [
    'a count, by the type of a prop',
    `interface Props { total?: number; name: string }\nfunction A({ total, name }: Props) { return <b aria-label={total} title={name}>{items.length}</b>; }`,
    ['A.tsx:2', 'A.tsx:2'],
    `interface Props { total: string }\nfunction A({ total }: Props) { return <b aria-label={total} />; }`,
  ],
  [
    'a value of a message',
    `const a = ${T}({ id: 'ui.a' }, { share: share.toFixed(1) });\nconst B = () => <FormattedMessage id="ui.b" values={{ done: String(done) }} />;`,
    ['A.tsx:1', 'A.tsx:2'],
    `const a = ${T}({ id: 'ui.a' }, { share });\nconst B = () => <FormattedMessage id="ui.b" values={{ done: 3 }} />;`,
  ],
  [
    'entries of a list',
    'const a = intl.formatList(points.map((point) => `${point.label}: ${point.value.toFixed(0)}`));\nconst b = intl.formatList([String(first), last]);',
    ['A.tsx:1', 'A.tsx:2'],
    'const a = intl.formatList(points.map((point) => `${point.label}: ${intl.formatNumber(point.value)}`));\nconst b = intl.formatList([first, last]);',
  ],
]);

rejects('glued-message', [
  [
    'a sum',
    `const a = ${T}({ id: 'ui.a' }) + ' ' + ${T}({ id: 'ui.b' });`,
    'A.tsx:1',
    `const a = ${T}({ id: 'ui.a' }, { name: ${T}({ id: 'ui.b' }) });`,
  ],
  [
    'a template, by a function of ours',
    `const word = (id) => ${T}({ id });\nconst A = ({ name }) => <b aria-label={\`\${word('ui.a')}: \${name}\`} />;`,
    'A.tsx:2',
    `const word = (id) => ${T}({ id });\nconst title = \`\${word('ui.a')} · \${word('ui.b')}\`;`,
  ],
  [
    'a join',
    `const a = [${T}({ id: 'ui.a' }), name].join(' ');\nconst b = names.join(', ');`,
    ['A.tsx:1', 'A.tsx:2'],
    `const a = intl.formatList(names);\nthrow new Error(names.join(', '));`,
  ],
  [
    'a text that is appended',
    `const a = ${T}({ id: 'ui.a' }).concat(' ', name);`,
    'A.tsx:1',
    `const a = items.concat(${T}({ id: 'ui.a' }));`,
  ],
  [
    'a name out of props',
    'const A = ({ label, name }) => <b aria-label={`${label}: ${name}`} />;',
    'A.tsx:1',
    'const A = ({ label, name }) => <b aria-label={`${label} · ${name}`} id={`${label}:${name}`} />;',
  ],
  [
    'punctuation beside a message',
    `const A = () => <p><FormattedMessage id="ui.a" />: <b>{name}</b></p>;`,
    'A.tsx:1',
    `const A = () => <p><FormattedMessage id="ui.a" /> <b>{name}</b></p>;`,
  ],
]);

const AR = 'packages/ui/src/intl/ar/core.json';
const EN = 'packages/ui/src/intl/en/core.json';
const messages = (ar: string, en: string): Files => ({
  [AR]: `{\n"ui.a": ${JSON.stringify(ar)}\n}`,
  [EN]: `{\n"ui.a": ${JSON.stringify(en)}\n}`,
});
rejects('message-argument', [
  [
    'an argument of one language',
    messages('من {from}', 'From {from} to {to}'),
    'core.json:2',
    messages('من {from} إلى {to}', 'From {from} to {to}'),
  ],
  [
    'a type of one language',
    messages('{count} صفحة', '{count, number} pages'),
    'core.json:2',
    messages('{count, plural, other {# صفحة}}', '{count, number} pages'),
  ],
  [
    'another choice',
    messages('{kind, select, a {أ} other {ب}}', '{kind, select, b {A} other {B}}'),
    'core.json:2',
    messages('{kind, select, a {أ} other {ب}}', '{kind, select, a {A} other {B}}'),
  ],
  [
    'exchanged roles',
    messages('من {to} إلى {from}', 'From {from} to {to}'),
    'core.json:2',
    messages('{index, number} من {total, number}', '{index, number} of {total, number}'),
  ],
  [
    'values that stand for each other',
    `${T}({ id: 'ui.a' }, { size: dimensions, dimensions: size });\n${T}({ id: 'ui.b' }, { sender: intl.formatNumber(amount), amount });\n${T}({ id: 'ui.c' }, { page: pages + 1, pages });`,
    ['A.tsx:1', 'A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `${T}({ id: 'ui.a' }, { size, dimensions: box.size });\n${T}({ id: 'ui.b' }, { sender: user.name, amount: intl.formatNumber(amount) });`,
  ],
  [
    'exchanged values',
    `${T}({ id: 'ui.a' }, { from: to, to: from });\nconst A = () => <FormattedMessage id="ui.a" values={{ done: page.total }} />;`,
    ['A.tsx:1', 'A.tsx:1', 'A.tsx:2'],
    `${T}({ id: 'ui.a' }, { from, to: range.to, index: at });`,
  ],
]);

const TEXTS = 'packages/api-server/src/texts.ts';
rejects('script-sign', [
  ...([',', ';', '?', '"'] as const).map(
    (sign) =>
      [
        `a Latin ${sign} in Arabic`,
        messages(`أحمد${sign} سارة`, 'A'),
        'core.json:2',
        messages('أحمد، سارة؛ «نعم»؟ \u2068A, B?\u2069', 'A, B; "C"?'),
      ] as const,
  ),
  [
    'a Latin percent sign and Latin digits',
    messages('نصف ٥٠% من 12', 'A'),
    'core.json:2',
    messages('٥٠٪ من {n, number} و<b>12</b> مثل RRRD2929', '50% of {n, number}'),
  ],
  ['Arabic signs in English', messages('أ', 'A، B'), 'core.json:2', messages('أ، ب', 'A, B')],
  [
    'signs in texts of code',
    { [TEXTS]: `const a = \`مرحبًا \${name}, شكرًا\`;\nconst b = 'One، two';\nconst c = t('عام 2026', 'Year 2026');` },
    ['texts.ts:1', 'texts.ts:2', 'texts.ts:3'],
    {
      [TEXTS]: `const a = \`مرحبًا \${name}، شكرًا\`;\nconst b = t('<a href="/a?b=1">شكرًا</a> <bdi>09/29</bdi>', 'One, two');\nconst c = \`\${base}/reset?token=\${token}\`;`,
    },
  ],
]);

rejects('dictionary', [
  [
    'another word for the same thing',
    messages('رفض المصرف العملية', 'The bank declined it'),
    'core.json:2',
    messages('رفض البنك العملية، وبنكك يعرف السبب', 'The bank declined it'),
  ],
  [
    'American spelling, and a word with a hyphen',
    messages('برنامج', 'Send the program by e-mail'),
    ['core.json:2', 'core.json:2'],
    messages('برنامج', 'Send the programme by email to {program}, see <a>programming</a>'),
  ],
  ['vowel signs', messages('المُصرِف', 'A'), 'core.json:2', messages('البَنك', 'A')],
  ['the accusative after the alif', messages('أولاً', 'A'), 'core.json:2', messages('أولًا', 'A')],
  ['a part of a longer word only', messages('الفرع الرئيس', 'A'), 'core.json:2', messages('الفرع الرئيسي', 'A')],
  [
    'words in texts of the server and in published content',
    {
      'packages/api-server/src/giving/texts.ts': `const a = 'Somebody gave to you';\nconst key = 'program';`,
      'packages/api-client/src/fixtures/a.ts': `const b = t('المقر الرئيس', 'Head office');`,
    },
    ['a.ts:1', 'texts.ts:1'],
    {
      'packages/api-server/src/giving/texts.ts': `const a = 'Someone gave to you';\nconst key = 'program';`,
      'packages/api-client/src/fixtures/a.ts': `const b = t('المقر الرئيسي، وسهم وقفي', 'Head office');`,
    },
  ],
]);

it('the dictionary names the file, the message and the word to write instead', () => {
  const reported = apply(inMemory(messages('رفض المصرف العملية', 'A')), [ruleOf('dictionary')]);
  expect(reported).toEqual([
    {
      file: expect.stringMatching(/\/intl\/ar\/core\.json$/),
      line: 2,
      rule: 'dictionary',
      message: expect.stringMatching(/^"[\w.]+": “مصرف” is not our word\. Write “بنك”$/),
    },
  ]);
});

const cache = (body: string): string => `const made = new Map();\nexport function use(locale, style) {\n${body}\n}`;
rejects('cache-key', [
  [
    'a formatter under a key without the locale',
    cache('const key = `${style}`;\nmade.set(key, new Intl.NumberFormat(locale));'),
    'A.tsx:4',
    cache('const key = `${locale} ${style}`;\nmade.set(key, new Intl.NumberFormat(locale));'),
  ],
  [
    'a formatted text',
    cache('const text = format(style, locale);\nmade.set(style, text);'),
    'A.tsx:4',
    cache('made.set(style, measure(style));'),
  ],
  [
    'one formatter for all',
    `let format;\nexport const use = (tag) => (format ??= new Intl.NumberFormat(tag));`,
    'A.tsx:2',
    `export const use = (tag) => { let format; format ??= new Intl.NumberFormat(tag); return format; };`,
  ],
  [
    'an object of texts',
    `const texts = {};\nexport const use = (intl, id) => { texts[id] = intl.formatMessage({ id }); };`,
    'A.tsx:2',
    `const texts = {};\nexport const use = (intl, id) => { texts[intl.locale] = intl.formatMessage({ id }); };`,
  ],
  [
    'a hook without the language',
    `const a = useMemo(() => format(intl, value), [value]);`,
    'A.tsx:1',
    `const a = useMemo(() => format(intl, value), [intl, value]);\nconst b = useCallback((intl) => intl.locale, []);`,
  ],
]);

const MOCK = 'packages/api-client/src/mocks/scenarios.ts';
rejects('bilingual-mock', [
  [
    'English alone',
    { [MOCK]: `const a = failed('conflict', locale, { message: 'The bank declined the payment' });` },
    'scenarios.ts:1',
    {
      [MOCK]: `const a = failed('conflict', locale, { message: locale === 'ar' ? 'رفض المصرف' : 'The bank declined' });`,
    },
  ],
  [
    'Arabic alone',
    { [MOCK]: `const a = { title: 'رسالة جديدة', text: t('نص', 'A text') };` },
    'scenarios.ts:1',
    { [MOCK]: `const a = { title: { ar: 'رسالة جديدة', en: 'New message' }, firstname: 'سارة' };` },
  ],
  [
    'languages in each other’s place',
    { [MOCK]: `const a = { ar: 'New message', en: 'رسالة جديدة' };\nconst b = t('New message', 'رسالة جديدة');` },
    ['scenarios.ts:1', 'scenarios.ts:1', 'scenarios.ts:2', 'scenarios.ts:2'],
    { [MOCK]: `const a = t('رسالة جديدة', 'New message');` },
  ],
  [
    'both in one language',
    { [MOCK]: `const a = { ar: 'New message here', en: 'New message' };` },
    ['scenarios.ts:1', 'scenarios.ts:1'],
    { [MOCK]: `throw new Error('No such account here');` },
  ],
]);

rejects('autocomplete', [
  [
    'a field without it',
    `const A = () => <FormTextField name="email" />;`,
    'A.tsx:1',
    `const A = () => <><FormTextField name="email" autoComplete="email" /><FormPhoneField name="phone" /></>;`,
  ],
  [
    'another token',
    `const A = () => <FormPasswordField name="new_password" autoComplete="current-password" />;`,
    'A.tsx:1',
    `const A = () => <FormPasswordField name="password" autoComplete="current-password" />;`,
  ],
  [
    'a sign-up that fills in the old password',
    `const A = () => <><FormPasswordField name="password" autoComplete="current-password" />\n<FormPasswordField name="confirm_password" autoComplete="new-password" /></>;`,
    'A.tsx:1',
    `const A = () => <FormTextField {...(own ? { autoComplete: 'name' } : {})} name="user_name" />;`,
  ],
  [
    'a field behind a hook',
    `const { change, ...country } = useChoice('country_id');\nconst A = () => <Select {...country} />;`,
    'A.tsx:2',
    `const country = useChoice('country_id');\nconst A = () => <Select {...country} autoComplete="country" />;`,
  ],
  [
    'an entry of the table of fields',
    {
      'packages/domain/src/fields.ts': `const fields = { name: { autoComplete: 'name' }, birthdate: { type: 'date' } };`,
    },
    'fields.ts:1',
    {
      'packages/domain/src/fields.ts': `const fields = { name: { autoComplete: 'name' }, birthdate: { autoComplete: 'bday' } };`,
    },
  ],
  [
    'a component that lost its own',
    `function PhoneField(props) { return <Input {...props} />; }`,
    'A.tsx:1',
    `function PhoneField(props) { return <Input autoComplete="tel" {...props} />; }`,
  ],
  [
    'a page of the gateway',
    {
      'packages/api-server/src/gateways/a.ts': `const a = field('number', label, { complete: 'off' });\nconst b = \`<input name="code">\`;`,
    },
    ['a.ts:1', 'a.ts:2'],
    {
      'packages/api-server/src/gateways/a.ts': `const a = field('number', label, { complete: 'cc-number' });\nconst b = \`<input name="code" autocomplete="one-time-code">\`;`,
    },
  ],
]);

rejects('riyadh-day', [
  [
    'the UTC day of a timestamp',
    `const today = new Date().toISOString().slice(0, 10);\nconst [day] = created_at.toISOString().split('T');\nconst year = at.getUTCFullYear();`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `const today = riyadhDay(new Date());\nconst next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);\nconst last = new Date(Date.UTC(year, month, 0)).getUTCDate();\nconst at = new Date().toISOString();`,
  ],
  [
    'the UTC day that a test expects',
    { 'packages/api-server/test/a.test.ts': `expect(line).toContain(new Date().toISOString().slice(0, 10));` },
    'a.test.ts:1',
    { 'packages/api-server/test/a.test.ts': `expect(line).toContain(riyadhDay(new Date()));` },
  ],
  [
    'a day of Riyadh that lost its hours',
    `const riyadhDay = (moment) => new Date(moment.getTime()).toISOString().slice(0, 10);`,
    'A.tsx:1',
    `const RIYADH = 3 * 3_600_000;\nconst riyadhDay = (moment) => new Date(moment.getTime() + RIYADH).toISOString().slice(0, 10);`,
  ],
  [
    'the time zone of the machine',
    `const year = new Date().getFullYear();\nday.setHours(0);`,
    ['A.tsx:1', 'A.tsx:2'],
    `const year = Number(riyadhDay(new Date()).slice(0, 4));`,
  ],
  [
    'formatters without a time zone, and with another',
    `const a = intl.formatDate(value);\nconst b = intl.formatTime(value, { hour: 'numeric' });\nconst c = new Intl.DateTimeFormat(tag, { timeZone: 'Europe/London' });`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `const options = { hour: 'numeric', timeZone: 'Asia/Riyadh' };\nconst a = intl.formatTime(value, options);\nconst b = new Intl.DateTimeFormat(tag, { ...style, timeZone: isDay ? 'UTC' : 'Asia/Riyadh' });`,
  ],
]);

rejects('reduced-motion', [
  ['an animation', `box.animate(frames, 200);`, 'A.tsx:1', `if (!prefersReducedMotion()) box.animate(frames, 200);`],
  [
    'smooth scrolling',
    `window.scrollTo({ top: 0, behavior: 'smooth' });\nconst how = near ? 'smooth' : 'instant';`,
    ['A.tsx:1', 'A.tsx:2'],
    `const still = prefersReducedMotion();\nwindow.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });`,
  ],
  [
    'motion in the branch of those who prefer less',
    `const still = prefersReducedMotion();\nstrip.scrollTo({ top: 0, behavior: still ? 'smooth' : 'instant' });\nif (prefersReducedMotion()) box.animate(frames, 200);\nif (!still) box.animate(frames, 200);\nconst how = near && still ? 'smooth' : 'instant';`,
    ['A.tsx:2', 'A.tsx:3', 'A.tsx:5'],
    `const moves = !prefersReducedMotion();\nstrip.scrollTo({ top: 0, behavior: moves ? 'smooth' : 'instant' });\nconst how = near && !prefersReducedMotion() ? 'smooth' : 'instant';`,
  ],
  [
    'a preference that is imported and not read',
    `import { prefersReducedMotion } from './motion.ts';\nconst still = false;`,
    'A.tsx:1',
    `import { prefersReducedMotion } from './motion.ts';\nconst still = prefersReducedMotion();`,
  ],
  [
    'frames and intervals',
    `const run = () => requestAnimationFrame(run);\nsetInterval(move, 20);\nmap.flyTo(view);`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `const run = () => { if (prefersReducedMotion()) return; requestAnimationFrame(run); };`,
  ],
  [
    'timers that call themselves, and what plays by itself',
    `const run = () => { move(); setTimeout(run, 16); };\nconst A = () => <video autoPlay />;\nconst B = () => <animate attributeName="x" />;`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `const run = () => { ask(); setTimeout(run, 5000); };\nconst A = () => <video autoPlay={!prefersReducedMotion()} />;`,
  ],
  [
    'a question of its own',
    `const still = matchMedia('(prefers-reduced-motion: reduce)').matches;`,
    'A.tsx:1',
    `const dark = matchMedia('(prefers-color-scheme: dark)').matches;`,
  ],
]);

rejects('focus-move', [
  [
    'an effect that React defers',
    `useEffect(() => {\n  if (moved) heading.current?.focus();\n}, [moved]);`,
    'A.tsx:2',
    `useLayoutEffect(() => {\n  if (moved) heading.current?.focus();\n}, [moved]);`,
  ],
  [
    'through a function',
    `useEffect(() => {\n  focusOn(document.body);\n});`,
    'A.tsx:2',
    `useEffect(() => {\n  list.addEventListener('keydown', () => focusOn(list));\n});`,
  ],
]);

rejects('script-direction', [
  [
    'positions from the left',
    `list.scrollLeft += 20;\nlist.scrollBy({ left: 20 });\nconst x = event.clientX;`,
    ['A.tsx:1', 'A.tsx:2', 'A.tsx:3'],
    `list.scrollBy({ top: 20 });\nscrollToStart(list, item, dir);`,
  ],
  [
    'edges of a box, and sides set by script',
    `const box = item.getBoundingClientRect();\nmenu.style.insetInlineStart = box.left;\nconst { right } = item.getBoundingClientRect();\nmenu.style.setProperty('margin-left', x);`,
    ['A.tsx:2', 'A.tsx:3', 'A.tsx:4'],
    `const box = item.getBoundingClientRect();\nmenu.style.insetBlockStart = box.top;\nmenu.style.setProperty('margin-inline-start', x);`,
  ],
  [
    'a shift along the line',
    'box.style.transform = `translateX(${x}px)`;\nconst A = () => <b style={{ transform: "translate(2px, 0)" }} />;',
    ['A.tsx:1', 'A.tsx:2'],
    'box.style.transform = `translateY(${y}px)`;\nconst A = () => <polygon transform="translate(12 12)" />;',
  ],
  [
    'a distance in a list that snaps',
    {
      'packages/ui/src/foundations/dom/inlineScroll.ts': `list.scrollBy({ left: 20 });`,
    },
    'inlineScroll.ts:1',
    {
      'packages/ui/src/foundations/dom/inlineScroll.ts': `list.scrollTo({ left: list.scrollLeft + 20 });`,
    },
  ],
]);

const SCALE = 'packages/ui/src/foundations/layers.ts';
const styles = (name: string): string =>
  `import { layers } from './layers.ts';\nconst Bar = styled.div\`z-index: \${layers.${name}}; \${layers.menu}\`;`;
rejects('press', [
  [
    'a button that responds as soon as the pointer is down',
    `const A = () => <IconButton icon="close" onPointerDown={close} />;\nconst B = () => <a onTouchStart={go}>x</a>;`,
    ['A.tsx:1', 'A.tsx:2'],
    `const A = () => <><IconButton icon="close" onClick={close} onPointerDown={warm} />\n<a href="/" onTouchStart={warm}>x</a><S.Area onPointerDown={point} /></>;`,
  ],
]);

const effect = (body: string): string => `useEffect(() => {\n${body}\n}, [open]);`;
rejects('cleanup', [
  [
    'an effect whose listener stays',
    effect(`element?.addEventListener('scroll', measure);\nwindow.addEventListener('resize', measure);
return () => element?.removeEventListener('scroll', measure);`),
    'A.tsx:3',
    effect(`element?.addEventListener('scroll', measure);
element.addEventListener('load', measure, { once: true });
return () => element?.removeEventListener('scroll', measure);`),
  ],
  [
    'an effect whose observer or timer goes on',
    effect(`watch.observe(dialog);\nif (open) setTimeout(close, 10);\nconst timer = setInterval(tick, 1000);`),
    ['A.tsx:2', 'A.tsx:3', 'A.tsx:4'],
    effect(`watch.observe(dialog);\nconst timer = setInterval(tick, 1000);
return () => {\nwatch.disconnect();\nclearInterval(timer);\n};`),
  ],
  [
    'a timer that an effect starts itself',
    effect(`setTimeout(close, 10);`),
    'A.tsx:2',
    `${effect('start(() => setTimeout(close, 10));')}\n${effect(`watch.observe(dialog);\nreturn stop;`)}`,
  ],
]);

rejects('stacking', [
  [
    'a layer that nothing uses',
    {
      [SCALE]: 'export const layers = {\n  menu: 1,\n  toast: 2,\n} as const;',
      'packages/ui/src/a.styles.ts': styles('menu'),
    },
    'layers.ts:3',
    {
      [SCALE]: 'export const layers = {\n  menu: 1,\n  toast: 2,\n} as const;',
      'packages/ui/src/a.styles.ts': styles('toast'),
    },
  ],
  [
    'a layer below the one before it',
    {
      [SCALE]: 'export const layers = {\n  menu: 9,\n  toast: 2,\n} as const;',
      'packages/ui/src/a.styles.ts': styles('toast'),
    },
    'layers.ts:3',
    `const A = () => <b style={{ zIndex: layers.toast }} />;`,
  ],
  [
    'a number in a style of an element',
    `const A = () => <b style={{ zIndex: 5 }} />;\nbox.style.zIndex = '5';`,
    ['A.tsx:1', 'A.tsx:2'],
    `const A = () => <b style={{ zIndex: order }} />;`,
  ],
]);

const paper = (rule: string): Files => ({
  'packages/ui/src/foundations/globalCss.ts': `export const globalCss = \`\n@media print { ${rule} }\`;`,
  'packages/ui/src/layout/Footer/Footer.styles.ts':
    'export const Bar = styled.footer`\n  @media print { display: block; }\n`;',
});
it('the rule print rejects a style sheet that prints buttons, and parts of pages that do not hide themselves', () => {
  expect(lines('print', paper('.ta-button, dialog { display: none; }'))).toEqual(
    expect.arrayContaining(['globalCss.ts:2', 'Footer.styles.ts:1']),
  );
  expect(
    lines('print', paper('.ta-button, .ta-icon-button, dialog, [popover] { display: none !important; }')),
  ).not.toContain('globalCss.ts:2');
});

describe('exceptions', () => {
  const bad = 'const a = total.toLocaleString();';
  it.each([
    ['on the line above', `// language-check-ignore explicit-locale -- read by machines only\n${bad}`, []],
    ['on the line', `${bad} // language-check-ignore explicit-locale -- read by machines only`, []],
    ['of another rule', `// language-check-ignore raw-number -- read by machines only\n${bad}`, ['A.tsx:2']],
    ['without a reason', `// language-check-ignore explicit-locale\n${bad}`, ['A.tsx:1']],
    [
      'of which nothing is left',
      `// language-check-ignore explicit-locale -- read by machines only\nconst a = 1;`,
      ['A.tsx:1'],
    ],
  ])('%s', (_, text, expected) => expect(lines('explicit-locale', text)).toEqual(expected));
});

it('stylelint rejects a z-index outside the scale and a shift along the line', async () => {
  const code =
    'import { styled } from "styled-components";\nexport const A = styled.div`\n  z-index: 5;\n  transform: translateX(-50%);\n  translate: 2px 0;\n`;\nexport const B = styled.div`\n  z-index: ${layers.toast};\n  translate: 0 2px;\n  > a { z-index: 1; }\n`;\n';
  const { results } = await stylelint.lint({ code, config, codeFilename: join(import.meta.dirname, 'A.styles.ts') });
  expect(results.flatMap(({ warnings }) => warnings.map(({ line }) => line)).toSorted((a, b) => a - b)).toEqual([
    3, 4, 5,
  ]);
});

it('stylelint rejects a text in a style sheet, and high contrast by the system alone', async () => {
  const code =
    'import { styled } from "styled-components";\nexport const A = styled.div`\n  @media (prefers-contrast: more) {\n    display: none;\n  }\n  &::before {\n    content: "New";\n  }\n`;\nexport const B = styled.div`\n  ${moreContrast(css`\n    display: none;\n  `)}\n  &::before {\n    content: \'\';\n  }\n  &::after {\n    content: attr(data-label) / \'\';\n  }\n`;\n';
  const { results } = await stylelint.lint({ code, config, codeFilename: join(import.meta.dirname, 'A.styles.ts') });
  expect(results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => [line, rule]))).toEqual([
    [7, 'declaration-property-value-allowed-list'],
    [3, 'media-feature-name-disallowed-list'],
  ]);
});
