// The pictures that were approved: `visual/baselines.txt` says which picture each story has in each mode, by the digest of what the
// browser gave; `visual/pictures/` holds each of them once, lossless, by its digest. Decision 0023.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../builds.ts';

const list = join(root, 'visual', 'baselines.txt');
const pictures = join(root, 'visual', 'pictures');

/** Names one picture: story and mode. */
export type Key = `${string} ${string}`;

export const keyOf = (story: string, mode: string): Key => `${story} ${mode}`;

/** A digest long enough that two different pictures never share it. */
export const digestOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 24);

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Four bytes a pixel. */
export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const samePixels = (one: Pixels, other: Pixels): boolean => one.width === other.width && one.height === other.height && one.data.equals(other.data);

export const pictureFile = (digest: string): string => join(pictures, digest.slice(0, 2), `${digest}.webp`);

export class Baselines {
  #digests: Map<Key, string>;

  private constructor(digests: Map<Key, string>) {
    this.#digests = digests;
  }

  static read(): Baselines {
    const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n').filter(Boolean) : [];
    return new Baselines(
      new Map(
        lines.map((line) => {
          const [story = '', digest = '', ...mode] = line.split(' ');
          return [keyOf(story, mode.join(' ')), digest];
        }),
      ),
    );
  }

  get keys(): Iterable<Key> {
    return this.#digests.keys();
  }

  digest(key: Key): string | undefined {
    return this.#digests.get(key);
  }

  /** Makes a picture the one that is expected. */
  async approve(key: Key, png: Buffer): Promise<void> {
    const digest = digestOf(png);
    const file = pictureFile(digest);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await sharp(png).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer());
    }
    this.#digests.set(key, digest);
  }

  forget(key: Key): void {
    this.#digests.delete(key);
  }

  /** Writes the list, and throws away what nothing names any more. */
  write(): void {
    const lines = [...this.#digests].map(([key, digest]) => {
      const [story = '', ...mode] = key.split(' ');
      return `${story} ${digest} ${mode.join(' ')}`;
    });
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, `${lines.toSorted().join('\n')}\n`);
    const named = new Set(this.#digests.values());
    for (const file of globSync('*/*.webp', { cwd: pictures })) if (!named.has(basename(file, '.webp'))) rmSync(join(pictures, file));
  }
}
