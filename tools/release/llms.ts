// Writes what describes the library to AI assistants and tools, from its sources, stories and guides: llms.txt (overview),
// llms-full.txt (components with props and stories) and components/<Name>.json. With --check, fails when they are out of date.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docOf, ENTRIES, exported } from '../checks/exported.ts';
import { root } from '../dev/builds.ts';
import type { PropRecord } from './components/props.ts';
import {
  componentRecords,
  entryOf,
  isComponent,
  propsOf,
  storiesOf,
  type StoriesRecord,
} from './components/records.ts';

const ui = join(root, 'packages/ui');
const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

interface Part {
  name: string;
  doc: string;
  props: PropRecord[];
  /** The HTML element whose attributes it takes, too. */
  element: string | null;
  stories: StoriesRecord | null;
}

function partsOf(file: string): Part[] {
  const values = [...exported(file)].filter(({ declaration: { type } }) => /Function|Class|Variable/.test(type));
  return [...new Map(values.map((each) => [each.name, each])).values()].map((found) => {
    const { module, node, name } = found;
    return {
      name,
      doc: docOf(module, node) ?? '',
      ...(isComponent(found) ? propsOf(found) : { props: [], element: null }),
      stories: /^[A-Z]/.test(name) ? storiesOf(name, module.path) : null,
    };
  });
}

const lineOf = ({ name, type, required, description: text, default: value }: PropRecord): string =>
  `- ${name}${required ? '' : '?'}: \`${type}\`${text ? ` – ${text}` : ''}${value === null ? '' : ` Default: ${value}`}`;

const { version, description } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
  version: string;
  description: string;
};
const head = `# @taawun/ui ${version}

> ${description}

- \`TaawunProvider locale="ar" | "en"\` is the one switch for language, direction, digits and calendar; no component takes a direction. Once per page: \`GlobalStyle\` and \`@taawun/ui/fonts.css\`.
- Texts a component owns are messages (\`@taawun/ui/intl/ar\`, \`/en\`): give them to the provider with your own. Every other text is a prop.
- Money is integer halalas, dates are ISO strings, phones are stored as +9665XXXXXXXX. Inputs take both digit sets.
- Style with logical properties and the variables \`--ta-…\` (\`@taawun/ui/tokens.json\`); never with left or right.
- In tests: \`renderUi\` and \`describeComponent\` of \`@taawun/ui/testing\`.
`;

const entries = ENTRIES.map((file) => ({ entry: entryOf(file), parts: partsOf(file) }));

const short = [
  head,
  ...entries.map(({ entry, parts }) =>
    [
      `## ${entry}`,
      '',
      ...parts.map(
        ({ name, doc, stories }) => `- ${name}: ${firstSentence(doc)}${stories ? ` Stories: ${stories.title}.` : ''}`,
      ),
      '',
    ].join('\n'),
  ),
  '## Optional\n\n- [Everything, with props and stories](llms-full.txt)\n',
].join('\n');
const full = [
  head,
  ...entries.flatMap(({ entry, parts }) => [
    `## ${entry}\n`,
    ...parts.map(({ name, doc, props, element, stories }) =>
      [
        `### ${name}`,
        '',
        doc,
        '',
        ...props.map(lineOf),
        ...(element === null ? [] : [`- Attributes of \`<${element}>\`.`]),
        ...(props.length > 0 || element !== null ? [''] : []),
        ...(stories ? [`Stories (${stories.title}): ${stories.names.join(', ')}.`, ''] : []),
      ].join('\n'),
    ),
  ]),
].join('\n');

/** A file for each component, and one that lists them. */
const records = await componentRecords();
const folder = join(ui, 'components');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const wanted = new Map([
  ['llms.txt', short],
  ['llms-full.txt', full],
  ...records.map((record): [string, string] => [`components/${record.name}.json`, json(record)]),
  [
    'components/index.json',
    json(
      records.map(({ name, import: from, description: text, stories }) => ({
        name,
        import: from,
        description: text,
        stories: stories?.title ?? null,
      })),
    ),
  ],
]);
const extra = globSync('*.json', { cwd: folder }).filter((file) => !wanted.has(`components/${file}`));
const stale = [...wanted].filter(([name, text]) => {
  const file = join(ui, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
if (process.argv.includes('--check')) {
  const names = [...stale.map(([name]) => name), ...extra.map((name) => `components/${name}`)];
  if (names.length > 0) {
    console.error(`Out of date in packages/ui: ${names.join(', ')}. Run \`node tools/release/llms.ts\`.`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of extra) rmSync(join(folder, file));
  for (const [name, text] of stale) writeFileSync(join(ui, name), text);
}
console.log(`${records.length} components have a file; the llms files are up to date.`);
