// Writes llms.txt (overview of the library) and llms-full.txt (components with props and stories) for AI assistants, from
// JSDoc comments and stories. With --check, fails when they are out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../dev/builds.ts';
import { docOf, ENTRIES, exported, nameOf, type Found, type Module, type Node } from '../checks/exported.ts';

const ui = join(root, 'packages/ui');
const entryOf = (file: string): string =>
  [
    '@taawun/ui',
    ...dirname(file.slice(join(ui, 'src').length + 1))
      .split('/')
      .filter((part) => part !== '.'),
  ].join('/');
const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface Part {
  name: string;
  doc: string;
  props: string[];
  stories: { title: string; names: string[] } | null;
}

/** The stories of a component: the file that names it as its subject, else one that shows it, else one beside it. */
function storiesOf(name: string, path: string): Part['stories'] {
  const sources = globSync('*.stories.tsx', { cwd: dirname(path) })
    .toSorted()
    .map((file) => readFileSync(join(dirname(path), file), 'utf8'));
  const source =
    sources.find((text) => new RegExp(`\\bcomponent: ${name}\\b`).test(text)) ??
    sources.find((text) => new RegExp(`<${name}\\b`).test(text)) ??
    sources[0];
  if (!source) return null;
  const title = /\btitle: '([^']+)'/.exec(source)?.[1];
  return title ? { title, names: [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name) } : null;
}

function propsOf(module: Module, declaration: Node): string[] {
  const members = (declaration['body'] as { body: Node[] }).body;
  return members
    .filter(({ type }) => type === 'TSPropertySignature')
    .map((member) => {
      const annotation = member['typeAnnotation'] as Node | null;
      const type = annotation ? oneLine(module.text.slice(annotation.start + 1, annotation.end)) : 'unknown';
      const doc = docOf(module, member);
      return `${nameOf(member['key'])}${member['optional'] ? '?' : ''}: \`${type}\`${doc ? ` – ${doc}` : ''}`;
    });
}

function partsOf(file: string): Part[] {
  const found = [...exported(file)];
  const byName = new Map(found.map((each): [string, Found] => [each.name, each]));
  const values = found.filter(({ declaration: { type } }) => /Function|Class|Variable/.test(type));
  return [...new Map(values.map((each) => [each.name, each])).values()].map(({ module, node, name }) => {
    const props = byName.get(`${name}Props`);
    return {
      name,
      doc: docOf(module, node) ?? '',
      props: props?.declaration.type === 'TSInterfaceDeclaration' ? propsOf(props.module, props.declaration) : [],
      stories: /^[A-Z]/.test(name) ? storiesOf(name, module.path) : null,
    };
  });
}

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
    ...parts.map(({ name, doc, props, stories }) =>
      [
        `### ${name}`,
        '',
        doc,
        '',
        ...props.map((prop) => `- ${prop}`),
        ...(props.length ? [''] : []),
        ...(stories ? [`Stories (${stories.title}): ${stories.names.join(', ')}.`, ''] : []),
      ].join('\n'),
    ),
  ]),
].join('\n');

const stale = Object.entries({ 'llms.txt': short, 'llms-full.txt': full }).filter(([name, text]) => {
  const file = join(ui, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  return true;
});
if (stale.length && process.argv.includes('--check')) {
  console.error(
    `Out of date: ${stale.map(([name]) => `packages/ui/${name}`).join(', ')}. Run \`node tools/release/llms.ts\`.`,
  );
  process.exit(1);
}
console.log(`${entries.reduce((sum, { parts }) => sum + parts.length, 0)} components are in the llms files.`);
