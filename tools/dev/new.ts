// `npm run new component forms/DateField` · `npm run new page news/Archive`: the files of a new part, with story, test and
// messages. Writes nothing when one of them exists already. Prompts for the Arabic name, or takes it by `--ar`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { root as ownRoot } from './builds.ts';
import { withMessage } from './new/withMessage.ts';

interface Plan {
  /** Texts of the new files, by path. */
  files: Readonly<Record<string, string>>;
  /** Catalogues that get the message, by language. */
  catalogues: Readonly<Record<'ar' | 'en', string>>;
  message: string;
  /** What is left to do by hand. */
  rest: string;
}

const AREAS = ['components', 'forms', 'cards', 'dialogs', 'layout', 'data', 'media', 'feedback'];

// `--into` is for tests: a copy of the sources.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: ownRoot }, ar: { type: 'string' }, en: { type: 'string' } },
});
const root = values.into;
const [kind, path = ''] = positionals;
const [area = '', name = ''] = path.split('/');

/** Ends without having written anything. */
function exit(code: number, ...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(code);
}

const isKnown = kind === 'component' ? AREAS.includes(area) : kind === 'page' && /^[a-z]+$/.test(area);
if (!isKnown || !/^[A-Z][A-Za-z0-9]+$/.test(name))
  exit(
    2,
    `Usage: npm run new component <area>/<Name> -- --ar <Arabic name>   (areas: ${AREAS.join(' ')})`,
    '       npm run new page <area>/<Name> -- --ar <Arabic name>',
    'Without --ar it prompts. The English name is made of <Name>, or given by --en.',
  );

/** The name in Arabic letters: a message that only repeats the English one would be released as it is. */
async function arabicName(): Promise<string> {
  let answer = values.ar;
  if (answer === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    answer = await terminal.question(`The Arabic name of ${name}: `);
    terminal.close();
  }
  const text = answer?.trim() ?? '';
  if (!/\p{Script=Arabic}/u.test(text)) exit(2, `Give the Arabic name of ${name}, in Arabic letters: --ar "…".`);
  return text;
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
const spaced = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const plan = kind === 'component' ? component() : page();
for (const file of Object.keys(plan.files))
  if (existsSync(join(root, file))) exit(1, `${file} exists already: nothing was written.`);
for (const file of Object.values(plan.catalogues))
  if (plan.message in (JSON.parse(readFileSync(join(root, file), 'utf8')) as object))
    exit(1, `${file} has "${plan.message}" already: nothing was written.`);
const texts = { ar: await arabicName(), en: values.en ?? spaced };

for (const [locale, file] of Object.entries(plan.catalogues)) {
  const json = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), withMessage(json, plan.message, texts[locale as 'ar' | 'en']));
}
for (const [file, text] of Object.entries(plan.files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text.replaceAll('{ar}', texts.ar).replaceAll('{en}', texts.en));
}
execFileSync(process.execPath, [join(ownRoot, 'node_modules/oxfmt/bin/oxfmt'), ...Object.keys(plan.files)], {
  cwd: root,
  stdio: 'pipe',
});
console.log([...Object.keys(plan.files), plan.rest].join('\n'));

function catalogues(file: string): Plan['catalogues'] {
  return { ar: file.replace('{locale}', 'ar'), en: file.replace('{locale}', 'en') };
}

function component(): Plan {
  const folder = `packages/ui/src/${folderOf(area)}/${name}`;
  const testing = `${'../'.repeat(folderOf(area).split('/').length + 1)}testing`;
  const id = `ui.${camel}.label`;
  const title = `${area.charAt(0).toUpperCase()}${area.slice(1)}/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import * as S from './${name}.styles.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** What it is for, and when not to use it. */
export function ${name}({ children, ...rest }: ${name}Props) {
  const intl = useIntl();
  return <S.Root {...rest} aria-label={intl.formatMessage({ id: '${id}' })} role="group">{children}</S.Root>;
}
`,
      [`${folder}/${name}.styles.ts`]: `import { styled } from 'styled-components';

export const Root = styled.div\`
  padding-inline: var(--ta-space-4);
\`;
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
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
      [`${folder}/${name}.test.tsx`]: `import { describeComponent } from '${testing}/describeComponent.tsx';
import { ${name} } from './${name}.tsx';

describeComponent('${name}', <${name}>نص</${name}>);
`,
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    },
    catalogues: catalogues(`packages/ui/src/intl/{locale}/${PARTS[area] ?? 'core'}.json`),
    message: id,
    rest: `Export it from packages/ui/src/${area}/index.ts, and read both languages of "${id}".`,
  };
}

function page(): Plan {
  const id = `portal.${area}.${camel}`;
  const path = `/${name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}`;
  return {
    files: {
      [`packages/portal/src/pages/${area}/${name}.page.tsx`]: `import { useIntl } from 'react-intl';
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
      [`packages/portal/src/pages/${area}/${name}.pages.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = { play: shows('{ar}', '{en}') };
`,
    },
    catalogues: catalogues('packages/portal/src/intl/{locale}/content.json'),
    message: id,
    rest: `Name it in packages/portal/src/routes/table.ts as "${path}", with publicPage if it is the same for everybody, and read both languages of "${id}", which its story expects too.`,
  };
}
