// Takes many screenshots with several browsers at once.
import { availableParallelism } from 'node:os';
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';
import type { CheckedVisit, ChecksOfVisit } from '../stories/checks.ts';
import { modes } from './built-stories.ts';
import { type Shot } from './matrix.ts';
import { StoryBrowser, windowOf, type Site, type Capture } from './story-browser.ts';

/** Stories per batch: few enough that no browser waits for another at the end. */
const PIECE = 8;

const modeOf = (name: string): ScreenshotMode => {
  const mode = modes.get(name);
  if (!mode)
    throw new Error(
      `There is no mode "${name}": packages/ui/src/testing/modes.ts has ${[...modes.keys()].join(', ')}.`,
    );
  return mode;
};

const area = ({ viewport: { width, height } }: ScreenshotMode): number => width * height;

/**
 * Remaining work of one language and window. Grouped, because a new page in another language or window loads all code
 * again.
 */
interface Heap {
  /** Batches. The screenshots of one story are adjacent, because it renders once for both themes. */
  pieces: Shot[][];
  /** Number of browsers that work on it. */
  browsers: number;
}

/** How much state a mode leaves behind: Chromium keeps some forced colours in the dark theme, larger text moves elements. */
const rank = ({ mode }: Shot): number => (modeOf(mode).text ? 2 : Number(modeOf(mode).forcedColors === 'active'));

/**
 * Order of a story's screenshots, the same whatever the order of the stories: by name, and last those that leave state
 * behind. Text that has moved by part of a pixel may be a whole one off until a theme paints it again.
 */
const inOrder = (one: Shot, other: Shot): number => rank(one) - rank(other) || (one.mode < other.mode ? -1 : 1);

/** Large windows, the slow ones, come first. */
export function heapsOf(shots: readonly Shot[]): Heap[] {
  const byWindow = [...Map.groupBy(shots, ({ mode }) => windowOf(modeOf(mode))).values()];
  return byWindow
    .toSorted(([one], [other]) => area(modeOf(other?.mode ?? '')) - area(modeOf(one?.mode ?? '')))
    .map((same) => {
      const byStory = [...Map.groupBy(same, ({ story }) => story.id).values()].map((shots) => shots.toSorted(inOrder));
      return {
        pieces: Array.from({ length: Math.ceil(byStory.length / PIECE) }, (_, at) =>
          byStory.slice(at * PIECE, (at + 1) * PIECE).flat(),
        ),
        browsers: 0,
      };
    });
}

/** Browsers at a time: each waits (for frames, code, data) three times as long as it renders. */
const JOBS = availableParallelism() * 4;

export interface TakeOptions {
  /** Browsers at a time. */
  jobs?: number | undefined;
  /** What a story is checked for in the window of a mode after its screenshots; null for nothing. */
  checksOf?: (shot: Shot, mode: ScreenshotMode) => ChecksOfVisit | null;
  /** Opens a browser. */
  open?: (site: Site) => Promise<Pick<StoryBrowser, 'take' | 'check' | 'close'>>;
  /** Called once for each story and window that was checked, with what was found. */
  onChecked?: (shot: Shot, checked: CheckedVisit) => void;
}

/** Takes every screenshot and passes each to `take`. */
export async function takeAll(
  site: Site,
  shots: readonly Shot[],
  take: (shot: Shot, taken: Capture) => void | Promise<void>,
  { jobs = JOBS, checksOf, onChecked, open = (each) => StoryBrowser.open(each) }: TakeOptions = {},
): Promise<void> {
  const heaps = heapsOf(shots);
  /** The heap with the fewest browsers, and of those the slowest. */
  const next = (): Heap | undefined =>
    heaps.filter(({ pieces }) => pieces.length).toSorted((one, other) => one.browsers - other.browsers)[0];
  const work = async () => {
    const storyBrowser = await open(site);
    try {
      for (let heap = next(); heap; heap = next()) {
        heap.browsers++;
        for (let piece = heap.pieces.shift(); piece; piece = heap.pieces.shift()) {
          let taken: Capture | undefined;
          for (const [at, shot] of piece.entries()) {
            const mode = modeOf(shot.mode);
            // A story that has failed would fail in its other modes too: one that hangs takes a minute each time.
            const hasFailed = taken?.failure !== undefined && piece[at - 1]?.story.id === shot.story.id;
            if (!taken || !hasFailed) taken = await storyBrowser.take(shot.story.id, mode);
            await take(shot, taken);
            const isLast = piece[at + 1]?.story.id !== shot.story.id;
            const checks = isLast && taken.png ? checksOf?.(shot, mode) : null;
            if (checks) onChecked?.(shot, await storyBrowser.check(mode, checks));
          }
        }
        heap.browsers--;
      }
    } finally {
      await storyBrowser.close();
    }
  };
  const pieces = heaps.reduce((sum, heap) => sum + heap.pieces.length, 0);
  await Promise.all(Array.from({ length: Math.min(jobs, pieces) }, work));
}
