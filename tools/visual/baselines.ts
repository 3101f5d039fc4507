// What every picture should be: `visual/baselines.txt`, a line for each story and mode with the digest of the approved picture.
// The picture itself is what the commit that wrote the line draws (decision 0023).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../builds.ts';

/** From the root. */
export const BASELINES = 'visual/baselines.txt';

/** Names one picture: story and mode. */
export type Key = `${string} ${string}`;

export const keyOf = (story: string, mode: string): Key => `${story} ${mode}`;

/** A digest long enough that two different pictures never share it. */
export const digestOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 24);

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
      const [story = '', digest = '', ...mode] = line.split(' ');
      return [keyOf(story, mode.join(' ')), digest];
    });
    return new Baselines(new Map(entries), file);
  }

  get keys(): Key[] {
    return [...this.#digests.keys()];
  }

  digest(key: Key): string | undefined {
    return this.#digests.get(key);
  }

  /** Makes a picture the one that is expected; without a picture none is. */
  approve(key: Key, digest: string | null): void {
    if (digest === null) this.#digests.delete(key);
    else this.#digests.set(key, digest);
  }

  write(): void {
    const lines = [...this.#digests].map(([key, digest]) => {
      const [story = '', ...mode] = key.split(' ');
      return `${story} ${digest} ${mode.join(' ')}`;
    });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${lines.toSorted().join('\n')}\n`);
  }
}
