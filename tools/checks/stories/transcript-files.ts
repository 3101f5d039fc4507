// The approved transcripts: `visual/transcripts/<title>.txt`, a section per story, both languages (decision 0031).
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { shapeOf, textOf, type Line } from './transcript.ts';
import type { Pair } from './transcript-rules.ts';

/** From the root. */
export const TRANSCRIPTS = 'visual/transcripts';

interface Titled {
  id: string;
  title: string;
  name: string;
}

/** `Forms/Text field` → `forms/text-field.txt`. */
export const fileOf = (title: string): string =>
  `${title
    .split('/')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    )
    .join('/')}.txt`;

/** Pairs lines of the same shape. Lines of only one language stay unpaired. */
function aligned(ar: readonly Line[], en: readonly Line[]): (readonly [Line | undefined, Line | undefined])[] {
  const [left, right] = [ar.map(shapeOf), en.map(shapeOf)];
  // Length of the longest common part from each place on.
  const common: number[][] = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      (common[i] as number[])[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [Line | undefined, Line | undefined])[] = [];
  for (let i = 0, j = 0; i < left.length || j < right.length;) {
    if (i < left.length && j < right.length && left[i] === right[j]) pairs.push([ar[i++], en[j++]]);
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) pairs.push([ar[i++], undefined]);
    else pairs.push([undefined, en[j++]]);
  }
  return pairs;
}

/** `== |` says what both languages say. */
const linesOf = (ar: readonly Line[], en: readonly Line[]): string[] =>
  aligned(ar, en).flatMap(([one, other]) => {
    const [left, right] = [one && textOf(one), other && textOf(other)];
    if (left === right) return [`== | ${left}`];
    return [...(left === undefined ? [] : [`ar | ${left}`]), ...(right === undefined ? [] : [`en | ${right}`])];
  });

const part = (heading: string, lines: readonly string[]): string[] => (lines.length ? [heading, ...lines] : []);

/** The section of a story, without its heading. */
export const sectionOf = ({ ar, en }: Pair): string =>
  [
    ...linesOf(ar.lines, en.lines),
    ...part('tab order', linesOf(ar.tabOrder, en.tabOrder)),
    ...part('focus', linesOf(ar.focus, en.focus)),
  ].join('\n');

const HEADING = /^## (.*) · (\S+)$/;

/** Lines of one section that the other has not, or has fewer times. */
function missingIn(other: string, text: string): string[] {
  const left = Map.groupBy(other.split('\n'), (line) => line);
  return text.split('\n').filter((line) => left.get(line)?.pop() === undefined);
}

/** Lines that are only in one of two sections, as a diff names them. */
export function changedLines(before: string, after: string, max = 12): string[] {
  const changes = [
    ...missingIn(after, before).map((line) => `- ${line}`),
    ...missingIn(before, after).map((line) => `+ ${line}`),
  ];
  if (!changes.length) return ['  the same lines in another order'];
  return changes.length > max ? [...changes.slice(0, max), `  … and ${changes.length - max} more lines`] : changes;
}

/** The sections of all stories, by their id. */
export class TranscriptFiles {
  #sections = new Map<string, { story: Titled; text: string }>();
  #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static read(folder = join(root, TRANSCRIPTS)): TranscriptFiles {
    const files = new TranscriptFiles(folder);
    for (const file of globSync('**/*.txt', { cwd: folder })) {
      let title = '';
      let section: { story: Titled; lines: string[] } | undefined;
      const close = () =>
        section &&
        files.#sections.set(section.story.id, { story: section.story, text: section.lines.join('\n').trim() });
      for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
        const [, name = '', id] = HEADING.exec(line) ?? [];
        if (id !== undefined) {
          close();
          section = { story: { id, title, name }, lines: [] };
        } else if (line.startsWith('# ') && !section) title = line.slice(2);
        else section?.lines.push(line);
      }
      close();
    }
    return files;
  }

  get ids(): string[] {
    return [...this.#sections.keys()];
  }

  /** Ids of the stories in these files (paths from the root). */
  storiesIn(files: readonly string[]): Set<string> {
    return new Set(
      [...this.#sections.values()]
        .filter(({ story }) => files.includes(`${TRANSCRIPTS}/${fileOf(story.title)}`))
        .map(({ story }) => story.id),
    );
  }

  section(id: string): string | undefined {
    return this.#sections.get(id)?.text;
  }

  approve(story: Titled, text: string | null): void {
    if (text === null) this.#sections.delete(story.id);
    else this.#sections.set(story.id, { story: { id: story.id, title: story.title, name: story.name }, text });
  }

  /** Writes files that have changed, and removes those without a story. */
  write(): void {
    const byFile = Map.groupBy(this.#sections.values(), ({ story }) => fileOf(story.title));
    for (const file of globSync('**/*.txt', { cwd: this.#folder }))
      if (!byFile.has(file)) rmSync(join(this.#folder, file));
    for (const [file, sections] of byFile) {
      const path = join(this.#folder, file);
      const ordered = sections.toSorted((one, other) => (one.story.id < other.story.id ? -1 : 1));
      const text = [
        `# ${ordered[0]?.story.title ?? ''}`,
        ...ordered.map(({ story, text: lines }) => `\n## ${story.name} · ${story.id}\n${lines}`),
      ].join('\n');
      if (existsSync(path) && readFileSync(path, 'utf8') === `${text}\n`) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${text}\n`);
    }
  }
}
