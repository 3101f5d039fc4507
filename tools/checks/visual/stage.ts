// A browser that shows one story after the other in one mode, and takes the picture of each.
import { preview, type Plugin } from 'vite';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';
import { browser as launchOptions } from '../../dev/browser.ts';
import { root, STORIES } from '../../dev/builds.ts';
import { checkPage, checksSource, type CheckedVisit, type ChecksOfVisit } from '../stories/checks.ts';
import { timed } from '../stories/timings.ts';
import { forceState } from './forced-states.ts';
import { pin, scaleText, wear, type Clip } from './in-page.ts';
import {
  firstLine,
  isCode,
  isNoise,
  LOCALE,
  openPreview,
  previewOf,
  restAgain,
  showStory,
  TIME_ZONE,
  TODAY,
} from './visit.ts';

/** What is built stays as it is as long as it is served: no browser asks twice. */
const UNCHANGING = { 'Cache-Control': 'max-age=86400, immutable' };

/** Packing costs more than it saves between two processes of one machine. */
const unpacked: Plugin = {
  name: 'taawun:unpacked',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding'];
      next();
    }),
};

/** A picture shows the whole page: what comes into view only later is loaded as all else is. */
const EAGER = '--blink-settings=lazyLoadEnabled=false';

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the built workshop on a free port; `plugins` may answer some addresses otherwise. */
export async function serveWorkshop(folder = STORIES, plugins: Plugin[] = []): Promise<Site> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1', headers: UNCHANGING },
    plugins: [...plugins, unpacked],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The workshop is served on no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export type Taken = { png: Buffer; failure?: undefined } | { png?: undefined; failure: string };

/** Where modes are the same but for their appearance, the page stays as it is rendered. */
export const windowOf = ({ locale, viewport }: ScreenshotMode): string =>
  `${locale} ${viewport.width} ${viewport.height}`;

type Worn = Record<'forcedColors' | 'text' | 'state', string | undefined>;

const NATURAL: Worn = { forcedColors: undefined, text: undefined, state: undefined };

/** One window of one browser. Not for two pictures at once. */
export class Stage {
  #site: Site;
  #browser: Browser;
  #window: string | null = null;
  /** The story that stands there, at rest. */
  #shown: { id: string; clip: Clip } | null = null;
  /** What the page wears besides its theme. */
  #worn: Worn = NATURAL;
  #page: Page | null = null;
  #cdp: CDPSession | null = null;
  #noise: string[] = [];
  /** Code that the page has asked for, by address; it may be on its way, or not yet run. */
  #code = new Set<string>();

  private constructor(site: Site, running: Browser) {
    this.#site = site;
    this.#browser = running;
  }

  static async open(site: Site): Promise<Stage> {
    const { args = [], ...options } = launchOptions();
    return new Stage(site, await chromium.launch({ ...options, args: [...args, EAGER] }));
  }

  get version(): string {
    return this.#browser.version();
  }

