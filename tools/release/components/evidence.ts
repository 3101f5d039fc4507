// What the repository shows about a component: stories, screenshots, transcripts, tests and uses.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../dev/builds.ts';

export interface Evidence {
  /** Number of stories. */
  stories: number;
  /** Names of stories that show a state: Disabled, Invalid, Loading, … */
  states: string[];
  /** Number of approved screenshots. */
  screenshots: number;
  /** Appearances in the screenshots, such as `dark`, `forced colours` and `text 200`. */
  appearances: string[];
  /** Number of lines of the committed transcript, both languages together. */
  transcript: number;
  /** Whether its test file runs `describeComponent` for it: ref, className, other attributes, server rendering. */
  contract: boolean;
  /** Number of files of the portal that import it. */
  uses: number;
  /** Whether a change of it waits for the next release: a changeset names it. */
  isChanging: boolean;
}

const STATES =
  /^(Disabled|Invalid|Loading|Empty|Required|ReadOnly|LongText|MixedDirection|Hostile|Opened?|Selected|Error|Failed)/;
const LANGUAGES = new Set(['ar', 'en', '390', '1440']);

/** Modes of the approved screenshots by story id: lines of `id digest mode`. */
const modes = new Map<string, string[]>();
for (const line of readFileSync(join(root, 'visual/baselines.txt'), 'utf8').split('\n')) {
  const [id = '', , ...mode] = line.split(' ');
  if (id !== '' && mode.length > 0) modes.set(id, [...(modes.get(id) ?? []), mode.join(' ')]);
}

const appearanceOf = (mode: string): string =>
  mode
    .split(' ')
    .filter((part) => !LANGUAGES.has(part))
    .join(' ') || 'light';

/** Number of files of the portal by the name that they import from the library. */
const uses = new Map<string, number>();
for (const file of globSync('packages/portal/src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.(test|stories)\.tsx?$/.test(file)) continue;
  const names = new Set<string>();
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from '@taawun\/ui(?:\/forms|\/map)?'/g))
    for (const name of list.split(','))
      names.add(
        name
          .replace(/^\s*type\s+/, '')
          .trim()
          .split(' ')[0] ?? '',
      );
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
}

const changesets = globSync('.changeset/*.md', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.includes("'@taawun/ui'"))
  .join('\n');

/** Number of spoken lines of the transcript of these stories. */
function transcriptLines(title: string): number {
  const file = join(root, 'visual/transcripts', `${title.toLowerCase().replaceAll(' ', '-')}.txt`);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^(ar|en|==) \|/.test(line)).length
    : 0;
}

const hasContract = (name: string, folder: string): boolean =>
  globSync('*.test.tsx', { cwd: folder }).some((file) =>
    new RegExp(`describeComponent\\(\\s*'${name}'`).test(readFileSync(join(folder, file), 'utf8')),
  );

/** Collects the evidence of a component that is declared in `file` and shown by the stories of `title`. */
export function evidenceOf(
  name: string,
  file: string,
  stories: { title: string; names: readonly string[]; ids: readonly string[] } | null,
): Evidence {
  const captured = (stories?.ids ?? []).flatMap((id) => modes.get(id) ?? []);
  return {
    stories: stories?.names.length ?? 0,
    states: stories?.names.filter((story) => STATES.test(story)) ?? [],
    screenshots: captured.length,
    appearances: [...new Set(captured.map(appearanceOf))].toSorted(),
    transcript: stories ? transcriptLines(stories.title) : 0,
    contract: hasContract(name, dirname(file)),
    uses: uses.get(name) ?? 0,
    isChanging: new RegExp(`\\b${name}\\b`).test(changesets),
  };
}
