// Small realistic breakages. The checks must catch each (`npm run visual:mutate`).

export interface Mutation {
  what: string;
  /** Path from the root. */
  file: string;
  /** A text that occurs exactly once, with any line breaks; or a pattern: its first match, whose groups `to` may use. */
  from: string | RegExp;
  to: string;
  /** The check that must catch it: the screenshots of some stories, or a check of `npm test`. */
  caughtBy: { screenshots: readonly string[] } | { check: readonly string[] };
}

/** Matches a text with any white space where it has a space. */
const anywhereBroken = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join(String.raw`\s+`),
    'g',
  );

/** Returns the text with the breakage applied. Throws when `from` is missing or occurs more than once. */
export function mutated(text: string, { file, from, to }: Pick<Mutation, 'file' | 'from' | 'to'>): string {
  const result = typeof from === 'string' ? text.replace(anywhereBroken(from), () => to) : text.replace(from, to);
  if (result === text) throw new Error(`${file} has no ${String(from)}: mend the list of breakages.`);
  if (typeof from === 'string' && [...text.matchAll(anywhereBroken(from))].length > 1)
    throw new Error(`${file} has ${from} more than once.`);
  return result;
}

const ui = (path: string): string => `packages/ui/src/${path}`;
const stories = (...paths: string[]) => ({ screenshots: paths.map((path) => ui(`${path}.stories.tsx`)) });
const i18n = { check: ['tools/checks/i18n/check.ts'] };
const language = { check: ['tools/checks/language/check.ts'] };
const unit = (project: 'node' | 'components', file: string) => ({
  check: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file],
});

