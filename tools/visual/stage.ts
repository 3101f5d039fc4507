// A browser that shows one story after the other in one mode, and takes the picture of each.
import { preview, type Plugin } from 'vite';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { PictureMode } from '../../packages/ui/src/testing/modes.ts';
import { browser as launchOptions } from '../browser.ts';
import { root, STORIES } from '../builds.ts';
import { checkPage, checksSource, type CheckedVisit, type ChecksOfVisit } from '../stories/checks.ts';
import { timed } from '../stories/timings.ts';
import { forceState } from './forced-states.ts';
import { pin, rest, scaleText, show, untilRun, wear, type Clip } from './in-page.ts';

/** The day on which every picture is taken: after what the mocks' data tells as past, before what it tells as to come. */
const TODAY = '2026-11-25T09:00:00+03:00';

/** Milliseconds within which a story must have come to rest. */
const LIMIT = 20_000;

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
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1', headers: UNCHANGING }, plugins: [...plugins, unpacked] });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The workshop is served on no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export type Taken = { png: Buffer; failure?: undefined } | { png?: undefined; failure: string };

/** Where modes are the same but for their appearance, the page stays as it is rendered. */
export const windowOf = ({ locale, viewport }: PictureMode): string => `${locale} ${viewport.width} ${viewport.height}`;

type Worn = Record<'forcedColors' | 'text' | 'state', string | undefined>;

const NATURAL: Worn = { forcedColors: undefined, text: undefined, state: undefined };

/** What Storybook says when it is asked for its stories' parameters. */
const OF_STORYBOOK = /^(Failed to load resource|Accessing the Story Store is deprecated)/;

/** Of a message of the console the placeholders stand before what they stand for. */
const firstLine = (text: string): string => text.replace(/^(%[a-zA-Z]\s*)+/, '').split('\n', 1)[0]?.slice(0, 200) ?? '';

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
  async turn(mode: PictureMode): Promise<Page> {
    await this.#page?.context().close();
    const context = await this.#browser.newContext({
      viewport: mode.viewport,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'ar-SA',
      timezoneId: 'Asia/Riyadh',
    });
    const page = await context.newPage();
    this.#noise = [];
    page.on('console', (message) => {
      // That a call was answered with an error the browser notes by itself: many stories are about just that.
      if ((message.type() === 'error' || message.type() === 'warning') && !OF_STORYBOOK.test(message.text())) this.#noise.push(message.text());
    });
    page.on('pageerror', (error) => this.#noise.push(error.message));
    this.#code.clear();
    page.on('request', (request) => request.url().startsWith(`${this.#site.origin}/assets/`) && request.resourceType() === 'script' && this.#code.add(request.url()));
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(pin);
    await page.addInitScript(await checksSource());
    await page.goto(`${this.#site.origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined && window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
    // What is measured while a fallback stands there (a scrolled row of tabs) would be so in the first story alone. Storybook names fonts of its
    // own that are not there.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined));
    // There is no story yet, so that the first one is shown like every other. axe has its own run.
    await page.evaluate((globals) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals }), { locale: mode.locale, theme: 'light', a11y: { manual: true } });
    this.#page = page;
    this.#window = windowOf(mode);
    this.#shown = null;
    this.#worn = NATURAL;
    this.#cdp = await context.newCDPSession(page);
    return page;
  }

  /** The picture of a story as its play function left it; or in words why there is none. */
  async take(id: string, mode: PictureMode): Promise<Taken> {
    try {
      if (this.#window !== windowOf(mode)) await timed('new pages', () => this.turn(mode));
      const failure = this.#shown?.id === id ? undefined : await timed('render and play', () => this.#show(id, mode));
      if (failure === undefined) return { png: await timed('screenshots', () => this.#picture(mode)) };
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
  async check(mode: PictureMode, checks: ChecksOfVisit): Promise<CheckedVisit> {
    const page = this.#page;
    if (!page || !this.#cdp || !this.#shown) return { faults: [] };
    try {
      await this.#dress({ locale: mode.locale, viewport: mode.viewport, theme: 'light' });
      const checked = await checkPage(page, this.#cdp, mode, checks, (theme, state) => this.#dress({ locale: mode.locale, viewport: mode.viewport, theme, ...(state ? { state } : {}) }));
      this.#shown = null;
      return { ...checked, faults: [...checked.faults, ...this.#noise.map((text) => `console: ${firstLine(text)}`)] };
    } catch (error) {
      this.#window = null;
      this.#shown = null;
      return { faults: [firstLine(error instanceof Error ? error.message : String(error))] };
    }
  }

  /** Puts the story into the appearance of a mode. */
  async #dress({ theme, forcedColors, text, state }: PictureMode): Promise<void> {
    const page = this.#page as Page;
    if (this.#worn.forcedColors !== forcedColors) await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
    await page.evaluate(wear, theme);
    if (this.#worn.text !== text) {
      await page.evaluate(scaleText, text === undefined ? '' : `${text}%`);
      const clip = await page.evaluate(rest, LIMIT);
      if (clip && this.#shown) this.#shown.clip = clip;
    }
    if (this.#worn.state !== state) {
      await page.evaluate(forceState, state ?? null);
      await page.evaluate(rest, LIMIT);
    }
    this.#worn = { forcedColors, text, state };
  }

  /** Shows a story; says in words what went wrong. */
  async #show(id: string, mode: PictureMode): Promise<string | undefined> {
    const page = this.#page as Page;
    this.#noise.length = 0;
    if (this.#worn.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
    // The story's own beginning sets the size of the text.
    this.#worn = NATURAL;
    const { status, error } = await page.evaluate(show, { id, limit: LIMIT });
    if (status !== 'success') return error ?? this.#noise[0] ?? `ended as "${status}"`;
    let clip = await page.evaluate(rest, LIMIT);
    // What the page cannot know of itself: code that it has asked for. With it come new calls, and more code.
    while (clip && this.#code.size) {
      const code = [...this.#code];
      this.#code.clear();
      await page.evaluate(untilRun, code);
      clip = await page.evaluate(rest, LIMIT);
    }
    if (!clip) return 'never came to rest';
    this.#shown = { id, clip };
    const lang = await page.evaluate(() => document.documentElement.lang);
    return this.#noise[0] ?? (lang === mode.locale ? undefined : `stands in "${lang}" where "${mode.locale}" was asked for`);
  }

  async #picture(mode: PictureMode): Promise<Buffer> {
    await this.#dress(mode);
    const { viewport } = mode;
    const { clip } = this.#shown as { clip: Clip };
    const { data } = await (this.#cdp as CDPSession).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, captureBeyondViewport: clip.height > viewport.height, clip: { ...clip, scale: 1 } });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
