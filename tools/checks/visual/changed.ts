// The stories that a change can affect, by the import graph that the Storybook build writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, STORIES } from '../../dev/builds.ts';
import { BASELINES } from './baselines.ts';
import { git, lastChangeOf } from './git.ts';
import { ModuleNames, type Names } from './names.ts';

/** A module of the build and its importers, as Storybook writes it with `--stats-json`. */
interface StatsModule {
  id: string;
  name: string;
  reasons?: { moduleName: string }[];
}

/** Imported by every story. */
const PREVIEW = '.storybook/preview.tsx';
/** Files outside the graph that affect every result: browser, dependency versions, Storybook's configuration, the checks. */
const EVERYWHERE = [
  /^pnpm-lock\.yaml$/,
  /^\.storybook\/(preview\.tsx|main\.ts|own-assets\.ts|public\/|stand-ins\/)/,
  /^tools\/dev\/(browser|styled|builds)\.ts$/,
  /^tools\/checks\/visual\/(baselines|built-stories|check|digest|forced-states|in-page|matrix|story-browser|take|visit)\.ts$/,
  /^tools\/checks\/stories\/(?!.*\.test\.ts$)/,
  /^packages\/api-client\/media\//,
  /^packages\/[^/]+\/package\.json$/,
];

/** Documentation pages render stories, but no story imports them. */
const ASIDE = /^\.storybook\/(docs|atlas|manager)\/|^\.storybook\/(DocsPage|Framed)\.tsx$/;

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Files changed since a revision (default: the last that approved screenshots), uncommitted ones included. */
export function changedFiles(since?: string): string[] {
  const from = since ?? lastChangeOf(BASELINES);
  if (!from) throw new Error('No revision has approved screenshots yet: run without --changed.');
  return [
    ...new Set([
      ...linesOf(git('diff', '--name-only', from)),
      ...linesOf(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
}

/** Union of two sets of names; the first object itself when the second adds none. */
function together(known: Names | undefined, came: Names | null): Names | undefined {
  if (came === null || known === 'all') return known;
  if (known === undefined || came === 'all') return came;
  const both = new Set([...known, ...came]);
  return both.size === known.size ? known : both;
}

const clean = (name: string): string => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** Story files that import one of the files, directly or indirectly; or `everything`. */
export function reached(
  files: readonly string[],
  stats = join(root, STORIES, 'preview-stats.json'),
  folder = root,
): ReadonlySet<string> | 'everything' {
  if (files.some((file) => EVERYWHERE.some((pattern) => pattern.test(file)))) return 'everything';
  const { modules } = JSON.parse(readFileSync(stats, 'utf8')) as { modules: StatsModule[] };
  const importers = new Map<string, Set<string>>();
  for (const { name, reasons = [] } of modules) {
    const known = importers.get(clean(name)) ?? new Set();
    for (const { moduleName } of reasons) known.add(clean(moduleName));
    importers.set(clean(name), known);
  }
  const known = new ModuleNames(folder);
  const seen = new Map<string, Names>(files.map((file) => [file, 'all']));
  const queue = [...seen.keys()];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (ASIDE.test(importer)) continue;
      const names = together(seen.get(importer), known.taken(importer, file, seen.get(file) ?? 'all'));
      if (names === seen.get(importer) || names === undefined) continue;
      if (importer === PREVIEW) return 'everything';
      seen.set(importer, names);
      queue.push(importer);
    }
  }
  return new Set([...seen.keys()].filter((file) => file.endsWith('.stories.tsx')));
}