export const mutations: readonly Mutation[] = [
  {
    what: 'a padding made physical',
    file: ui('forms/fields/Fieldset/Fieldset.styles.ts'),
    from: 'padding-inline-start: var(--ta-space-4);\n    border-inline-start:',
    to: 'padding-left: var(--ta-space-4);\n    border-left:',
    caughtBy: stories('forms/fields/Fieldset/Fieldset'),
  },
  {
    what: 'a colour token changed by 2 %',
    file: ui('foundations/themes.ts'),
    from: "success: 'oklch(0.43 0.1 157)'",
    to: "success: 'oklch(0.439 0.1 157)'",
    caughtBy: stories('components/Badge/Badge'),
  },
  {
    what: 'a token of the dark theme changed by 2 %',
    file: ui('foundations/themes.ts'),
    from: "text: 'oklch(0.96 0.006 120)'",
    to: "text: 'oklch(0.94 0.006 120)'",
    caughtBy: stories('layout/Header/Header'),
  },
  {
    what: 'an icon that no longer mirrors',
    file: ui('icons/paths.ts'),
    from: "'arrow-forward': { d: forward, mirrors: true }",
    to: "'arrow-forward': { d: forward }",
    caughtBy: stories('icons/Icon'),
  },
  {
    what: 'the mirroring of all icons lost',
    file: ui('foundations/base-styles/marks.ts'),
    from: "svg[data-icon='mirrors']:dir(rtl) { transform: scaleX(-1); }",
    to: '',
    caughtBy: stories('components/Breadcrumbs/Breadcrumbs'),
  },
  {
    what: 'a message key dropped in English',
    file: ui('intl/en/dialogs.json'),
    from: /^ {2}"ui\.payment\.total": .*\n/m,
    to: '',
    caughtBy: i18n,
  },
  {
    what: 'an Arabic plural without its dual',
    file: ui('intl/ar/forms.json'),
    from: ' two {يرجى تصحيح حقلين للمتابعة}',
    to: '',
    caughtBy: i18n,
  },
  {
    what: 'the focus ring removed',
    file: ui('foundations/globalCss.ts'),
    from: 'outline: 3px solid var(--ta-focus-ring);\n    outline-offset: 2px;\n    box-shadow: 0 0 0 2px var(--ta-focus-edge);',
    to: 'outline: none;',
    caughtBy: stories('components/Menu/Menu', 'dialogs/ConfirmDialog/ConfirmDialog', 'dialogs/Dialog/Dialog'),
  },
  {
    what: 'the Arabic font not loaded',
    file: ui('foundations/fonts.css'),
    from: 'readex-pro-arabic-wght-normal.woff2',
    to: 'readex-pro-latin-wght-normal.woff2',
    caughtBy: stories('components/Heading/Heading'),
  },
  {
    what: 'a label one step lighter',
    file: ui('foundations/base-styles/button.ts'),
    from: /font-weight: var\(--ta-weight-label\);/,
    to: 'font-weight: 400;',
    caughtBy: stories('components/Button/Button'),
  },
  {
    what: 'a button one pixel lower',
    file: ui('foundations/base-styles/button.ts'),
    from: 'padding-block: 0.625rem;',
    to: 'padding-block: 0.6875rem;',
    caughtBy: stories('components/Button/Button'),
  },
  {
    what: 'an edge of a card gone',
    file: ui('foundations/base-styles/surfaces.ts'),
    from: 'border: 1px solid var(--ta-border);\n',
    to: 'border: 0;\n',
    caughtBy: stories('components/Card/Card'),
  },
  {
    what: 'a phone number no longer isolated',
    file: ui('components/Text/Text.tsx'),
    from: '<S.Isolate {...rest} dir="ltr" data-ltr="">',
    to: "<S.Isolate {...rest} style={{ unicodeBidi: 'normal', direction: 'inherit' }}>",
    caughtBy: stories('components/Text/Text'),
  },
  {
    what: 'European digits in Arabic',
    file: 'packages/domain/src/locale.ts',
    from: "{ ar: 'EG', en: 'US' }",
    // The digits of the Emirates are 0–9.
    to: "{ ar: 'AE', en: 'US' }",
    caughtBy: stories('components/Progress/Progress'),
  },
  {
    what: 'another Hijri calendar',
    file: ui('foundations/locale.ts'),
    from: "hijri: 'islamic-umalqura'",
    to: "hijri: 'islamic-tbla'",
    caughtBy: stories('components/Text/Text'),
  },
  {
    what: 'the desktop menu on a phone',
    file: ui('layout/Header/Header.styles.ts'),
    from: '@media (width < 68.75rem)',
    to: '@media (width < 18.75rem)',
    caughtBy: stories('layout/Header/Header'),
  },
  {
    what: 'the currency on the wrong side',
    file: ui('intl/ar/core.json'),
    from: /"ui\.money": "\{amount\}(.)ر\.س"/,
    to: '"ui.money": "ر.س {amount}"',
    caughtBy: stories('cards/OrderCard/OrderCard'),
  },
  {
    what: 'a story that throws in one locale',
    file: ui('components/Alert/Alert.stories.tsx'),
    from: "title={t('طلبك قيد المراجعة', 'Your application is under review')} {...args}",
    to: "title={t('طلبك قيد المراجعة', '') || JSON.parse('')} {...args}",
    caughtBy: stories('components/Alert/Alert'),
  },
  {
    what: 'a story that requests something unmocked',
    file: ui('components/Badge/Badge.stories.tsx'),
    from: "((t, args) => <Badge {...args}>{t('الفرع الرئيسي'",
    to: "((t, args) => void fetch('/api/unmocked') || <Badge {...args}>{t('الفرع الرئيسي'",
    caughtBy: stories('components/Badge/Badge'),
  },
  {
    what: 'a text written into a component',
    file: ui('components/Pagination/Pagination.tsx'),
    from: "intl.formatMessage({ id: 'ui.pagination.label' })",
    to: "'Pages'",
    caughtBy: i18n,
  },
  // Direction by script.
  {
    what: 'arrow keys of tabs turned around',
    file: ui('foundations/dom/rowKeys.ts'),
    from: "dir === 'rtl' ? ['ArrowLeft', 'ArrowRight']",
    to: "dir !== 'rtl' ? ['ArrowLeft', 'ArrowRight']",
    caughtBy: stories('components/Tabs/Tabs'),
  },
  {
    what: 'arrow keys of the lightbox turned around',
    file: ui('dialogs/Lightbox/Lightbox.tsx'),
    from: "const step = dir === 'rtl' ? -1 : 1;",
    to: 'const step = dir ? 1 : -1;',
    caughtBy: stories('dialogs/Lightbox/Lightbox'),
  },
  {
    what: 'a row scrolled by script from the left',
    file: ui('components/Carousel/Carousel.tsx'),
    from: 'scrollToStart(strip.current, item, dir);',
    to: 'void scrollToStart, void dir, strip.current.scrollTo({ left: item.offsetLeft });',
    caughtBy: language,
  },

  // Mirroring.
  {
    what: 'a shadow to the right',
    file: ui('foundations/base-styles/surfaces.ts'),
    from: '  box-shadow: var(--ta-shadow-1);',
    to: '  box-shadow: 6px 4px 8px rgb(0 0 0 / 20%);',
    caughtBy: stories('components/Card/Card'),
  },
  {
    what: 'a drawer fixed to the left',
    file: ui('dialogs/Drawer/Drawer.styles.ts'),
    from: '  inset-inline: auto 0;',
    to: '  left: 0; right: auto;',
    caughtBy: stories('dialogs/Drawer/Drawer'),
  },
  {
    what: 'a check mark that mirrors',
    file: ui('icons/paths.ts'),
    from: /(?<= {2}check: \{ d: '[^']*')/,
    to: ', mirrors: true',
    caughtBy: stories('icons/Icon'),
  },

  // Names, live regions, structure.
  {
    what: 'a name in English, through a constant',
    file: ui('components/Pagination/Pagination.tsx'),
    from: /(export function Pagination[^]*?)aria-label=\{intl\.formatMessage\(\{ id: 'ui\.pagination\.label' \}\)\}/,
    to: "const LABELS = { pages: 'Pages' };\n$1aria-label={LABELS.pages}",
    caughtBy: language,
  },
  {
    what: 'a button without its name',
    file: ui('components/BackToTop/BackToTop.tsx'),
    from: " aria-label={intl.formatMessage({ id: 'ui.backToTop.label' })}",
    to: '',
    caughtBy: stories('components/BackToTop/BackToTop'),
  },
  {
    what: 'a live region gone',
    file: ui('forms/fields/PlanField/PlanField.tsx'),
    from: '<S.Total role="status"> <span>',
    to: '<S.Total> <span>',
    caughtBy: stories('forms/fields/PlanField/PlanField'),
  },
  {
    what: 'a caption that is no longer announced',
    file: ui('dialogs/Lightbox/Lightbox.tsx'),
    from: '<S.Caption aria-live="polite" aria-atomic="true">',
    to: '<S.Caption>',
    caughtBy: stories('dialogs/Lightbox/Lightbox'),
  },
  {
    what: 'a name glued from translated pieces',
    file: ui('components/Pagination/Pagination.tsx'),
    from: "const name = (n: number) => intl.formatMessage({ id: 'ui.pagination.page' }, { page: n });",
    to: "const name = (n: number) => `${intl.formatMessage({ id: 'ui.pagination.label' })} ${intl.formatMessage({ id: 'ui.pagination.page' }, { page: n })}`;",
    caughtBy: language,
  },
  {
    what: 'arguments of a message swapped in Arabic',
    file: ui('intl/ar/dialogs.json'),
    from: '"من {min} إلى {max}"',
    to: '"من {max} إلى {min}"',
    caughtBy: language,
  },
  {
    what: 'a Latin comma in Arabic',
    file: ui('intl/ar/kit.json'),
    from: '"{size}، {dimensions}"',
    to: '"{size}, {dimensions}"',
    caughtBy: language,
  },
  {
    what: 'a cache of formatters that forgets the language',
    file: ui('intl/numbers.ts'),
    from: 'const key = `${locale} ${style}`;',
    to: 'const key = `${style}`;',
    caughtBy: language,
  },
  {
    what: 'a heading one level too deep',
    file: ui('components/EmptyState/EmptyState.tsx'),
    from: '<S.Title>',
    to: '<S.Title as="h5">',
    caughtBy: stories('components/EmptyState/EmptyState'),
  },
  {
    what: 'a field without autofill',
    file: 'packages/portal/src/pages/profile/settings/Account.tsx',
    from: '<FormTextField name="firstname" autoComplete="given-name" required />',
    to: '<FormTextField name="firstname" required />',
    caughtBy: language,
  },

  // Focus: order and restoration.
  {
    what: 'a field that jumps ahead of the others',
    file: ui('forms/fields/Switch/Switch.tsx'),
    from: 'role="switch"',
    to: 'role="switch" tabIndex={-1}',
    caughtBy: stories('forms/fields/Switch/Switch'),
  },
  {
    what: 'a dialog that does not give the focus to its first control',
    file: ui('dialogs/Dialog/useDialog.ts'),
    from: "dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();",
    to: '',
    caughtBy: stories('dialogs/Lightbox/Lightbox', 'dialogs/ConfirmDialog/ConfirmDialog'),
  },
  {
    what: 'a wizard whose heading loses the focus',
    file: ui('forms/wizard/Wizard/Wizard.tsx'),
    from: "if (place.startsWith('true')) heading.current?.focus();",
    to: 'void place;',
    caughtBy: unit('components', 'packages/ui/src/forms/wizard/Wizard'),
  },
  {
    what: 'a dialog that closes without giving the focus back',
    file: ui('dialogs/Dialog/useDialog.ts'),
    from: 'else if (!open && dialog.open && mounted.current) closeModal(dialog);',
    to: 'else if (!open && dialog.open && mounted.current) { closeModal(dialog); (document.activeElement as HTMLElement).blur(); }',
    caughtBy: stories('dialogs/Dialog/Dialog'),
  },

  // Behind a dialog; what is disabled.
  {
    what: 'a page that scrolls behind a dialog',
    file: ui('foundations/globalCss.ts'),
    from: '  html:has(dialog[open]:modal) { overflow: hidden; }\n',
    to: '',
    caughtBy: stories('dialogs/Dialog/Dialog'),
  },
  {
    what: 'a disabled entry of a menu that acts',
    file: ui('components/Menu/MenuEntries.tsx'),
    from: '    if (disabled) return event.preventDefault();\n',
    to: '    void event;\n',
    caughtBy: stories('components/Menu/Menu'),
  },
  {
    what: 'a disabled picker whose button still opens',
    file: ui('forms/fields/Combobox/Combobox.tsx'),
    from: 'editable: !disabled && !readOnly,',
    to: 'editable: !readOnly,',
    caughtBy: stories('forms/fields/Combobox/Combobox'),
  },

  // Seen in one appearance only.
  {
    what: 'the focus ring gone in the dark',
    file: ui('foundations/themes.ts'),
    from: "'focus-ring': primary[600],\n  'focus-edge': primary[300],",
    to: "'focus-ring': 'oklch(0.178 0.012 165)',\n  'focus-edge': 'oklch(0.178 0.012 165)',",
    caughtBy: stories('components/Button/Button'),
  },
  {
    what: 'a text too faint in the dark',
    file: ui('foundations/themes.ts'),
    from: "'text-subtle': 'oklch(0.74 0.012 130)'",
    to: "'text-subtle': 'oklch(0.5 0.012 130)'",
    caughtBy: stories('components/DescriptionList/DescriptionList'),
  },
  {
    what: 'edges gone in high contrast',
    file: ui('foundations/themes.ts'),
    from: "border: gray[700],\n  'border-control': 'oklch(0 0 0)'",
    to: "border: gray[50],\n  'border-control': gray[50]",
    caughtBy: stories('forms/fields/TextField/TextField'),
  },
  {
    what: 'the chosen tab unmarked in forced colours',
    file: ui('components/Tabs/Tabs.styles.ts'),
    from: 'border-block-end-color: Highlight;',
    to: '',
    caughtBy: stories('components/Tabs/Tabs'),
  },
  {
    what: 'a placeholder unseen in forced colours',
    file: ui('components/Skeleton/Skeleton.styles.ts'),
    from: 'border: 1px solid GrayText;',
    to: '',
    caughtBy: stories('components/Skeleton/Skeleton'),
  },
  {
    what: 'a button unreadable under the pointer',
    file: ui('foundations/base-styles/button.ts'),
    from: ':hover { background: var(--ta-surface-sunken); }',
    to: ':hover { background: var(--ta-text); }',
    caughtBy: stories('components/Button/Button'),
  },
  {
    what: 'a link that does not answer the pointer',
    file: ui('components/Link/Link.styles.ts'),
    from: 'text-decoration-thickness: 2px;',
    to: '',
    caughtBy: stories('components/Link/Link'),
  },
  {
    what: 'a focus ring that only the pointer sees',
    file: ui('components/Accordion/Accordion.styles.ts'),
    from: '> summary:focus-visible {',
    to: '> summary:hover {',
    caughtBy: stories('components/Accordion/Accordion'),
  },
  {
    what: 'buttons on paper',
    file: ui('foundations/globalCss.ts'),
    from: /\.ta-button,\s+(?=[^{}]*\{\s*display: none)/,
    to: '',
    caughtBy: language,
  },
  {
    what: 'the footer on paper',
    file: ui('layout/Footer/Footer.styles.ts'),
    from: '@media print {\n    display: none;\n  }',
    to: '',
    caughtBy: stories('layout/Footer/Footer'),
  },
  {
    what: 'a page too wide on a phone, in English only',
    file: ui('layout/PageHeader/PageHeader.styles.ts'),
    from: '  h1 {\n    font-size: var(--ta-font-28);',
    to: '  @media (width < 48rem) { h1:dir(ltr) { white-space: nowrap; } }\n  h1 {\n    font-size: var(--ta-font-28);',
    caughtBy: stories('layout/PageHeader/PageHeader'),
  },
  {
    what: 'marks above letters cut off',
    file: ui('foundations/base-styles/typography.ts'),
    from: '    line-height: var(--ta-leading-heading);\n    text-wrap: balance;',
    to: '    line-height: 0.9;\n    overflow: hidden;\n    text-wrap: balance;',
    caughtBy: stories('components/Heading/Heading'),
  },
  {
    what: 'toasts below the header',
    file: ui('feedback/toast/toast.styles.ts'),
    from: 'z-index: ${layers.toast};',
    to: 'z-index: ${layers.header};',
    caughtBy: unit('components', 'packages/ui/src/feedback/toast'),
  },

  // Digits and days.
  {
    what: 'a count in the digits of another language',
    file: ui('intl/ar/kit.json'),
    from: 'many {بقيت # كلمة}',
    to: 'many {بقيت {count} كلمة}',
    caughtBy: stories('forms/fields/WordCounter/WordCounter'),
  },
  {
    what: 'a number by the browser’s own locale',
    file: ui('components/Progress/progressOf.ts'),
    from: /'aria-valuetext': intl\.formatNumber\(share, [^)]*\)/,
    to: "'aria-valuetext': `${Math.round(share * 100).toLocaleString()} %`",
    caughtBy: language,
  },
  {
    what: 'a timestamp shown on its UTC day',
    file: ui('intl/dates.ts'),
    from: "dateOnly ? 'UTC' : RIYADH_TIME_ZONE",
    to: "dateOnly ? 'UTC' : 'Etc/UTC'",
    caughtBy: unit('node', 'packages/ui/src/intl/dates.test.ts'),
  },
  {
    what: 'the market day begins at midnight UTC',
    file: 'packages/domain/src/dates.ts',
    from: 'new Date(new Date(time).getTime() + RIYADH_OFFSET).toISOString()',
    to: 'new Date(new Date(time).getTime()).toISOString()',
    caughtBy: unit('node', 'packages/domain/src/shares'),
  },
  {
    what: 'scripted motion without a reduced-motion check',
    file: ui('components/BackToTop/scroll.ts'),
    from: 'const still = prefersReducedMotion();',
    to: 'const still = false;',
    caughtBy: language,
  },
  {
    what: 'a demo text in one language',
    file: 'packages/api-client/src/demo/accounts.ts',
    from: "title: { ar: 'مرحبًا بك في تعاون', en: 'Welcome to Taawun' }",
    to: "title: 'مرحبًا بك في تعاون' as never",
    caughtBy: language,
  },
  // Components that the list above does not touch.
  {
    what: 'a time without its time zone',
    file: ui('data/NotificationList/Notification.tsx'),
    from: ', timeZone: RIYADH_TIME_ZONE',
    to: '',
    caughtBy: language,
  },
  {
    what: 'values of a message exchanged',
    file: ui('forms/fields/FileField/FileField.tsx'),
    from: '{ size, dimensions }',
    to: '{ size: dimensions, dimensions: size }',
    caughtBy: language,
  },
  {
    what: 'the limit of a date by UTC',
    file: 'packages/portal/src/pages/member-fields/schemas.ts',
    from: 'lastBirthdate(riyadhToday())',
    to: 'lastBirthdate(new Date().toISOString().slice(0, 10))',
    caughtBy: language,
  },
  {
    what: 'smooth scrolling for those who prefer less motion',
    file: ui('dialogs/Lightbox/useStrip.ts'),
    from: 'near && !prefersReducedMotion()',
    to: 'near && prefersReducedMotion()',
    caughtBy: language,
  },
  {
    what: 'a countdown in Latin digits',
    file: ui('forms/fields/OneTimeCodeField/OneTimeCodeField.tsx'),
    from: /toLocaleDigits\((`[^`]*`), locale\)/,
    to: '$1',
    caughtBy: language,
  },
  {
    what: 'a field named by its placeholder alone',
    file: ui('components/SearchForm/SearchForm.tsx'),
    from: '<VisuallyHidden as="label" {...{ htmlFor: id }}>\n        {label}\n      </VisuallyHidden>',
    to: '',
    caughtBy: stories('components/SearchForm/SearchForm'),
  },
  {
    what: 'a removed file takes the focus along',
    file: ui('forms/fields/FileField/FileField.tsx'),
    from: "currentTarget.parentElement?.querySelector('input')?.focus();",
    to: 'void currentTarget;',
    caughtBy: unit('components', 'packages/ui/src/forms/fields/FileField'),
  },
  {
    what: 'a stepper whose buttons act though it is disabled',
    file: ui('forms/fields/NumberField/NumberField.tsx'),
    from: 'control.disabled || (bound !== undefined',
    to: '(bound !== undefined',
    caughtBy: stories('forms/fields/NumberField/NumberField'),
  },
  {
    what: 'a calendar that opens from a disabled field',
    file: ui('forms/fields/DateField/DateField.tsx'),
    from: 'disabled={disabled}\n            {...picker.trigger}',
    to: '{...picker.trigger}',
    caughtBy: stories('forms/fields/DateField/DateField'),
  },
  {
    what: 'a summary of errors that is not announced',
    file: ui('forms/fields/ErrorSummary/ErrorSummary.tsx'),
    from: ' role="alert" tabIndex={-1}',
    to: ' role="group" tabIndex={-1}',
    caughtBy: stories('forms/fields/ErrorSummary/ErrorSummary'),
  },
  {
    what: 'the end of a wait that is not announced',
    file: ui('forms/fields/OneTimeCodeField/OneTimeCodeField.tsx'),
    from: '<VisuallyHidden role="status">',
    to: '<VisuallyHidden>',
    caughtBy: stories('forms/fields/OneTimeCodeField/OneTimeCodeField'),
  },
  {
    what: 'a choice unmarked in forced colours',
    file: ui('foundations/base-styles/choices.ts'),
    from: 'outline: 2px solid Highlight;',
    to: '',
    caughtBy: stories('forms/fields/RadioGroup/RadioGroup'),
  },
  {
    what: 'a message id with a typo',
    file: ui('components/Pagination/Pagination.tsx'),
    from: "id: 'ui.pagination.next'",
    to: "id: 'ui.pagination.nxt'",
    caughtBy: { check: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  },
  {
    what: 'the head of a sorted column no longer says so',
    file: ui('components/DataTable/Head.tsx'),
    from: 'aria-sort={direction}',
    to: '',
    caughtBy: stories('components/DataTable/DataTable'),
  },
  {
    what: 'the current page of a pagination unnamed',
    file: ui('components/Pagination/Pagination.tsx'),
    from: "aria-current={n === page ? 'page' : undefined}",
    to: '',
    caughtBy: stories('components/Pagination/Pagination'),
  },
  {
    what: 'a copied text that is not announced',
    file: ui('components/CopyButton/CopyButton.tsx'),
    from: '<VisuallyHidden role="status">{state',
    to: '<VisuallyHidden>{state',
    caughtBy: stories('components/CopyButton/CopyButton'),
  },
  {
    what: 'arrow keys of segments turned around',
    file: ui('components/SegmentedControl/SegmentedControl.tsx'),
    from: 'rowIndex(event, dir, current',
    to: 'rowIndex(event, "ltr", current',
    caughtBy: stories('components/SegmentedControl/SegmentedControl'),
  },
  {
    what: 'the line of a slider filled from the left',
    file: ui('forms/fields/Slider/Slider.styles.ts'),
    from: 'inset-inline: calc(var(--ta-from) * 100%) calc((1 - var(--ta-to)) * 100%);',
    to: 'left: calc(var(--ta-from) * 100%); right: calc((1 - var(--ta-to)) * 100%);',
    caughtBy: stories('forms/fields/Slider/Slider'),
  },
  {
    what: 'the highlighted command unknown to screen readers',
    file: ui('dialogs/CommandPalette/Palette.tsx'),
    from: 'aria-activedescendant={count > 0 ? optionId(active) : undefined}',
    to: '',
    caughtBy: stories('dialogs/CommandPalette/CommandPalette'),
  },
  {
    what: 'the focus that does not enter a popover',
    file: ui('components/Popover/Popover.tsx'),
    from: "(panel.querySelector<HTMLElement>('[data-initial-focus]') ?? panel).focus();",
    to: 'void panel;',
    caughtBy: stories('components/Popover/Popover'),
  },
  {
    what: 'a rating that can be changed though it is disabled',
    file: ui('forms/fields/Rating/Rating.tsx'),
    from: 'disabled={disabled}\n            aria-invalid',
    to: 'aria-disabled={disabled}\n            aria-invalid',
    caughtBy: stories('forms/fields/Rating/Rating'),
  },
  {
    what: 'the chosen day unmarked in forced colours',
    file: ui('forms/fields/Calendar/Calendar.styles.ts'),
    from: '&[data-selected] {\n      outline: 2px solid Highlight;\n    }',
    to: '',
    caughtBy: stories('forms/fields/Calendar/Calendar'),
  },
  {
    what: 'the line of a timeline on the left',
    file: ui('data/Timeline/Timeline.styles.ts'),
    from: 'inset-inline-start: 0.375rem;',
    to: 'left: 0.375rem;',
    caughtBy: stories('data/Timeline/Timeline'),
  },
  {
    what: 'the knob of a switch unseen in the dark',
    file: ui('forms/fields/Switch/Switch.styles.ts'),
    from: 'background: var(--ta-on-accent);',
    to: 'background: light-dark(var(--ta-on-accent), var(--ta-accent));',
    caughtBy: stories('forms/fields/Switch/Switch'),
  },
  {
    what: 'a ring that runs against the reading direction',
    file: ui('data/DonutChart/DonutChart.tsx'),
    from: "dir === 'rtl', ).map",
    to: "dir === 'ltr', ).map",
    caughtBy: stories('data/DonutChart/DonutChart'),
  },
  {
    what: 'the number of a part in Latin digits',
    file: ui('data/DonutChart/DonutChart.tsx'),
    from: '{intl.formatNumber(index + 1)}\n                    </S.Mark>',
    to: '{index + 1}\n                    </S.Mark>',
    caughtBy: stories('data/DonutChart/DonutChart'),
  },
  {
    what: 'a notification without its entry focused after its button has gone',
    file: ui('data/NotificationList/Notification.tsx'),
    from: "event.currentTarget.closest('li')?.focus();",
    to: 'void event;',
    caughtBy: stories('data/NotificationList/NotificationList'),
  },
  {
    what: 'the unread mark that screen readers do not get',
    file: ui('data/NotificationList/Notification.tsx'),
    from: '<VisuallyHidden>\n                <FormattedMessage id="ui.notifications.unread" />',
    to: '<VisuallyHidden aria-hidden>\n                <FormattedMessage id="ui.notifications.unread" />',
    caughtBy: stories('data/NotificationList/NotificationList'),
  },
  {
    what: 'the bottom bar on paper',
    file: ui('layout/BottomNav/BottomNav.styles.ts'),
    from: '@media print {\n    display: none;\n  }',
    to: '',
    caughtBy: stories('layout/BottomNav/BottomNav'),
  },
  {
    what: 'a page marked by colour alone',
    file: ui('layout/BottomNav/BottomNav.styles.ts'),
    from: 'border-block-start: 3px solid var(--ta-accent);',
    to: '',
    caughtBy: stories('layout/BottomNav/BottomNav'),
  },
  {
    what: 'a meter whose value is a bare number',
    file: ui('components/Meter/Meter.tsx'),
    from: "aria-valuetext={band ? intl.formatMessage({ id: 'ui.meter.value' }, { value: text, band: band.label }) : text}",
    to: '',
    caughtBy: stories('components/Meter/Meter'),
  },
  {
    what: 'a link too small for a finger, and large enough for a mouse',
    file: ui('components/Outline/Outline.styles.ts'),
    from: 'min-block-size: 2.75rem;\n  padding-block: var(--ta-space-1);',
    to: 'block-size: 1.25rem;\n  padding-block: 0;',
    caughtBy: stories('components/Outline/Outline'),
  },
  {
    what: 'a keyboard of letters for a number',
    file: ui('forms/fields/NationalIdField/NationalIdField.tsx'),
    from: "inputMode: 'numeric',",
    to: '',
    caughtBy: stories('forms/fields/NationalIdField/NationalIdField'),
  },
  {
    what: 'a user name that phones capitalize',
    file: ui('forms/fields/PhoneField/PhoneField.tsx'),
    from: 'autoCapitalize="none"',
    to: '',
    caughtBy: stories('forms/fields/PhoneField/PhoneOrEmailField'),
  },
  {
    what: 'a link that leaves the language',
    file: 'packages/portal/src/pages/membership/Welcome.tsx',
    from: "href={to('/profile')}",
    to: 'href="/profile"',
    caughtBy: { screenshots: ['packages/portal/src/pages/membership/Membership.pages.stories.tsx'] },
  },
  {
    what: 'a bar of a phone over what the Tab key reaches',
    file: ui('layout/ActionBar/ActionBar.tsx'),
    from: '<S.Bar {...rest} data-action-bar',
    to: '<S.Bar {...rest}',
    caughtBy: { screenshots: ['packages/portal/src/pages/giving/Giving.pages.stories.tsx'] },
  },
  {
    what: 'a bar of a phone over the header, as the page scrolls',
    file: ui('layout/ActionBar/ActionBar.styles.ts'),
    from: 'z-index: ${layers.actionBar};',
    to: 'z-index: ${layers.backToTop};',
    caughtBy: { screenshots: ['packages/portal/src/pages/giving/Giving.pages.stories.tsx'] },
  },
  {
    what: 'a header over what the Tab key reaches',
    file: ui('foundations/globalCss.ts'),
    from: 'scroll-padding-block-start: 4.375rem;',
    to: 'scroll-padding-block-start: 0;',
    caughtBy: { screenshots: ['packages/portal/src/pages/contact/Contact.pages.stories.tsx'] },
  },
  {
    what: 'a telephone number below the link of its card',
    file: ui('cards/BranchCard/BranchCard.styles.ts'),
    from: 'position: relative; z-index: 1; display: inline-block;',
    to: 'display: inline-block;',
    caughtBy: stories('cards/BranchCard/BranchCard'),
  },
  {
    what: 'a button that submits the form around it',
    file: ui('components/Button/IconButton.tsx'),
    from: 'type="button"',
    to: '',
    caughtBy: { screenshots: ['packages/portal/src/pages/account/Account.pages.stories.tsx'] },
  },
  {
    what: 'a telephone number that no telephone dials',
    file: ui('components/Text/Text.tsx'),
    from: "`tel:${value.replace(/[^+\\d]/g, '')}`",
    to: '`tel:${shown}`',
    caughtBy: stories('components/Text/Text'),
  },
];
