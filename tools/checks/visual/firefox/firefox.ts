// A Firefox that shows one story after the other, driven by WebDriver BiDi.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { browser as chromium } from '../../../dev/browser.ts';
import { pin } from '../in-page.ts';
import { windowOf, type Site } from '../story-browser.ts';
import {
  firstLine,
  isCode,
  isNoise,
  LOCALE,
  openPreview,
  previewOf,
  showStory,
  TIME_ZONE,
  TODAY,
  type StoryPage,
} from '../visit.ts';

/** What Chromium's runner sets by options of Playwright. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // A mouse: headless Firefox finds none (2 is a fine pointer, 4 can hover).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Scrollbars take no room, as in headless Chromium.
  'ui.useOverlayScrollbars': 1,
  'layout.css.devPixelsPerPx': '1.0',
  'intl.accept_languages': LOCALE,
  // Widths of letters are not rounded to whole pixels.
  'gfx.text.subpixel-position.force-enabled': true,
};

/** Firefox's message about a request to which the story's mock does not respond. */
const UNANSWERED = /^(Error: )?Failed to load ‘/;

/**
 * Path of the installed Firefox, or `null`: `FIREFOX_PATH`, `firefox-esr` (Debian) or `firefox`.
 * @throws Error when `FIREFOX_PATH` names no file
 */
export function firefoxPath(): string | null {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined) {
    if (!existsSync(named))
      throw new Error(`FIREFOX_PATH is "${named}", where no file is: set it to the program, or unset it.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return (
    ['firefox-esr', 'firefox']
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((path) => existsSync(path)) ?? null
  );
}

/** Init script that freezes the date. Sent as source: uses only its argument. */
function fixDate(today: string): void {
  const now = new Date(today).getTime();
  const fixed = new Proxy(Date, {
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length ? values : [now], made) as Date,
    apply: (target) => new target(now).toString(),
  });
  fixed.now = () => now;
  fixed.prototype.constructor = fixed;
  window.Date = fixed;
}

/**
 * Init script that loads lazy images at once: Firefox has no setting for it, and images that a carousel has scrolled out of
 * sight would never load.
 */
function loadImages(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element it belongs to
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    set.call(this, name, name === 'loading' && this.localName === 'img' ? 'eager' : value);
  };
}

/** Text of a message with its errors: the library names them by type alone. */
const textOf = async (message: ConsoleMessage): Promise<string> =>
  (
    await Promise.all(
      message
        .args()
        .map((argument) =>
          argument.evaluate((value: unknown) => (value instanceof Error ? value.message : String(value))),
        ),
    )
  ).join(' ') || message.text();

/** Puppeteer's types cannot be inferred through a function of its caller's. */
const storyPage = (page: Page): StoryPage => ({
  evaluate: (run, argument) => page.evaluate(run as (given: unknown) => unknown, argument) as Promise<never>,
});

/** Puppeteer turns the screen as well, for which Firefox 140 has no command: the window has its size all the same. */
async function resize(page: Page, viewport: ScreenshotMode['viewport']): Promise<void> {
  try {
    await page.setViewport({ ...viewport, deviceScaleFactor: 1 });
  } catch (error) {
    if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
  }
}

/** One window of one Firefox. Not for two stories at once. */
export class Firefox {
  #site: Site;
  #browser: Browser;
  #page: Page | null = null;
  #window: string | null = null;
  #noise: Promise<string>[] = [];
  #errors: string[] = [];
  #code = new Set<string>();

  private constructor(site: Site, running: Browser) {
    this.#site = site;
    this.#browser = running;
  }

  static async open(site: Site, executablePath: string): Promise<Firefox> {
    const { env } = chromium();
    return new Firefox(
      site,
      await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        // The same fonts for what the stories' own do not have.
        env: {
          ...process.env,
          TZ: TIME_ZONE,
          ...(env?.['FONTCONFIG_FILE'] ? { FONTCONFIG_FILE: env['FONTCONFIG_FILE'] } : {}),
        },
        extraPrefsFirefox: PREFERENCES,
        // Each page gets the window of its mode.
        defaultViewport: null,
      }),
    );
  }

  version(): Promise<string> {
    return this.#browser.version();
  }

  async #turn(mode: ScreenshotMode): Promise<Page> {
    await this.#page?.close();
    const page = await this.#browser.newPage();
    await resize(page, mode.viewport);
    page.on(
      'console',
      (message) =>
        isNoise(message.type(), message.text()) && this.#noise.push(textOf(message).catch(() => message.text())),
    );
    page.on('pageerror', (error) => !UNANSWERED.test(String(error)) && this.#errors.push(String(error)));
    page.on('request', (request) => isCode(this.#site.origin, request.url()) && this.#code.add(request.url()));
    await page.evaluateOnNewDocument(fixDate, TODAY);
    await page.evaluateOnNewDocument(pin);
    await page.evaluateOnNewDocument(loadImages);
    await page.goto(previewOf(this.#site.origin));
    await openPreview(storyPage(page), mode.locale);
    this.#page = page;
    this.#window = windowOf(mode);
    return page;
  }

  /** Runs a function in the page of a story. Returns its result and console messages, or why it did not run. */
  async read<Result>(
    id: string,
    mode: ScreenshotMode,
    inPage: () => Result,
  ): Promise<{ result: Result; noise: string[] } | { failure: string }> {
    try {
      const page = this.#page && this.#window === windowOf(mode) ? this.#page : await this.#turn(mode);
      this.#noise = [];
      this.#errors = [];
      const shown = await showStory(storyPage(page), id, mode.locale, this.#code);
      const noise = [...new Set([...(await Promise.all(this.#noise)), ...this.#errors].map(firstLine))];
      if (!('failure' in shown)) return { result: (await page.evaluate(inPage)) as Result, noise };
      this.#window = null;
      return { failure: firstLine(shown.failure ?? noise[0] ?? 'did not end as it should') };
    } catch (error) {
      // The page itself is gone: a story that navigates, a process that crashed.
      this.#window = null;
      return { failure: firstLine(error instanceof Error ? error.message : String(error)) };
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
