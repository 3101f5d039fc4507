// Firefox, driven by WebDriver BiDi.
import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { browser as chromium } from '../../../dev/browser.ts';
import { pin } from '../in-page.ts';
import type { Site } from '../story-browser.ts';
import { isCode, isNoise, LOCALE, openPreview, previewOf, TIME_ZONE, TODAY, type StoryPage } from '../visit.ts';
import { Engine, programPath } from './engine.ts';
import { fixDate, loadImages } from './init.ts';

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

export class Firefox extends Engine {
  #site: Site;
  #browser: Browser;
  #page: Page | null = null;
  #noise: Promise<string>[] = [];
  #errors: string[] = [];

  private constructor(site: Site, running: Browser) {
    super();
    this.#site = site;
    this.#browser = running;
  }

  /** Path of `FIREFOX_PATH`, `firefox-esr` (Debian) or `firefox`. */
  static path(): string | null {
    return programPath('FIREFOX_PATH', ['firefox-esr', 'firefox']);
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

  protected async openPage(mode: ScreenshotMode): Promise<StoryPage> {
    await this.#page?.close();
    const page = await this.#browser.newPage();
    this.#page = page;
    await resize(page, mode.viewport);
    page.on(
      'console',
      (message) =>
        isNoise(message.type(), message.text()) && this.#noise.push(textOf(message).catch(() => message.text())),
    );
    page.on('pageerror', (error) => !UNANSWERED.test(String(error)) && this.#errors.push(String(error)));
    page.on('request', (request) => isCode(this.#site.origin, request.url()) && this.code.add(request.url()));
    await page.evaluateOnNewDocument(fixDate, TODAY);
    await page.evaluateOnNewDocument(pin);
    await page.evaluateOnNewDocument(loadImages);
    await page.goto(previewOf(this.#site.origin));
    await openPreview(storyPage(page), mode.locale);
    return storyPage(page);
  }

  protected async takeNoise(): Promise<string[]> {
    return [...(await Promise.all(this.#noise.splice(0))), ...this.#errors.splice(0)];
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
