// Runs in the page of a rendered story: bundled by `checks.ts` and added to every page of the runner.
import { toLocaleDigits } from '@taawun/domain';
import { HOSTILE } from '../../../packages/ui/src/testing/hostile.ts';
import {
  behindDialogs,
  respondingDisabled,
  lostFocus,
  namedByPlaceholder,
  partsOfDisabled,
  printedControls,
  watchFocus,
} from './in-page/behaviour.ts';
import { clippedLines, touchingLines } from './in-page/lines.ts';
import { arrows } from './mirror/arrows.ts';
import { mirror } from './mirror/mirror.ts';
import {
  moving,
  name,
  overflows,
  smallTargets,
  turned,
  unisolated,
} from '../../../packages/ui/src/testing/storyInvariants.ts';
import { bars, lostHeads, passedOver } from './in-page/bars.ts';
import { colorFaults } from './in-page/colors.ts';
import { beyondEdges, outsideSafeArea } from './in-page/edges.ts';
import { operable, pageFacts, unlikeVisibleOrder } from './in-page/focus-order.ts';
import { followed } from './in-page/frames.ts';
import { wrongKeyboards } from './in-page/keyboards.ts';
import { wrongLinks } from './in-page/links.ts';
import { markupFaults } from './in-page/markup.ts';
import { withMedia } from './in-page/media.ts';
import { inMotion } from './in-page/motion.ts';
import { obscured } from './in-page/obscured.ts';
import { unreachable } from './in-page/pointer.ts';
import { crowded, restrictions } from './in-page/restrictions.ts';
import { restoringScroll } from './in-page/scrolling.ts';
import { cutOffBySpacing } from './in-page/spacing.ts';
import { beyondBox, breaksWithinWord, gluedTexts, visibleTexts } from './in-page/texts.ts';

/** Texts of stories that no author writes: what turns around in them does so by their own controls and markup. */
const TURNED_BY_CONTROLS = [HOSTILE.mixed, HOSTILE.markup].flatMap((text) => [text, toLocaleDigits(text, 'ar')]);

/** Invariants of a settled story. `bidi`: no code is reordered among Arabic text. `links`: they lead to the portal's pages. */
function invariants({ bidi, links }: { bidi: boolean; links: boolean }): string[] {
  document.getAnimations = window.taawunGetAnimations;
  const isMoving = moving();
  Reflect.deleteProperty(document, 'getAnimations');
  const inPlace = bars();
  const texts = visibleTexts(document.body);
  return restoringScroll(() => [
    ...isMoving,
    ...turned(),
    ...(bidi ? unisolated(TURNED_BY_CONTROLS) : []),
    ...smallTargets(),
    ...behindDialogs(),
    ...partsOfDisabled(),
    ...namedByPlaceholder(),
    ...wrongKeyboards(),
    ...(links ? wrongLinks() : []),
    ...lostFocus(),
    ...clippedLines(texts),
    ...breaksWithinWord(texts),
    ...gluedTexts(texts),
    ...touchingLines(),
    ...unlikeVisibleOrder(),
    ...obscured(inPlace),
    ...passedOver(inPlace),
    ...unreachable(),
    ...markupFaults(),
    ...restrictions(),
    ...lostHeads(),
    ...colorFaults(),
  ]);
}

/** What does not fit once the page has followed the change. A page that fits at once is not waited for. */
async function overflowsAtRest(): Promise<string[]> {
  let found: string[] = [];
  await followed(() => {
    found = overflows();
    return found.length === 0;
  });
  return found;
}

/** Texts for which there is no room: lines over others, and a word with a line for each letter. */
function crampedTexts(): string[] {
  const texts = visibleTexts(document.body);
  return [...beyondBox(texts), ...breaksWithinWord(texts, 3)];
}

/** Turns off the styles for a mouse, as on a phone. The browser's own emulation of touch would last for later stories. */
const withoutMouse = (): (() => void) =>
  withMedia((condition) => (/pointer: ?fine|hover: ?hover/.test(condition) ? 'not all' : condition));

/**
 * What does not fit into the window of a phone, with text of the usual size and twice as large, and targets that are too
 * small for a finger.
 */
async function reflow({ padding }: { padding: string }): Promise<string[]> {
  const root = document.documentElement;
  // What Storybook leaves around a story is no part of the page's edge.
  document.body.style.padding = padding;
  const restore = withoutMouse();
  const found = [...(await overflowsAtRest()), ...crampedTexts()].map((line) => `at 320 px ${line}`);
  root.style.fontSize = '200%';
  found.push(...(await overflowsAtRest()).map((line) => `at 320 px and 200 % text ${line}`));
  root.style.removeProperty('font-size');
  found.push(...smallTargets().map((line) => `at 320 px and by touch ${line}`));
  document.body.style.removeProperty('padding');
  restore();
  return found;
}

/**
 * What does not fit with text twice as large; in a page also a word that breaks in two, and on a phone texts without
 * room.
 */
async function enlarged({ fullscreen, onPhone }: { fullscreen: boolean; onPhone: boolean }): Promise<string[]> {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  const found = await overflowsAtRest();
  if (onPhone) found.push(...crampedTexts());
  else if (fullscreen) found.push(...breaksWithinWord(visibleTexts(document.body)));
  root.style.removeProperty('font-size');
  return found.map((line) => `at 200 % text ${line}`);
}

/** Bars that leave too little room, in a low window. */
const lowWindow = (): string[] => restoringScroll(crowded);

/** Something operable in a story of a component of which no story has the modes of states. */
const withoutStates = (): string[] =>
  operable()
    .slice(0, 1)
    .map(
      (element) =>
        `no story of this component is captured under the pointer and with the focus, give the one that shows it best \`parameters: interactiveParameters\`, or \`interactiveWindowParameters\` if it fills the window: ${name(element)}`,
    );

const pageChecks = {
  invariants,
  reflow,
  enlarged,
  lowWindow,
  beyondEdges,
  colorFaults,
  outsideSafeArea,
  inMotion,
  cutOffBySpacing,
  mirror,
  arrows,
  respondingDisabled,
  printedControls,
  withoutStates,
  pageFacts,
};

export type PageChecks = typeof pageChecks;

window.pageChecks = pageChecks;
watchFocus();
