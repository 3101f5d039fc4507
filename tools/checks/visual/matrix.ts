// The matrix of screenshots: every story in every mode that its parameters declare, as in Chromatic.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  componentModes,
  interactiveModes,
  interactiveWindowModes,
  onPhone,
  pageModes,
  phoneModes,
  windowModes,
  type ScreenshotMode,
} from '../../../packages/ui/src/testing/modes.ts';
import { root, STORIES } from '../../dev/builds.ts';
import type { ChecksOfVisit } from '../stories/checks.ts';
import type { TranscriptParameters } from '../stories/transcript-rules.ts';
import { StoryBrowser, type Site } from './story-browser.ts';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Path of the story file, from the root. */
  file: string;
  /** The component's file, if the stories name one, and the story's file with its line. */
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

/** All modes by name. */
export const modes: ReadonlyMap<string, ScreenshotMode> = new Map(
  Object.entries({ ...windowModes, ...interactiveWindowModes, ...componentModes, ...interactiveModes }).flatMap(
    ([name, mode]) => ('disable' in mode ? [] : [[name, mode]]),
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

/** Returns the component's file and the story's file with its line, as an editor opens them. */
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

/** Stories of the built Storybook that have the tag `test`. */
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

/** What a story's parameters declare for its checks. */
export interface StoryDeclaration {
  /** Names of its modes. */
  names: string[];
  /** Whether it fills the window. */
  fullscreen: boolean;
  /** Name of the window in which Storybook shows it. */
  viewport?: string;
  /** Whether it is captured in the hover state. */
  hovered: boolean;
  chromatic: Chromatic;
  /** Whether bidi reordering in it is intended. */
  turned?: boolean;
  /** Selector of elements that the mirror check expects on the same side in both directions. */
  stays?: string;
  /** Exceptions of its transcript. */
  transcript?: TranscriptParameters;
}

/** By a story's id. */
export type Declarations = ReadonlyMap<string, StoryDeclaration>;

/** A story as the page returns it: JSON. */
interface Extracted {
  id: string;
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    layout?: string;
    chromatic?: Chromatic;
    i18n?: { bidiReordering?: string };
    mirror?: { stays?: string };
    transcript?: TranscriptParameters;
  };
}

/** Reads the parameters of all stories from Storybook. */
export async function readDeclarations(site: Site): Promise<Declarations> {
  const storyBrowser = await StoryBrowser.open(site);
  try {
    const page = await storyBrowser.openPage(componentModes.ar);
    const extracted = await page.evaluate(async () => {
      const all = (await window.__STORYBOOK_PREVIEW__?.extract()) ?? {};
      return Object.entries(all).map(
        ([
          id,
          {
            storyGlobals,
            parameters: { layout, chromatic, i18n, mirror, transcript },
          },
        ]) => ({ id, storyGlobals, parameters: { layout, chromatic, i18n, mirror, transcript } }),
      );
    });
    return new Map(
      (extracted as Extracted[]).map(({ id, storyGlobals: { viewport }, parameters }) => {
        const { layout, chromatic = {}, i18n, mirror, transcript } = parameters;
        const names = chromatic.disableSnapshot ? [] : namesOf(chromatic.modes ?? {});
        return [
          id,
          {
            names,
            fullscreen: layout === 'fullscreen',
            ...(viewport?.value === undefined ? {} : { viewport: viewport.value }),
            hovered: names.some((name) => modes.get(name)?.state === 'hover'),
            chromatic,
            turned: Boolean(i18n?.bidiReordering),
            stays: mirror?.stays ?? '',
            ...(transcript ? { transcript } : {}),
          },
        ];
      }),
    );
  } finally {
    await storyBrowser.close();
  }
}

/** Whether a story is of a page, not of a component. */
const isPage = ({ file }: Story): boolean => file.startsWith('packages/portal/');

/** Modes that a story must have, those that it may have too, and the parameters that give the former. */
function wantedOf(
  story: Story,
  { fullscreen, viewport }: StoryDeclaration,
): { wanted: Modes; further: Modes; mend?: string } {
  if (viewport !== undefined) return { wanted: phoneModes, further: {}, mend: 'Write `...onPhone`.' };
  if (isPage(story)) return { wanted: pageModes, further: {}, mend: 'Give it `parameters: pageParameters`.' };
  if (fullscreen)
    return { wanted: windowModes, further: interactiveWindowModes, mend: 'Give it `parameters: windowParameters`.' };
  return { wanted: componentModes, further: interactiveModes };
}

/** Whether a story is shown on a phone only. */
const isOnPhone = ({ viewport }: Pick<StoryDeclaration, 'viewport'>): boolean =>
  viewport === onPhone.globals.viewport.value;

/** Stories with the wrong modes: those of pages, of components that fill the window, of components, or on a phone. */
export function mismatches(stories: readonly Story[], declared: Declarations): string[] {
  return stories.flatMap((story) => {
    const { id, file } = story;
    const declaration = declared.get(id);
    if (!declaration) return [`${file}: ${id} is in the index, but Storybook does not have it.`];
    if (declaration.chromatic.disableSnapshot) return [];
    if (declaration.viewport !== undefined && !isOnPhone(declaration))
      return [
        `${file}: ${id} has the viewport "${declaration.viewport}", in which it is not captured. Write \`...onPhone\`.`,
      ];
    const { wanted, further, mend } = wantedOf(story, declaration);
    const own = namesOf(declaration.chromatic.modes ?? {}).filter((name) => !(name in further));
    const names = namesOf(wanted);
    return own.join() === names.join()
      ? []
      : [
          `${file}: ${id} is captured in ${own.join(', ') || 'no mode'}, and should be in ${names.join(', ')}.${mend ? ` ${mend}` : ''}`,
        ];
  });
}

/** All screenshots of the stories. */
export const shotsOf = (stories: readonly Story[], declared: Declarations): Shot[] =>
  stories.flatMap((story) => (declared.get(story.id)?.names ?? []).map((mode) => ({ story, mode })));

/** Returns shard n of m ("1/4"), split by story: all modes of a story stay together. */
export function part(shots: readonly Shot[], shard: string): Shot[] {
  const [at, of] = shard.split('/').map(Number);
  if (!at || !of || at > of) throw new Error(`A part is written "1/4"; got "${shard}".`);
  const ids = [...new Set(shots.map(({ story }) => story.id))].toSorted();
  const own = new Set(ids.filter((_, index) => index % of === at - 1));
  return shots.filter(({ story }) => own.has(story.id));
}

/** Shuffles deterministically by a seed (a linear congruential generator, Numerical Recipes). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32);
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The component part of a story's id: "forms-field" of "forms-field--default". */
const componentOf = (id: string): string => id.split('--', 1)[0] ?? id;

/** Checks of a story per mode: pages are checked for reflow in the narrow window, for accessibility in the wide one. */
export function checksOf(declared: Declarations): (shot: Shot, mode: ScreenshotMode) => ChecksOfVisit {
  const inStates = new Set([...declared].flatMap(([id, { hovered }]) => (hovered ? [componentOf(id)] : [])));
  return ({ story }, { viewport }) => {
    const ofPage = isPage(story);
    const declaration = declared.get(story.id);
    const { fullscreen = false, hovered = false, turned = false, stays = '' } = declaration ?? {};
    const isWide = viewport.width > 600;
    const isNarrowest = !fullscreen || !isWide;
    return {
      fullscreen,
      onPhone: isOnPhone(declaration ?? {}),
      links: ofPage,
      hovered,
      withoutStates: !ofPage && !inStates.has(componentOf(story.id)),
      turned,
      stays,
      accessibility: isWide || isOnPhone(declaration ?? {}),
      reflow: isNarrowest,
      transcript: isNarrowest,
    };
  };
}
