// What a run found: read by `visual:review`. Not committed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds.ts';
import type { Story } from './matrix.ts';

export type FindingKind = 'changed' | 'new' | 'gone' | 'failed';

export interface Finding {
  kind: FindingKind;
  story: Story;
  mode: string;
  /** Digest of the approved picture. */
  before: string | null;
  /** Digest of the picture that was taken. */
  after: string | null;
  /** Pixels that differ. */
  pixels: number | null;
  /** Why there is no picture. */
  failure: string | null;
}

export const resultsFolder = join(root, 'visual', 'results');
const file = join(resultsFolder, 'findings.json');

/** Where a run leaves a picture that is not the approved one. */
export const takenFile = (digest: string): string => join(resultsFolder, `${digest}.png`);

export function clearResults(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
}

export function writeFindings(findings: readonly Finding[]): void {
  writeFileSync(file, `${JSON.stringify(findings, null, 2)}\n`);
}

/** What the last run found; nothing where none was made. */
export function readFindings(): Finding[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Finding[]) : [];
}
