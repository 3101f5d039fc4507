// Which pictures there are: every story in every mode that its parameters name, as Chromatic would take them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  componentModes,
  interactiveModes,
  pageModes,
  type ScreenshotMode,
} from '../../../packages/ui/src/testing/modes.ts';
import { root, STORIES } from '../../dev/builds.ts';
import type { ChecksOfVisit } from '../stories/checks.ts';
import type { TranscriptParameters } from '../stories/transcript-rules.ts';
import { Stage, type Site } from './stage.ts';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Of the stories' file, from the root. */
  file: string;
  /** Where the story stands: the component's file, where its stories name one, and the story's own with its line. */
  source?: string;
}

export interface Shot {
  story: Story;
  /** Name of the mode. */
  mode: string;
}

interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  componentPath?: string;
  exportName?: string;
  tags?: string[];
}

type Modes = Readonly<Record<string, ScreenshotMode | { disable: true }>>;

interface Chromatic {
  disableSnapshot?: boolean;
  modes?: Modes;
}

/** Every mode there is, by its name. */
export const modes: ReadonlyMap<string, ScreenshotMode> = new Map(
  Object.entries({ ...pageModes, ...componentModes, ...interactiveModes }).flatMap(([name, mode]) =>
    'disable' in mode ? [] : [[name, mode]],
  ),
);

const fromRoot = (path: string): string => path.replace(/^\.\//, '');

const sources = new Map<string, string[]>();
function linesOf(file: string): string[] {
  const known =
    sources.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : []);
  sources.set(file, known);
  return known;
}

/** The component of a story and the story itself, as an editor finds them. What only sets pages up for stories is no component. */
function sourceOf({ importPath, componentPath, exportName }: IndexEntry): string {
  const file = fromRoot(importPath);
  const line =
    linesOf(file).findIndex(
      (text) =>
        (exportName !== undefined && text.startsWith(`export const ${exportName}:`)) ||
        text.startsWith(`export const ${exportName} `),
    ) + 1;
  const story = line > 0 ? `${file}:${line}` : file;
  return componentPath && !componentPath.includes('/testing/') ? `${fromRoot(componentPath)} (${story})` : story;
}

/** The stories of the built workshop that are tested at all. */
export function builtStories(folder = STORIES): Story[] {
  const { entries } = JSON.parse(readFileSync(join(root, folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .map((entry) => ({
      id: entry.id,
      title: entry.title,
      name: entry.name,
      file: fromRoot(entry.importPath),
      source: sourceOf(entry),
    }));
}

const namesOf = (all: Modes): string[] =>
  Object.entries(all)
    .flatMap(([name, mode]) => ('disable' in mode ? [] : [name]))
    .toSorted();

/** What a story's parameters ask of its checks. */
interface AskedOfStory {
  /** Its modes. */
  names: string[];
  /** It fills the window. */
  fullscreen: boolean;
  /** It is captured under the pointer. */
  hovered: boolean;
  chromatic: Chromatic;
  /** Something in it turns around on purpose. */
  turned?: boolean;
  /** Selector of what keeps its side in the mirror check. */
  stays?: string;
  /** What its transcript is excused from. */
  transcript?: TranscriptParameters;
}

/** By a story's id. */
export type Asked = ReadonlyMap<string, AskedOfStory>;

/** What the page hands over of a story: JSON. */
interface Extracted {
  id: string;
  parameters: {
    layout?: string;
    chromatic?: Chromatic;
    parity?: { turned?: string };
    mirror?: { stays?: string };
    transcript?: TranscriptParameters;
  };
}

/** What Storybook itself says of each story. */
export async function askModes(site: Site): Promise<Asked> {
  const stage = await Stage.open(site);
  try {
    const page = await stage.turn(componentModes.ar);
    const told = await page.evaluate(async () => {
      const all = (await window.__STORYBOOK_PREVIEW__?.extract()) ?? {};
      return Object.entries(all).map(
        ([
          id,
          {
            parameters: { layout, chromatic, parity, mirror, transcript },
          },
        ]) => ({ id, parameters: { layout, chromatic, parity, mirror, transcript } }),
      );
    });
    return new Map(
      (told as Extracted[]).map(({ id, parameters: { layout, chromatic = {}, parity, mirror, transcript } }) => {
        const names = chromatic.disableSnapshot ? [] : namesOf(chromatic.modes ?? {});
        return [
          id,
          {
            names,
            fullscreen: layout === 'fullscreen',
            hovered: names.some((name) => name in interactiveModes),
            chromatic,
            turned: Boolean(parity?.turned),
            stays: mirror?.stays ?? '',
            ...(transcript ? { transcript } : {}),
          },
        ];
      }),
    );
  } finally {
    await stage.close();
  }
}

/** Stories whose modes are not those of their kind: what fills the window is pictured as pages are, the rest as components. */
export function mismatches(stories: readonly Story[], asked: Asked): string[] {
  const [ofPages, ofComponents, ofStates] = [pageModes, componentModes, interactiveModes].map(namesOf) as [
    string[],
    string[],
    string[],
  ];
  return stories.flatMap(({ id, file }) => {
    const story = asked.get(id);
    if (!story) return [`${file}: ${id} is in the index, but the workshop does not know it.`];
    if (story.chromatic.disableSnapshot) return [];
    const wanted = story.fullscreen ? ofPages : ofComponents;
    const own = namesOf(story.chromatic.modes ?? {}).filter((name) => story.fullscreen || !ofStates.includes(name));
    return own.join() === wanted.join()
      ? []
      : [
          `${file}: ${id} is pictured in ${own.join(', ') || 'no mode'}, and should be in ${wanted.join(', ')}.${story.fullscreen ? ' Give it `parameters: pageParameters`.' : ''}`,
        ];
  });
}

/** Every picture there is. */
export const shotsOf = (stories: readonly Story[], asked: Asked): Shot[] =>
  stories.flatMap((story) => (asked.get(story.id)?.names ?? []).map((mode) => ({ story, mode })));

/** The n-th of m parts ("1/4"), by story: all modes of a story stay together. */
export function part(shots: readonly Shot[], shard: string): Shot[] {
  const [at, of] = shard.split('/').map(Number);
  if (!at || !of || at > of) throw new Error(`A part is written "1/4"; got "${shard}".`);
  const ids = [...new Set(shots.map(({ story }) => story.id))].toSorted();
  const mine = new Set(ids.filter((_, index) => index % of === at - 1));
  return shots.filter(({ story }) => mine.has(story.id));
}

/** Another order, the same for the same number (a linear congruential generator, Numerical Recipes). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32);
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** A story's component, by its id: "forms-field--default" is of "forms-field". */
const componentOf = (id: string): string => id.split('--', 1)[0] ?? id;

/** What a story is checked for in the window of a mode: a page for reflow in the narrow one, for accessibility in the wide one. */
export function checksOf(asked: Asked): (shot: Shot, mode: ScreenshotMode) => ChecksOfVisit {
  const inStates = new Set([...asked].flatMap(([id, { hovered }]) => (hovered ? [componentOf(id)] : [])));
  return ({ story }, { viewport }) => {
    const { fullscreen = false, hovered = false, turned = false, stays = '' } = asked.get(story.id) ?? {};
    const isWide = viewport.width > 600;
    const isNarrowest = !fullscreen || !isWide;
    return {
      fullscreen,
      hovered,
      withoutStates: !fullscreen && !inStates.has(componentOf(story.id)),
      turned,
      stays,
      accessibility: isWide,
      reflow: isNarrowest,
      transcript: isNarrowest,
    };
  };
}
