// One visual run: takes the screenshots and compares each with the approved one.
import { writeFileSync } from 'node:fs';
import { Baselines, keyOf, partsOf } from './baselines.ts';
import { Transcripts } from '../stories/transcripts.ts';
import { digestOf } from './digest.ts';
import type { CheckedVisit } from '../stories/checks.ts';
import { type Declarations, type Story } from './built-stories.ts';
import { checksOf, type Shot } from './matrix.ts';
import { clearResults, isFault, lineOf, screenshotFile, writeFindings, type Finding } from './results.ts';
import type { Site, Capture } from './story-browser.ts';
import { takeAll } from './take.ts';

export interface Outcome {
  findings: Finding[];
  /** Number of screenshots that equal the approved ones. */
  same: number;
  /** Seconds for the screenshots and checks, without the build. */
  seconds: number;
}

interface RunOptions {
  site: Site;
  /** Screenshots to take. */
  shots: readonly Shot[];
  /** All screenshots, when the run covers every story: reports approved screenshots that are not among them. */
  every?: readonly Shot[];
  /** Approves every screenshot. */
  approve: boolean;
  jobs?: number;
  /** Declarations of the stories: enables the checks of each story in the page of its screenshots. */
  declared?: Declarations;
}

export async function checkScreenshots({ site, shots, every, approve, jobs, declared }: RunOptions): Promise<Outcome> {
  const baselines = Baselines.read();
  const findings: Finding[] = [];
  let same = 0;
  clearResults();
  const compare = ({ story, mode }: Shot, { png, failure }: Capture): void => {
    const before = baselines.digest(keyOf(story.id, mode)) ?? null;
    if (failure !== undefined) {
      findings.push({ kind: 'failed', story, mode, before, after: null, failure });
      return;
    }
    const after = digestOf(png);
    if (after === before) {
      same++;
      return;
    }
    findings.push({ kind: before === null ? 'new' : 'changed', story, mode, before, after, failure: null });
    if (!approve) writeFileSync(screenshotFile(after), png);
  };
  const from = performance.now();
  let taken = 0;
  const onShot = (shot: Shot, capture: Capture): void => {
    compare(shot, capture);
    taken += 1;
    if (taken % 250 === 0) console.error(`${taken} of ${shots.length} screenshots …`);
  };
  const transcripts = new Transcripts();
  const broken = (story: Story, mode: string, failure: string): void =>
    void findings.push({ kind: 'broken', story, mode, before: null, after: null, failure });
  const onChecked = ({ story, mode }: Shot, { faults, transcript }: CheckedVisit): void => {
    for (const failure of faults) broken(story, mode, failure);
    if (transcript) transcripts.add(story, transcript);
  };
  await takeAll(site, shots, onShot, { jobs, ...(declared ? { checksOf: checksOf(declared), onChecked } : {}) });
  const seconds = (performance.now() - from) / 1000;
  if (declared) {
    for (const { story, locale, line } of transcripts.brokenRules(declared)) broken(story, locale, line);
    for (const { story, changes } of transcripts.compare({
      all: every ? new Set(every.map(({ story }) => story.id)) : null,
      approve,
    }))
      findings.push({
        kind: 'spoken',
        story,
        mode: 'ar, en',
        before: null,
        after: null,
        failure: ['the transcript differs', ...changes].join('\n    '),
      });
  }
  if (every) {
    const wanted = new Set(every.map(({ story, mode }) => keyOf(story.id, mode)));
    for (const key of baselines.keys.filter((key) => !wanted.has(key))) {
      const { id, mode } = partsOf(key);
      // The story no longer exists: its title and name come from its id.
      const [title = id, name = ''] = id.split('--');
      findings.push({
        kind: 'gone',
        story: { id, title, name, file: '' },
        mode,
        before: baselines.digest(key) ?? null,
        after: null,
        failure: null,
      });
    }
  }
  if (approve) {
    for (const finding of findings)
      if (!isFault(finding) && finding.kind !== 'spoken')
        baselines.approve(keyOf(finding.story.id, finding.mode), finding.after);
    baselines.write();
  } else {
    // Faults must be fixed, and transcripts are reviewed as a diff of their file: neither is a screenshot to review.
    writeFindings(
      findings.filter(({ kind }) => kind !== 'broken' && kind !== 'spoken'),
      findings.map(lineOf),
    );
  }
  return { findings, same, seconds };
}
