// Stories of the built Storybook, and what their parameters declare.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  componentModes,
  interactiveModes,
  interactiveWindowModes,
  printModes,
  windowModes,
  type ScreenshotMode,
} from '../../../packages/ui/src/testing/modes.ts';
import { root, STORIES } from '../../dev/builds.ts';
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

export type Modes = Readonly<Record<string, ScreenshotMode | { disable: true }>>;

interface Chromatic {
  disableSnapshot?: boolean;
  modes?: Modes;
}

/** All modes by name. */
export const modes: ReadonlyMap<string, ScreenshotMode> = new Map(
  Object.entries({
    ...printModes,
    ...windowModes,
    ...interactiveWindowModes,
    ...componentModes,
    ...interactiveModes,
  }).flatMap(([name, mode]) => ('disable' in mode ? [] : [[name, mode]])),
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

/** Names of the modes that are not disabled, in order. */
export const namesOf = (all: Modes): string[] =>
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