  /** The stage in another language or window: a new page, where nothing is left of the stories before. */
  async turn(mode: ScreenshotMode): Promise<Page> {
    await this.#page?.context().close();
    const context = await this.#browser.newContext({
      viewport: mode.viewport,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: LOCALE,
      timezoneId: TIME_ZONE,
    });
    const page = await context.newPage();
    this.#noise = [];
    page.on('console', (message) => isNoise(message.type(), message.text()) && this.#noise.push(message.text()));
    page.on('pageerror', (error) => this.#noise.push(error.message));
    this.#code.clear();
    page.on(
      'request',
      (request) =>
        isCode(this.#site.origin, request.url()) &&
        request.resourceType() === 'script' &&
        this.#code.add(request.url()),
    );
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(pin);
    await page.addInitScript(await checksSource());
    await page.goto(previewOf(this.#site.origin));
    await openPreview(page, mode.locale);
    this.#page = page;
    this.#window = windowOf(mode);
    this.#shown = null;
    this.#worn = NATURAL;
    this.#cdp = await context.newCDPSession(page);
    return page;
  }

  /** The picture of a story as its play function left it; or in words why there is none. */
  async take(id: string, mode: ScreenshotMode): Promise<Taken> {
    const visit = await this.#visit(id, mode, () => timed('screenshots', () => this.#picture(mode)));
    return 'failure' in visit ? visit : { png: visit.result };
  }

  /** What a function gives in the page of a story; or in words why it did not run. The function may use nothing but the page. */
  read<Result>(
    id: string,
    mode: ScreenshotMode,
    inPage: () => Result,
  ): Promise<{ result: Result } | { failure: string }> {
    return this.#visit(id, mode, () => (this.#page as Page).evaluate(inPage));
  }

  async #visit<Result>(
    id: string,
    mode: ScreenshotMode,
    run: () => Promise<Result>,
  ): Promise<{ result: Result } | { failure: string }> {
    try {
      if (this.#window !== windowOf(mode)) await timed('new pages', () => this.turn(mode));
      const failure = this.#shown?.id === id ? undefined : await timed('render and play', () => this.#show(id, mode));
      if (failure === undefined) return { result: await run() };
      // Whatever went wrong may have left something behind.
      this.#window = null;
      return { failure: firstLine(failure) };
    } catch (error) {
      // The page itself is gone: a story that navigates, a renderer that crashed.
      this.#window = null;
      return { failure: firstLine(error instanceof Error ? error.message : String(error)) };
    }
  }

  /** Checks the story whose screenshots were taken last. Gives a line for each fault, and the transcript. */
  async check(mode: ScreenshotMode, checks: ChecksOfVisit): Promise<CheckedVisit> {
    const page = this.#page;
    if (!page || !this.#cdp || !this.#shown) return { faults: [] };
    try {
      await this.#dress({ locale: mode.locale, viewport: mode.viewport, theme: 'light' });
      const checked = await checkPage(page, this.#cdp, mode, checks, (theme, state) =>
        this.#dress({ locale: mode.locale, viewport: mode.viewport, theme, ...(state ? { state } : {}) }),
      );
      this.#shown = null;
      return { ...checked, faults: [...checked.faults, ...this.#noise.map((text) => `console: ${firstLine(text)}`)] };
    } catch (error) {
      this.#window = null;
      this.#shown = null;
      return { faults: [firstLine(error instanceof Error ? error.message : String(error))] };
    }
  }

  /** Puts the story into the appearance of a mode. */
  async #dress({ theme, forcedColors, text, state }: ScreenshotMode): Promise<void> {
    const page = this.#page as Page;
    if (this.#worn.forcedColors !== forcedColors) await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
    await page.evaluate(wear, theme);
    if (this.#worn.text !== text) {
      await page.evaluate(scaleText, text === undefined ? '' : `${text}%`);
      const clip = await restAgain(page);
      if (clip && this.#shown) this.#shown.clip = clip;
    }
    if (this.#worn.state !== state) {
      await page.evaluate(forceState, state ?? null);
      await restAgain(page);
    }
    this.#worn = { forcedColors, text, state };
  }

  /** Shows a story; says in words what went wrong. */
  async #show(id: string, mode: ScreenshotMode): Promise<string | undefined> {
    const page = this.#page as Page;
    this.#noise.length = 0;
    if (this.#worn.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
    // The story's own beginning sets the size of the text.
    this.#worn = NATURAL;
    const shown = await showStory(page, id, mode.locale, this.#code);
    if ('failure' in shown) return shown.failure ?? this.#noise[0] ?? 'did not end as it should';
    this.#shown = { id, clip: shown.clip };
    return this.#noise[0];
  }

  async #picture(mode: ScreenshotMode): Promise<Buffer> {
    await this.#dress(mode);
    const { viewport } = mode;
    const { clip } = this.#shown as { clip: Clip };
    const { data } = await (this.#cdp as CDPSession).send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: clip.height > viewport.height,
      clip: { ...clip, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
