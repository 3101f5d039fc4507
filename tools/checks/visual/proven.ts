// Skips stories that passed at the revision in `visual/proven.txt` and whose files have not changed since. Every twentieth
// skipped story runs all the same, different ones at each commit: if one fails, the list of a story's files is incomplete.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { TRANSCRIPTS, TranscriptFiles } from '../stories/transcript-files.ts';
import { BASELINES, partsOf } from './baselines.ts';
import { changedFiles, reached } from './changed.ts';
import { git } from './git.ts';
import type { Story } from './built-stories.ts';
import type { Shot } from './matrix.ts';

/** Path from the root. The file names a revision at which every story passed. */
const PROVEN = 'visual/proven.txt';

/** One proven story in so many runs all the same. */
const SAMPLE = 20;

/** Whether a story belongs to the sample of a commit. */
export const isSampled = (id: string, commit: string): boolean =>
  (createHash('sha256').update(`${commit} ${id}`).digest()[0] ?? 0) < 256 / SAMPLE;

/** Ids of stories whose approved screenshots differ between two versions of the baselines. */
export function approvedSince(before: string, now: string): Set<string> {
  const [was, is] = [before, now].map((text) => new Set(text.split('\n').filter(Boolean))) as [
    Set<string>,
    Set<string>,
  ];
  return new Set([...was.symmetricDifference(is)].map((line) => partsOf(line).id));
}

/** The revision that a file names, a path from the root; `null` without it, or when a shallow clone does not have it. */
export function provenRevision(path: string): string | null {
  const file = join(root, path);
  if (!existsSync(file)) return null;
  const revision = readFileSync(file, 'utf8').trim();
  return spawnSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root }).status === 0 ? revision : null;
}

export interface Unproven {
  shots: Shot[];
  /** Ids of proven stories that run all the same. */
  sample: ReadonlySet<string>;
  /** The proven revision; `null` when there is none. */
  since: string | null;
}

/** Selects the screenshots that must be taken. */
export function unproven(every: readonly Shot[]): Unproven {
  const since = provenRevision(PROVEN);
  const files = since ? changedFiles(since) : [];
  const reach = since ? reached(files) : 'everything';
  if (reach === 'everything' || since === null) return { shots: [...every], sample: new Set(), since: null };
  const approved = approvedSince(git('show', `${since}:${BASELINES}`), readFileSync(join(root, BASELINES), 'utf8'));
  const transcripts = files.some((file) => file.startsWith(`${TRANSCRIPTS}/`))
    ? TranscriptFiles.read().storiesIn(files)
    : new Set<string>();
  const isProven = ({ id, file }: Story): boolean => !reach.has(file) && !approved.has(id) && !transcripts.has(id);
  const commit = git('rev-parse', 'HEAD');
  const sample = new Set(
    every.filter(({ story }) => isProven(story) && isSampled(story.id, commit)).map(({ story }) => story.id),
  );
  return { shots: every.filter(({ story }) => !isProven(story) || sample.has(story.id)), sample, since };
}

/**
 * Writes this revision as proven into a file, unless there are uncommitted changes: others than this file of the stories,
 * which pass first. Returns a message.
 */
export function writeProven(path: string, passed: string): string {
  if (git('status', '--porcelain', '--', '.', `:!${PROVEN}`))
    return `Not everything is committed: ${path} stays as it is.`;
  writeFileSync(join(root, path), `${git('rev-parse', 'HEAD')}\n`);
  return `${passed} at this revision: ${path} names it.`;
}

/** Writes this revision as one at which all stories pass. Returns a message. */
export const prove = (): string => writeProven(PROVEN, 'All stories pass');
