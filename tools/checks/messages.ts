// Checks that every message can be parsed, and that no folder uses a message of a namespace that its page may lack.
// The types check that ids exist, tools/checks/i18n that both languages have them, tools/checks/language their arguments.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { root } from '../dev/builds.ts';

type Catalogue = Record<string, string>;

const problems: string[] = [];

/** A catalogue of one file, or of several parts in a folder. */
const read = (base: string): Catalogue =>
  Object.assign(
    {},
    ...globSync([`${base}.json`, `${base}/*.json`], { cwd: root }).map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue,
    ),
  ) as Catalogue;
const known = new Set<string>();

for (const folder of ['packages/ui/src/intl', 'packages/portal/src/intl']) {
  for (const locale of ['ar', 'en']) {
    for (const [key, message] of Object.entries(read(`${folder}/${locale}`))) {
      known.add(key);
      try {
        parse(message);
      } catch (error) {
        problems.push(`${folder}/${locale}: "${key}" cannot be parsed: ${String(error)}`);
      }
    }
  }
}

const KEY = /['"`]((?:portal|ui|fields|rules)\.[\w.-]*\w)['"`]/g;
/** What each folder of the library may say: a page that takes only some parts of the catalogue must find every text. */
const parts: Record<string, readonly string[]> = {
  cards: ['core', 'cards', 'fields'],
  data: ['core', 'cards'],
  media: ['core', 'cards'],
  dialogs: ['core', 'cards', 'dialogs', 'forms', 'kit', 'fields'],
  forms: ['core', 'forms', 'kit', 'fields'],
  map: ['core', 'cards', 'map'],
};
const partOf = new Map(
  globSync('packages/ui/src/intl/ar/*.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue).map(
      (key) => [key, basename(file, '.json')] as const,
    ),
  ),
);
for (const file of globSync('packages/ui/src/*/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.(test|stories|guide)\.tsx?$|\/src\/(intl|testers|testing|vite)\//.test(file)) continue;
  const allowed = parts[file.split('/')[3] ?? ''] ?? ['core'];
  for (const [, key = ''] of readFileSync(join(root, file), 'utf8').matchAll(KEY)) {
    const part = partOf.get(key);
    if (part && !allowed.includes(part))
      problems.push(`${file}: "${key}" is in the catalogue part ${part}; only ${allowed.join(', ')} may be used here`);
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${known.size} messages in two languages.`);
