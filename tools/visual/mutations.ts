// Twenty small breakages, as they happen in a hurry. Each must be caught (`npm run visual:mutate`).

export interface Mutation {
  what: string;
  /** From the root. */
  file: string;
  /** Exactly once in the file; of a pattern, the first match. */
  from: string | RegExp;
  to: string;
  /** Which check is asked: the pictures of some stories, or a check of `npm test`. */
  caughtBy: { pictures: readonly string[] } | { check: readonly string[] };
}

const ui = (path: string): string => `packages/ui/src/${path}`;
const stories = (...paths: string[]) => ({ pictures: paths.map((path) => ui(`${path}.stories.tsx`)) });
const parity = { check: ['tools/parity/check.ts'] };

export const mutations: readonly Mutation[] = [
  { what: 'a padding made physical', file: ui('forms/Fieldset/Fieldset.styles.ts'), from: 'padding-inline-start: var(--ta-space-4); border-inline-start:', to: 'padding-left: var(--ta-space-4); border-left:', caughtBy: stories('forms/Fieldset/Fieldset') },
  { what: 'a colour token changed by 2 %', file: ui('foundations/themes.ts'), from: "success: 'oklch(0.43 0.1 157)'", to: "success: 'oklch(0.439 0.1 157)'", caughtBy: stories('components/Badge/Badge') },
  { what: 'a token of the dark theme changed by 2 %', file: ui('foundations/themes.ts'), from: "text: 'oklch(0.96 0.006 120)', 'text-muted'", to: "text: 'oklch(0.94 0.006 120)', 'text-muted'", caughtBy: stories('layout/Header/Header') },
  { what: 'an icon that no longer mirrors', file: ui('icons/paths.ts'), from: "'arrow-forward': { d: forward, mirrors: true }", to: "'arrow-forward': { d: forward }", caughtBy: stories('icons/Icon') },
  { what: 'the mirroring of all icons lost', file: ui('foundations/leaves/marks.ts'), from: "svg[data-icon='mirrors']:dir(rtl) { transform: scaleX(-1); }", to: '', caughtBy: stories('components/Breadcrumbs/Breadcrumbs') },
  { what: 'a message key dropped in English', file: ui('intl/en/dialogs.json'), from: /^ {2}"ui\.payment\.total": .*\n/m, to: '', caughtBy: parity },
  { what: 'an Arabic plural without its dual', file: ui('intl/ar/forms.json'), from: ' two {يرجى تصحيح حقلين للمتابعة}', to: '', caughtBy: parity },
  { what: 'the focus ring removed', file: ui('foundations/globalCss.ts'), from: 'outline: 3px solid var(--ta-focus-ring);\n    outline-offset: 2px;\n    box-shadow: 0 0 0 2px var(--ta-focus-edge);', to: 'outline: none;', caughtBy: stories('components/Menu/Menu', 'dialogs/ConfirmDialog/ConfirmDialog', 'dialogs/Dialog/Dialog') },
  { what: 'the Arabic font not loaded', file: ui('foundations/fonts.css'), from: 'readex-pro-arabic-wght-normal.woff2', to: 'readex-pro-latin-wght-normal.woff2', caughtBy: stories('components/Heading/Heading') },
  { what: 'a label one step lighter', file: ui('foundations/leaves/button.ts'), from: /font-weight: var\(--ta-weight-label\);/, to: 'font-weight: 400;', caughtBy: stories('components/Button/Button') },
  { what: 'a button one pixel lower', file: ui('foundations/leaves/button.ts'), from: 'padding-block: 0.625rem;', to: 'padding-block: 0.6875rem;', caughtBy: stories('components/Button/Button') },
  { what: 'an edge of a card gone', file: ui('components/Card/Card.styles.ts'), from: 'border: 1px solid var(--ta-border);\n', to: 'border: 0;\n', caughtBy: stories('components/Card/Card') },
  { what: 'a phone number no longer isolated', file: ui('components/Text/Text.tsx'), from: '<S.Isolate {...rest} dir="ltr" data-ltr="">{href ? <S.Contact href={`tel:${value.replace(/[^+\\d]/g, \'\')}`}>{shown}</S.Contact> : shown}</S.Isolate>', to: '<>{href ? <S.Contact href={`tel:${value.replace(/[^+\\d]/g, \'\')}`}>{shown}</S.Contact> : shown}</>', caughtBy: stories('components/Text/Text') },
  { what: 'European digits in Arabic', file: ui('foundations/locale.ts'), from: "ar: { locale: 'ar', intlLocale: 'ar-EG', dir: 'rtl' }", to: "ar: { locale: 'ar', intlLocale: 'ar-EG-u-nu-latn' as 'ar-EG', dir: 'rtl' }", caughtBy: stories('components/Progress/Progress') },
  { what: 'another Hijri calendar', file: ui('intl/dates.ts'), from: "hijri: 'ar-EG-u-ca-islamic-umalqura-nu-arab'", to: "hijri: 'ar-EG-u-ca-islamic-tbla-nu-arab'", caughtBy: stories('components/Text/Text') },
  { what: 'the menu of a desk on a phone', file: ui('layout/Header/Header.styles.ts'), from: '@media (width < 68.75rem) { display: none; }', to: '@media (width < 18.75rem) { display: none; }', caughtBy: stories('layout/Header/Header') },
  { what: 'the currency on the wrong side', file: ui('intl/ar/core.json'), from: /"ui\.money": "\{amount\}(.)ر\.س"/, to: '"ui.money": "ر.س {amount}"', caughtBy: stories('cards/OrderCard/OrderCard') },
  { what: 'a story that throws in one locale', file: ui('components/Alert/Alert.stories.tsx'), from: "title={t('طلبك قيد المراجعة', 'Your application is under review')} {...args}", to: "title={t('طلبك قيد المراجعة', '') || JSON.parse('')} {...args}", caughtBy: stories('components/Alert/Alert') },
  { what: 'a story that asks for something unmocked', file: ui('components/Badge/Badge.stories.tsx'), from: "((t, args) => <Badge {...args}>{t('الفرع الرئيسي'", to: "((t, args) => void fetch('/api/unmocked') || <Badge {...args}>{t('الفرع الرئيسي'", caughtBy: stories('components/Badge/Badge') },
  { what: 'a text written into a component', file: ui('components/Pagination/Pagination.tsx'), from: "intl.formatMessage({ id: 'ui.pagination.label' })", to: "'Pages'", caughtBy: parity },
];
