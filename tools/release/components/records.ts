// Everything that is known about each component of the library, from its sources, stories and guides: for llms.txt, for
// the JSON files beside it and for the pages of the documentation.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { runnerImport } from 'vite';
import type { Both, ComponentGuide } from '../../../packages/ui/src/docs/guide.ts';
import { docOf, ENTRIES, exported, type Found, type Node } from '../../checks/exported.ts';
import { root } from '../../dev/builds.ts';
import { propsOfType, type PropsRecord } from './props.ts';

const ui = join(root, 'packages/ui');

export interface StoriesRecord {
  title: string;
  /** Names of the exports. */
  names: string[];
  ids: string[];
  /** From the root. */
  file: string;
}

interface Texts {
  ar: string;
  en: string;
}

export interface GuideRecord {
  arabicName: string;
  purpose: Texts;
  use: Texts[];
  avoid: (Texts & { instead: string | null })[];
  anatomy: { name: Texts; text: Texts; part: string | null }[];
  content: Texts[];
  keyboard: (Texts & { keys: readonly string[] })[];
  accessibility: Texts[];
}

export interface ComponentRecord extends PropsRecord {
  name: string;
  /** Package and entry that exports it. */
  import: string;
  description: string;
  stories: StoriesRecord | null;
  guide: GuideRecord | null;
  /** Ids of the messages that its folder uses. */
  messages: string[];
  /** Custom properties that its styles read. */
  tokens: string[];
  /** The module that declares it, from the root. */
  source: string;
}

/** The entry of a component as it is imported: `@taawun/ui/forms`. */
export const entryOf = (file: string): string =>
  ['@taawun/ui', ...dirname(relative(join(ui, 'src'), file)).split('/')].filter((part) => part !== '.').join('/');

/** The stories of a component: the file that names it as its subject, else one that shows it, else one beside it. */
export function storiesOf(name: string, path: string): StoriesRecord | null {
  const files = globSync('*.stories.tsx', { cwd: dirname(path) })
    .toSorted()
    .map((file) => ({ file: join(dirname(path), file), text: readFileSync(join(dirname(path), file), 'utf8') }));
  const source =
    files.find(({ text }) => new RegExp(`\\bcomponent: ${name}\\b`).test(text)) ??
    files.find(({ text }) => new RegExp(`<${name}\\b`).test(text)) ??
    files[0];
  const title = /\btitle: '([^']+)'/.exec(source?.text ?? '')?.[1];
  if (!source || title === undefined) return null;
  const names = [...source.text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story);
  return {
    title,
    names,
    ids: names.map((story) => toId(title, storyNameFromExport(story))),
    file: relative(root, source.file),
  };
}

/** Props of a function component, by the type of its first parameter. */
export function propsOf({ module, declaration, name }: Found): PropsRecord {
  const declared =
    declaration.type === 'VariableDeclaration'
      ? (declaration['declarations'] as Node[]).find(({ id }) => (id as { name?: string }).name === name)?.['init']
      : declaration;
  const [first] = ((declared as Node | undefined)?.['params'] as Node[] | undefined) ?? [];
  const annotation = (first?.['typeAnnotation'] as { typeAnnotation?: Node } | undefined)?.typeAnnotation;
  return annotation ? propsOfType(module, annotation) : { props: [], element: null };
}

const textsOf = ([ar, en]: Both): Texts => ({ ar, en });

const guideRecord = (guide: ComponentGuide): GuideRecord => ({
  arabicName: guide.name,
  purpose: textsOf(guide.purpose),
  use: guide.use.map(textsOf),
  avoid: guide.avoid.map(({ text, instead }) => ({ ...textsOf(text), instead: instead ?? null })),
  anatomy: guide.anatomy.map(({ name, text, part }) => ({
    name: textsOf(name),
    text: textsOf(text),
    part: part ?? null,
  })),
  content: guide.content.map(textsOf),
  keyboard: guide.keyboard.map(({ keys, text }) => ({ keys, ...textsOf(text) })),
  accessibility: guide.accessibility.map(textsOf),
});

/** Distinct matches in the sources of a folder, in order of the alphabet. */
function foundIn(folder: string, files: string, pattern: RegExp): string[] {
  const found = globSync(files, { cwd: folder })
    .filter((file) => !/\.(test|stories|guide)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([match]) => match));
  return [...new Set(found)].toSorted();
}

const BASE_STYLES = join(ui, 'src/foundations/base-styles');

/** Tokens of a component's own styles, and of the base styles of the classes that it has. */
function tokensOf(folder: string): string[] {
  const TOKEN = /--ta-[a-z0-9]+(?:-[a-z0-9]+)*/g;
  const classes = foundIn(folder, '*.tsx', /\bta-[a-z]+(?:-[a-z]+)*/g);
  const base = globSync('*.ts', { cwd: BASE_STYLES }).filter((file) => {
    const text = readFileSync(join(BASE_STYLES, file), 'utf8');
    return classes.some((name) => text.includes(`.${name} {`) || text.includes(`.${name},`));
  });
  return [
    ...new Set([...foundIn(folder, '*.{ts,tsx}', TOKEN), ...base.flatMap((file) => foundIn(BASE_STYLES, file, TOKEN))]),
  ].toSorted();
}

/** Reads the guides, which import their components: by Vite. */
async function readGuides(): Promise<Map<string, ComponentGuide>> {
  const { module } = await runnerImport<{ guides: Record<string, ComponentGuide> }>(join(ui, 'src/docs/guides.ts'), {
    root: ui,
    configFile: false,
    logLevel: 'error',
  });
  return new Map(
    Object.entries(module.guides).map(([path, guide]) => [path.replace(/^\.\./, 'packages/ui/src'), guide]),
  );
}

/** Returns whether an export is a component: a function or constant with the name of one. */
export const isComponent = ({ name, declaration: { type } }: Found): boolean =>
  /^[A-Z][a-z]/.test(name) && /Function|Variable/.test(type);

/** Returns a record for each component of the entries for applications, in the order of the exports. */
export async function componentRecords(): Promise<ComponentRecord[]> {
  const guides = await readGuides();
  const records = ENTRIES.filter((file) => !/\/(testers|testing|vite)\//.test(file)).flatMap((entry) =>
    [...exported(entry)].filter(isComponent).flatMap((found): ComponentRecord[] => {
      const { name, module, node } = found;
      const stories = storiesOf(name, module.path);
      const props = propsOf(found);
      if (!stories && props.props.length === 0 && props.element === null) return [];
      const guide = stories && guides.get(stories.file.replace('.stories.tsx', '.guide.tsx'));
      const folder = dirname(module.path);
      return [
        {
          name,
          import: entryOf(entry),
          description: docOf(module, node) ?? '',
          ...props,
          stories,
          guide: guide ? guideRecord(guide) : null,
          messages: foundIn(folder, '*.{ts,tsx}', /\bui(?:\.[a-zA-Z0-9]+){2,}(?=')/g),
          tokens: tokensOf(folder),
          source: relative(root, module.path),
        },
      ];
    }),
  );
  return [...new Map(records.map((record) => [record.name, record])).values()];
}
