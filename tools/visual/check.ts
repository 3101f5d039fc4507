// One visual run: takes the pictures and holds each against the approved one.
import { existsSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { Baselines, digestOf, keyOf, pictureFile, pixelsOf, samePixels } from './baselines.ts';
import type { Shot, Story } from './matrix.ts';
import { clearResults, takenFile, writeFindings, type Finding } from './results.ts';
import type { Site, Taken } from './stage.ts';
import { takeAll } from './take.ts';

export interface Outcome {
  findings: Finding[];
  /** Pictures that are the approved ones. */
  same: number;
  /** Seconds for the pictures alone. */
  seconds: number;
}

interface Wish {
  site: Site;
  /** What is taken. */
  shots: readonly Shot[];
  /** Whether these are all there are: only then is a picture that nobody took gone. */
  all: boolean;
  /** Makes every picture the approved one. */
  approve: boolean;
  jobs?: number;
}

/** How many pixels differ; all of them where the sizes do. */
async function differing(before: string, png: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(png)]);
  // Another release of the browser may pack the same pixels in another way.
  if (samePixels(one, other)) return 0;
  if (one.width !== other.width || one.height !== other.height) return Math.max(one.width * one.height, other.width * other.height);
  return Math.max(1, pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0, includeAA: true }));
}

export async function checkPictures({ site, shots, all, approve, jobs }: Wish): Promise<Outcome> {
  const baselines = Baselines.read();
  const findings: Finding[] = [];
  let same = 0;
  clearResults();
  const judge = async ({ story, mode }: Shot, { png, failure }: Taken): Promise<void> => {
    const key = keyOf(story.id, mode);
    const before = baselines.digest(key) ?? null;
    const finding = (rest: Pick<Finding, 'kind'> & Partial<Finding>): Finding => ({ story, mode, before, after: null, pixels: null, failure: null, ...rest });
    if (failure !== undefined) {
      findings.push(finding({ kind: 'failed', failure }));
      return;
    }
    const after = digestOf(png);
    if (after === before) {
      same++;
      return;
    }
    if (approve) {
      await baselines.approve(key, png);
      findings.push(finding({ kind: before ? 'changed' : 'new', after }));
      return;
    }
    const pixels = before && existsSync(pictureFile(before)) ? await differing(pictureFile(before), png) : null;
    if (pixels === 0) {
      same++;
      return;
    }
    writeFileSync(takenFile(after), png);
    findings.push(finding({ kind: before ? 'changed' : 'new', after, pixels }));
  };
  const from = performance.now();
  await takeAll(site, shots, judge, jobs);
  const seconds = (performance.now() - from) / 1000;
  if (all) {
    const taken = new Set(shots.map(({ story, mode }) => keyOf(story.id, mode)));
    for (const key of [...baselines.keys]) {
      if (taken.has(key)) continue;
      const [id = '', ...mode] = key.split(' ');
      if (approve) baselines.forget(key);
      const story: Story = { id, title: id, name: '', file: '' };
      findings.push({ kind: 'gone', story, mode: mode.join(' '), before: baselines.digest(key) ?? null, after: null, pixels: null, failure: null });
    }
  }
  if (approve) baselines.write();
  else writeFindings(findings);
  return { findings, same, seconds };
}
