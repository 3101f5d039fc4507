// What a run found, with the pictures it took: read by `visual:review`. Not committed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import type { Story } from './matrix.ts';

export interface Finding {
  /** `gone`: approved, but no story gives it any more. `failed`: there is no picture. `broken`: the story breaks a rule. `spoken`: its transcript is not the approved one. */
  kind: 'changed' | 'new' | 'gone' | 'failed' | 'broken' | 'spoken';
  story: Story;
  mode: string;
  /** Digest of the approved picture. */
  before: string | null;
  /** Digest of the picture that was taken. */
  after: string | null;
  /** Why there is no picture, which rule is broken by which element, or which lines of the transcript changed. */
  failure: string | null;
  /** What was said of it in a review. */
  decision?: 'approved' | 'rejected';
}

/** A finding as the console says it. */
export const lineOf = ({ kind, story, mode, failure }: Finding): string =>
  `${kind.padEnd(8)} ${story.source ?? story.file} · ${story.id} [${mode}]${failure === null ? '' : `: ${failure}`}`;

/** Nothing to approve: it has to be mended. */
export const isFault = ({ kind }: Finding): boolean => kind === 'failed' || kind === 'broken';

const folder = join(root, 'visual', 'results');
const file = join(folder, 'findings.json');

/** Where a picture lies that is not, or no longer, the approved one. */
export const screenshotFile = (digest: string): string => join(folder, `${digest}.png`);

export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Lays down what a review shows, and every line that the console may shorten. */
export function writeFindings(findings: readonly Finding[], lines?: readonly string[]): void {
  if (lines) writeFileSync(join(folder, 'findings.txt'), `${lines.join('\n')}\n`);
  writeFileSync(file, `${JSON.stringify(findings, null, 2)}\n`);
}

/** What the last run found; nothing where none was made. */
export function readFindings(): Finding[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Finding[]) : [];
}
