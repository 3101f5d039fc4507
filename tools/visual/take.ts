// Takes many pictures with several browsers at once.
import { availableParallelism } from 'node:os';
import type { PictureMode } from '../../packages/ui/src/testing/modes.ts';
import { modes, type Shot } from './matrix.ts';
import { Stage, windowOf, type Site, type Taken } from './stage.ts';

/** So many stories are one piece of work: few enough that no browser waits for another at the end. */
const PIECE = 16;

const modeOf = (name: string): PictureMode => {
  const mode = modes.get(name);
  if (!mode) throw new Error(`There is no mode "${name}": packages/ui/src/testing/modes.ts has ${[...modes.keys()].join(', ')}.`);
  return mode;
};

const area = ({ viewport: { width, height } }: PictureMode): number => width * height;

/**
 * Pictures of one language and window stand together, since a stage turns slowly, and in them those of one story, which is shown once for both
 * themes. The slow ones, with the large windows, come first.
 */
function pieces(shots: readonly Shot[]): Shot[][] {
  const byWindow = [...Map.groupBy(shots, ({ mode }) => windowOf(modeOf(mode))).values()];
  return byWindow
    .toSorted(([one], [other]) => area(modeOf(other?.mode ?? '')) - area(modeOf(one?.mode ?? '')))
    .flatMap((same) => {
      const byStory = [...Map.groupBy(same, ({ story }) => story.id).values()];
      return Array.from({ length: Math.ceil(byStory.length / PIECE) }, (_, at) => byStory.slice(at * PIECE, (at + 1) * PIECE).flat());
    });
}

/** A browser waits as long as it draws (for frames, code, data): one more than there are processors keeps them all at work. */
const JOBS = availableParallelism() + 1;

/** Takes every shot and hands each over as it comes; `jobs` browsers at a time. */
export async function takeAll(site: Site, shots: readonly Shot[], take: (shot: Shot, taken: Taken) => void | Promise<void>, jobs = JOBS): Promise<void> {
  const queue = pieces(shots);
  const work = async () => {
    const stage = await Stage.open(site);
    let current = '';
    try {
      for (;;) {
        const at = Math.max(0, queue.findIndex(([first]) => first && windowOf(modeOf(first.mode)) === current));
        const [piece] = queue.splice(at, 1);
        if (!piece?.[0]) return;
        for (const shot of piece) await take(shot, await stage.take(shot.story.id, modeOf(shot.mode)));
        current = windowOf(modeOf(piece[0].mode));
      }
    } finally {
      await stage.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, queue.length) }, work));
}
