// Findings and screenshots of the last run, for `visual:review`. Not committed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import type { Story } from './built-stories.ts';

export interface Finding {
  /**
   * `gone`: approved, but no story has it any more. `failed`: no screenshot could be taken. `broken`: the story breaks a
   * rule. `spoken`: its transcript is not the approved one.
   */
  kind: 'changed' | 'new' | 'gone' | 'failed' | 'broken' | 'spoken';
  story: Story;
  mode: string;
  /** Digest of the approved screenshot. */
  before: string | null;
  /** Digest of the new screenshot. */
  after: string | null;
  /** Why there is no screenshot, the element and the rule it breaks, or the changed lines of the transcript. */
  failure: string | null;
  /** Decision of the review. */
  decision?: 'approved' | 'rejected';
}

/** Formats a finding for the console. */
export const lineOf = ({ kind, story, mode, failure }: Finding): string =>
  `${kind.padEnd(8)} ${story.source ?? story.file} · ${story.id} [${mode}]${failure === null ? '' : `: ${failure}`}`;

/** Whether a finding must be fixed and cannot be approved. */
export const isFault = ({ kind }: Finding): boolean => kind === 'failed' || kind === 'broken';

const folder = join(root, 'visual', 'results');
const file = join(folder, 'findings.json');

/** Path of a screenshot that is not, or no longer, approved. */
export const screenshotFile = (digest: string): string => join(folder, `${digest}.png`);

export function clearResults(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Writes the findings for the review, and the full list of which the console prints a part. */
export function writeFindings(findings: readonly Finding[], lines?: readonly string[]): void {
  if (lines) writeFileSync(join(folder, 'findings.txt'), `${lines.join('\n')}\n`);
  writeFileSync(file, `${JSON.stringify(findings, null, 2)}\n`);
}

/** Findings of the last run; empty when there was none. */
export function readFindings(): Finding[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Finding[]) : [];
}
