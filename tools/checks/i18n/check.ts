// The i18n and RTL lint: reports what would make one language worse than the other, with file and line.
// `node tools/checks/i18n/check.ts`, a check of `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { hardCoded } from './rules/hard-coded-text.ts';
import { isolatedCodes, isolatedMessages } from './rules/isolated.ts';
import { bothLocales } from './rules/locales.ts';
import { countedNouns } from './rules/counted-nouns.ts';
import { missing, sixForms } from './rules/messages.ts';
import { mixed, storied } from './rules/mixed.ts';
import { physical } from './rules/physical.ts';
import type { Problem } from './source.ts';

const read = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).toSorted();

const catalogues = files('packages/*/src/intl/{ar,en}/*.json');
const stories = files('packages/*/src/**/*.stories.tsx');
/** The server's texts: errors, mails and documents. */
const server = files('packages/api-server/src/**/*.ts');
/** Code that runs in the browser: no tests, stories or fixtures. */
const code = files('packages/{ui,portal}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|guide|d)\.tsx?$|\/src\/(intl|testing|docs)\/|\/(story|fixtures?)\//.test(file),
);
const views = code.filter((file) => file.endsWith('.tsx'));
/** Components, each in a folder of its name. */
const components = files('packages/ui/src/*/*/*.tsx').filter(
  (file) => basename(file, '.tsx') === basename(dirname(file)),
);
const sheets = files('packages/{ui,portal}/src/**/*.css', '.storybook/**/*.css');

const over = (list: readonly string[], ...rules: ((file: string, text: string) => Problem[])[]): Problem[] =>
  list.flatMap((file) => {
    const text = read(file);
    return rules.flatMap((rule) => rule(file, text));
  });

const problems = [
  ...over(catalogues, (file, text) =>
    missing(file, text, read(file.replace(/\/(ar|en)\//, (_, locale) => (locale === 'ar' ? '/en/' : '/ar/')))),
  ),
  ...over(
    catalogues.filter((file) => file.includes('/ar/')),
    sixForms,
    countedNouns,
    isolatedMessages,
  ),
  ...over([...stories, ...server], bothLocales),
  ...over(
    stories.filter((file) => file.startsWith('packages/ui/')),
    mixed,
  ),
  ...over(components, (file, text) => storied(file, text, files(`${dirname(file)}/*`))),
  ...over(code, hardCoded, physical),
  ...over(views, isolatedCodes),
  ...over(sheets, physical),
];

for (const { file, line, rule, message } of problems) console.error(`${file}:${line} ${rule}: ${message}.`);
if (problems.length) process.exit(1);
console.log(
  `${catalogues.length} catalogue files, ${stories.length} story files and ${code.length} code files are complete in both languages.`,
);
