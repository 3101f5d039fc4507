// The matrix of screenshots: every story in every mode that its parameters declare, as in Chromatic.
import {
  componentModes,
  interactiveModes,
  interactiveWindowModes,
  onPhone,
  pageModes,
  phoneModes,
  printModes,
  windowModes,
  type ScreenshotMode,
} from '../../../packages/ui/src/testing/modes.ts';
import type { ChecksOfVisit } from '../stories/checks.ts';
import { modes, namesOf, type Declarations, type Modes, type Story, type StoryDeclaration } from './built-stories.ts';

export interface Shot {
  story: Story;
  /** Name of the mode. */
  mode: string;
}

/** Whether a story is of a page, not of a component. */
const isPage = ({ file }: Story): boolean => file.startsWith('packages/portal/');

/** Modes that a story must have, those that it may have too, and the parameters that give the former. */
function wantedOf(
  story: Story,
  { fullscreen, viewport, chromatic }: StoryDeclaration,
): { wanted: Modes; further: Modes; mend?: string } {
  if (viewport !== undefined) return { wanted: phoneModes, further: {}, mend: 'Write `...onPhone`.' };
  if (namesOf(chromatic.modes ?? {}).some((name) => modes.get(name)?.media))
    return { wanted: printModes, further: {}, mend: 'Write `...onPaper`.' };
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
