// Takes many pictures with several browsers at once.
import { availableParallelism } from 'node:os';
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';
import type { CheckedVisit, ChecksOfVisit } from '../stories/checks.ts';
import { modes, type Shot } from './matrix.ts';
import { Stage, windowOf, type Site, type Taken } from './stage.ts';

/** So many stories are one piece of work: few enough that no browser waits for another at the end. */
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

/** What is left of one language and window, whose pictures stand together, since a stage turns slowly: all the code of the stories comes anew. */
interface Heap {
  /** In each those of one story stand together, since it is shown once for both themes. */
  pieces: Shot[][];
  /** How many stages are turned to it. */
  stages: number;
}

/** Last what leaves something behind until the next story: when forced colours end, Chromium keeps some of them in the dark theme, and what is placed by script has moved for larger text. */
const rank = ({ mode }: Shot): number => (modeOf(mode).text ? 2 : Number(modeOf(mode).forcedColors === 'active'));

/** The slow ones, with the large windows, come first. */
function heapsOf(shots: readonly Shot[]): Heap[] {
  const byWindow = [...Map.groupBy(shots, ({ mode }) => windowOf(modeOf(mode))).values()];
  return byWindow
    .toSorted(([one], [other]) => area(modeOf(other?.mode ?? '')) - area(modeOf(one?.mode ?? '')))
    .map((same) => {
      const byStory = [...Map.groupBy(same, ({ story }) => story.id).values()].map((shots) =>
        shots.toSorted((one, other) => rank(one) - rank(other)),
      );
      return {
        pieces: Array.from({ length: Math.ceil(byStory.length / PIECE) }, (_, at) =>
          byStory.slice(at * PIECE, (at + 1) * PIECE).flat(),
        ),
        stages: 0,
      };
    });
}

/** Browsers at a time: each waits twice as long as it draws (for frames, code, data). */
const JOBS = availableParallelism() * 3;

export interface TakeOptions {
  /** Browsers at a time. */
  jobs?: number | undefined;
  /** What a story is checked for in the window of a mode after its screenshots; null for nothing. */
  checksOf?: (shot: Shot, mode: ScreenshotMode) => ChecksOfVisit | null;
  /** Called once for each story and window that was checked, with what was found. */
  onChecked?: (shot: Shot, checked: CheckedVisit) => void;
}

/** Takes every shot and hands each over as it comes. */
export async function takeAll(
  site: Site,
  shots: readonly Shot[],
  take: (shot: Shot, taken: Taken) => void | Promise<void>,
  { jobs = JOBS, checksOf, onChecked }: TakeOptions = {},
): Promise<void> {
  const heaps = heapsOf(shots);
  /** Where the fewest are at work, and of those the slowest. */
  const next = (): Heap | undefined =>
    heaps.filter(({ pieces }) => pieces.length).toSorted((one, other) => one.stages - other.stages)[0];
  const work = async () => {
    const stage = await Stage.open(site);
    try {
      for (let heap = next(); heap; heap = next()) {
        heap.stages++;
        for (let piece = heap.pieces.shift(); piece; piece = heap.pieces.shift()) {
          for (const [at, shot] of piece.entries()) {
            const mode = modeOf(shot.mode);
            const taken = await stage.take(shot.story.id, mode);
            await take(shot, taken);
            const isLast = piece[at + 1]?.story.id !== shot.story.id;
            const checks = isLast && taken.png ? checksOf?.(shot, mode) : null;
            if (checks) onChecked?.(shot, await stage.check(mode, checks));
          }
        }
        heap.stages--;
      }
    } finally {
      await stage.close();
    }
  };
  const pieces = heaps.reduce((sum, heap) => sum + heap.pieces.length, 0);
  await Promise.all(Array.from({ length: Math.min(jobs, pieces) }, work));
}
