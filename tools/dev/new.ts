// `npm run new component forms/DateField` · `npm run new page news/Archive`: the files of a new part, with story, test and messages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root as ownRoot } from './builds.ts';

// `--into` is for tests: a copy of the sources.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: ownRoot } },
});
const root = values.into;
const [kind, path = ''] = positionals;
const [area = '', name = ''] = path.split('/');

if ((kind !== 'component' && kind !== 'page') || !/^[a-z]+$/.test(area) || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error(
    'Usage: npm run new component <area>/<Name>   (areas: components forms cards dialogs layout data media feedback)',
  );
  console.error('       npm run new page <area>/<Name>');
  process.exit(2);
}

/** The part of the catalogue that a folder of the library may use besides `core` (tools/checks/messages.ts). */
const PARTS: Readonly<Record<string, string>> = {
  cards: 'cards',
  data: 'cards',
  media: 'cards',
  dialogs: 'dialogs',
  forms: 'forms',
  map: 'map',
};

/** Where a component of an area stands: a form's fields have a folder of their own. */
const folderOf = (of: string): string => (of === 'forms' ? 'forms/fields' : of);

const camel = name.charAt(0).toLowerCase() + name.slice(1);
const written = kind === 'component' ? component() : page();
// The last line lists the remaining steps and is no file.
execFileSync(process.execPath, [join(ownRoot, 'node_modules/oxfmt/bin/oxfmt'), ...written.slice(0, -1)], {
  cwd: root,
  stdio: 'pipe',
});
console.log(written.join('\n'));

function component(): string[] {
  const folder = `packages/ui/src/${folderOf(area)}/${name}`;
  const testing = `${'../'.repeat(folderOf(area).split('/').length + 1)}testing`;
  exitIfExists(`${folder}/${name}.tsx`);
  const id = `ui.${camel}.label`;
  addMessages((locale) => `packages/ui/src/intl/${locale}/${PARTS[area] ?? 'core'}.json`, id);
  const title = `${area.charAt(0).toUpperCase()}${area.slice(1)}/${name}`;
  return [
    write(
      `${folder}/${name}.tsx`,
      `import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import * as S from './${name}.styles.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** What it is for, and when not to use it. */
export function ${name}({ children, ...rest }: ${name}Props) {
  const intl = useIntl();
  return <S.Root {...rest} aria-label={intl.formatMessage({ id: '${id}' })} role="group">{children}</S.Root>;
}
`,
    ),
    write(
      `${folder}/${name}.styles.ts`,
      `import { styled } from 'styled-components';

export const Root = styled.div\`
  padding-inline: var(--ta-space-4);
\`;
`,
    ),
    write(
      `${folder}/${name}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '${testing}/bilingual.ts';
import { ${name}, type ${name}Props } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: '${title}',
  component: ${name},
  render: bilingual<${name}Props>((t, args) => <${name} {...args}>{t('نص', 'Text')}</${name}>),
};
export default meta;
type Story = StoryObj<typeof ${name}>;

export const Default: Story = {};
export const LongText: Story = { render: bilingual<${name}Props>((t, args) => <${name} {...args}>{t('نص طويل يلتف على أسطر كثيرة في عرض ضيق', 'A long text that wraps over many lines where it is narrow')}</${name}>) };
export const MixedDirection: Story = { render: bilingual<${name}Props>((t, args) => <${name} {...args}>{t('نص فيه Latin ورقم 123', 'Text with عربي and 123')}</${name}>) };
`,
    ),
    write(
      `${folder}/${name}.test.tsx`,
      `import { describeComponent } from '${testing}/describeComponent.tsx';
import { ${name} } from './${name}.tsx';

describeComponent('${name}', <${name}>نص</${name}>);
`,
    ),
    write(`${folder}/index.ts`, `export { ${name}, type ${name}Props } from './${name}.tsx';\n`),
    `Export it from packages/ui/src/${area}/index.ts, and write both languages of "${id}".`,
  ];
}

function page(): string[] {
  exitIfExists(`packages/portal/src/pages/${area}/${name}.page.tsx`);
  const id = `portal.${area}.${camel}`;
  const path = `/${name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}`;
  addMessages((locale) => `packages/portal/src/intl/${locale}/content.json`, id);
  return [
    write(
      `packages/portal/src/pages/${area}/${name}.page.tsx`,
      `import { useIntl } from 'react-intl';
import { definePage } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';

function ${name}() {
  const intl = useIntl();
  return <Inner title={intl.formatMessage({ id: '${id}' })} />;
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: '${id}' }) }),
  Component: ${name},
});
`,
    ),
    write(
      `packages/portal/src/pages/${area}/${name}.pages.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/${name}',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '${path}' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: shows('${name}', '${name}') };
`,
    ),
    `Name it in packages/portal/src/routes/table.ts as "${path}", with publicPage if it is the same for everybody, and write both languages of "${id}", which its story expects too.`,
  ];
}

function exitIfExists(file: string): void {
  if (!existsSync(join(root, file))) return;
  console.error(`${file} exists already: nothing was written over it.`);
  process.exit(1);
}

function write(file: string, text: string): string {
  exitIfExists(file);
  const target = join(root, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  return file;
}

/** Adds the key to both catalogues, next to keys of the same prefix, with the name as a placeholder text. */
function addMessages(catalogue: (locale: string) => string, id: string): void {
  for (const locale of ['ar', 'en']) {
    const file = join(root, catalogue(locale));
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const entries = Object.entries(messages).filter(([key]) => key !== id);
    const group = id.slice(0, id.lastIndexOf('.') + 1);
    const after = entries.findLastIndex(([key]) => key.startsWith(group));
    entries.splice(after < 0 ? entries.length : after + 1, 0, [id, messages[id] ?? name]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}
