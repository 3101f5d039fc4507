// Takes many pictures with as many browsers as there are processors.
import { availableParallelism } from 'node:os';
import { modes, type Shot } from './matrix.ts';
import { Stage, type Site, type Taken } from './stage.ts';

/** So many pictures are one piece of work: few enough that no browser waits for another at the end. */
const PIECE = 24;

const area = (mode: string): number => {
  const { viewport } = modes.get(mode) ?? { viewport: { width: 0, height: 0 } };
  return viewport.width * viewport.height;
};

/** Pictures of one mode stand together, since a stage turns slowly; the slow modes, with the large windows, come first. */
function pieces(shots: readonly Shot[]): Shot[][] {
  const byMode = Map.groupBy(shots, ({ mode }) => mode);
  return [...byMode].toSorted(([one], [other]) => area(other) - area(one)).flatMap(([, same]) => Array.from({ length: Math.ceil(same.length / PIECE) }, (_, at) => same.slice(at * PIECE, (at + 1) * PIECE)));
}

/** Takes every shot and hands each over as it comes; `jobs` browsers at a time. */
export async function takeAll(site: Site, shots: readonly Shot[], take: (shot: Shot, taken: Taken) => void | Promise<void>, jobs = availableParallelism()): Promise<void> {
  const queue = pieces(shots);
  const work = async () => {
    const stage = await Stage.open(site);
    let current = '';
    try {
      for (;;) {
        const at = Math.max(0, queue.findIndex((piece) => piece[0]?.mode === current));
        const [piece] = queue.splice(at, 1);
        if (!piece) return;
        const [{ mode: name }] = piece as [Shot, ...Shot[]];
        const mode = modes.get(name);
        if (!mode) throw new Error(`There is no mode "${name}": packages/ui/src/testing/modes.ts has ${[...modes.keys()].join(', ')}.`);
        for (const shot of piece) await take(shot, await stage.take(shot.story.id, mode));
        current = name;
      }
    } finally {
      await stage.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, queue.length) }, work));
}
