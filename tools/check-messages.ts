// Both languages take the same arguments, and code uses no key that no catalogue holds, nor one of a part that its page may not have.
// That every key is in both, and every Arabic plural in its six forms, is for the parity gate (tools/parity).
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { root } from './builds.ts';

type Catalogue = Record<string, string>;

const problems: string[] = [];

/** Every argument of a message. */
function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  const visit = (list: readonly MessageFormatElement[]): void => {
    for (const element of list) {
      if ('value' in element && element.type !== TYPE.literal) names.add(element.value);
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
      if ('children' in element) visit(element.children);
    }
  };
  visit(elements);
  return names;
}

/** A catalogue of one file, or of several parts in a folder. */
const read = (base: string): Catalogue => Object.assign({}, ...globSync([`${base}.json`, `${base}/*.json`], { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue)) as Catalogue;
const known = new Set<string>();

for (const folder of ['packages/ui/src/intl', 'packages/portal/src/intl']) {
  const ar = read(`${folder}/ar`);
  const en = read(`${folder}/en`);
  for (const key of new Set([...Object.keys(ar), ...Object.keys(en)])) {
    known.add(key);
    const arabic = ar[key];
    const english = en[key];
    if (!arabic || !english) continue;
    try {
      const difference = [...argumentsOf(parse(arabic)).symmetricDifference(argumentsOf(parse(english)))];
      if (difference.length) problems.push(`${folder}: "${key}" has {${difference.join('}, {')}} in one language only`);
    } catch (error) {
      problems.push(`${folder}: "${key}" cannot be read: ${String(error)}`);
    }
  }
}

const KEY = /['"`]((?:portal|ui|fields|rules)\.[\w.-]*\w)['"`]/g;
for (const file of globSync('packages/{ui,portal}/src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.(test|stories)\.tsx?$/.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, key = ''] of text.matchAll(KEY)) if (!known.has(key)) problems.push(`${file}: no catalogue holds "${key}"`);
}

/** What each folder of the library may say: a page that takes only some parts of the catalogue must find every text. */
const parts: Record<string, readonly string[]> = { cards: ['core', 'cards', 'fields'], data: ['core', 'cards'], media: ['core', 'cards'], dialogs: ['core', 'cards', 'dialogs', 'forms', 'kit', 'fields'], forms: ['core', 'forms', 'kit', 'fields'], map: ['core', 'cards', 'map'] };
const partOf = new Map(globSync('packages/ui/src/intl/ar/*.json', { cwd: root }).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue).map((key) => [key, basename(file, '.json')] as const)));
for (const file of globSync('packages/ui/src/*/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.(test|stories)\.tsx?$|\/src\/(intl|testing|vite)\//.test(file)) continue;
  const allowed = parts[file.split('/')[3] ?? ''] ?? ['core'];
  for (const [, key = ''] of readFileSync(join(root, file), 'utf8').matchAll(KEY)) {
    const part = partOf.get(key);
    if (part && !allowed.includes(part)) problems.push(`${file}: "${key}" stands in the part ${part} of the catalogue; here only ${allowed.join(', ')} may be used`);
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${known.size} messages in two languages.`);
