// The approved screenshots: `visual/baselines.txt` has one line per story and mode with the digest of its screenshot.
// The commit that wrote a line renders the screenshot itself (decision 0023).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../dev/builds.ts';

/** Path from the root. */
export const BASELINES = 'visual/baselines.txt';

/** Key of one screenshot: story and mode. */
export type Key = `${string} ${string}`;

export const keyOf = (story: string, mode: string): Key => `${story} ${mode}`;

/** Splits a key. A story's id contains no space; a mode's name may. */
export function partsOf(key: string): { id: string; mode: string } {
  const [id = '', ...mode] = key.split(' ');
  return { id, mode: mode.join(' ') };
}

export class Baselines {
  #digests: Map<Key, string>;
  #file: string;

  private constructor(digests: Map<Key, string>, file: string) {
    this.#digests = digests;
    this.#file = file;
  }

  static read(file = join(root, BASELINES)): Baselines {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
    const entries = lines.map((line): [Key, string] => {
      const { id, mode: rest } = partsOf(line);
      const { id: digest, mode } = partsOf(rest);
      return [keyOf(id, mode), digest];
    });
    return new Baselines(new Map(entries), file);
  }

  get keys(): Key[] {
    return [...this.#digests.keys()];
  }

  digest(key: Key): string | undefined {
    return this.#digests.get(key);
  }

  /** Approves a screenshot by its digest; `null` removes the entry. */
  approve(key: Key, digest: string | null): void {
    if (digest === null) this.#digests.delete(key);
    else this.#digests.set(key, digest);
  }

  write(): void {
    const lines = [...this.#digests].map(([key, digest]) => {
      const { id, mode } = partsOf(key);
      return `${id} ${digest} ${mode}`;
    });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${lines.toSorted().join('\n')}\n`);
  }
}
