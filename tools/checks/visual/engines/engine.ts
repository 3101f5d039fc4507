// What browsers other than the screenshots' have in common: each shows one story after the other in one window.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { windowOf } from '../story-browser.ts';
import { firstLine, showStory, type StoryPage } from '../visit.ts';

/** Result of a function in the page of a story and its console messages, or why it did not run. */
export type Reading<Result> = { result: Result; noise: string[] } | { failure: string };

/** One window of one browser. Not for two stories at once. */
export abstract class Engine {
  #page: StoryPage | null = null;
  #window: string | null = null;
  /** URLs of code that the page has requested; it may not have run yet. */
  protected readonly code: Set<string>;

  protected constructor(code = new Set<string>()) {
    this.code = code;
  }

  /** Name and version. */
  abstract version(): Promise<string>;
  abstract close(): Promise<void>;
  /** Opens a new page without any state of earlier stories. */
  protected abstract openPage(mode: ScreenshotMode): Promise<StoryPage>;
  /** Errors and warnings since the last call. */
  protected abstract takeNoise(page: StoryPage): Promise<string[]>;

  /** Runs a function in the page of a story. */
  async read<Result>(id: string, mode: ScreenshotMode, inPage: () => Result): Promise<Reading<Result>> {
    try {
      const page = this.#page && this.#window === windowOf(mode) ? this.#page : await this.openPage(mode);
      this.#page = page;
      this.#window = windowOf(mode);
      await this.takeNoise(page);
      const shown = await showStory(page, id, mode.locale, this.code);
      const noise = [...new Set((await this.takeNoise(page)).map(firstLine))];
      if (!('failure' in shown)) return { result: await page.evaluate(inPage, null), noise };
      this.#window = null;
      return { failure: firstLine(shown.failure ?? noise[0] ?? 'did not end as it should') };
    } catch (error) {
      // The page itself is gone: a story that navigates, a process that crashed.
      this.#window = null;
      return { failure: firstLine(error instanceof Error ? error.message : String(error)) };
    }
  }
}

/**
 * Path of an installed program: the one that a variable of the environment names, or the first of some names in `PATH`.
 * @returns `null` when none is installed
 * @throws Error when the variable names no file
 */
export function programPath(variable: string, names: readonly string[]): string | null {
  const named = process.env[variable];
  if (named !== undefined) {
    if (!existsSync(named))
      throw new Error(`${variable} is "${named}", where no file is: set it to the program, or unset it.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
