// A browser that renders stories one after the other and takes a screenshot of each.
import { preview, type Plugin } from 'vite';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';
import { browser as launchOptions } from '../../dev/browser.ts';
import { root, STORIES } from '../../dev/builds.ts';
import { checkOnPaper, checkPage, checksSource, type CheckedVisit, type ChecksOfVisit } from '../stories/checks.ts';
import { timed } from '../stories/timings.ts';
import { forceState } from './forced-states.ts';
import { pin, scaleText, applyTheme, type Clip } from './in-page.ts';
import { NoResponse, within, withRestart } from './restart.ts';
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
  VISIT_LIMIT,
} from './visit.ts';

/** The build does not change while it is served: browsers request each file once. */
const UNCHANGING = { 'Cache-Control': 'max-age=86400, immutable' };

/** Compression costs more than it saves between two processes on one machine. */
const unpacked: Plugin = {
  name: 'taawun:unpacked',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding'];
      next();
    }),
};

/**
 * A screenshot shows the whole page: lazy images load at once. And a mouse, because headless Chromium finds none (4 is a
 * fine pointer, 2 can hover): compact density is for those who have one.
 */
const SETTINGS =
  '--blink-settings=lazyLoadEnabled=false,primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2';

/** Screenshots pass through one process less. */
const ONE_PROCESS_LESS = '--in-process-gpu';

/**
 * Megabytes of new objects before V8 collects them, four times its default: a page renders hundreds of stories, and the
 * threads that mark beside it need the same two processors. A tenth more screenshots a second.
 */
const YOUNG_GENERATION = '--js-flags=--min-semi-space-size=64,--max-semi-space-size=64';

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the built Storybook on a free port; `plugins` may override some responses. */
export async function serveStorybook(
  folder = STORIES,
  plugins: Plugin[] = [],
  headers: Readonly<Record<string, string>> = UNCHANGING,
): Promise<Site> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1', headers },
    plugins: [...plugins, unpacked],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('Storybook is served on no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export type Capture = { png: Buffer; failure?: undefined } | { png?: undefined; failure: string };

/** Key of the page that modes share: they differ only in appearance, so the story stays rendered. */
export const windowOf = ({ locale, viewport }: ScreenshotMode): string =>
  `${locale} ${viewport.width} ${viewport.height}`;

type Appearance = Record<'forcedColors' | 'media' | 'text' | 'state', string | undefined>;

const DEFAULT_APPEARANCE: Appearance = { forcedColors: undefined, media: undefined, text: undefined, state: undefined };

/** Milliseconds within which Chromium must respond to a request for a screenshot. */
const SCREENSHOT_LIMIT = 30_000;

const launch = (): Promise<Browser> => {
  const { args = [], ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, SETTINGS, ONE_PROCESS_LESS, YOUNG_GENERATION] });
};

/** One page of one browser. Takes one screenshot at a time. */
export class StoryBrowser {
  #site: Site;
  #browser: Browser;
  #window: string | null = null;
  /** The rendered story, settled. */
  #rendered: { id: string; clip: Clip } | null = null;
  /** Appearance of the page besides its theme. */
  #appearance: Appearance = DEFAULT_APPEARANCE;
  #page: Page | null = null;
  #cdp: CDPSession | null = null;
  #consoleErrors: string[] = [];
  /** URLs of code that the page has requested; it may not have run yet. */
  #requestedCode = new Set<string>();

  private constructor(site: Site, running: Browser) {
    this.#site = site;
    this.#browser = running;
  }

  static async open(site: Site): Promise<StoryBrowser> {
    return new StoryBrowser(site, await launch());
  }

  get version(): string {
    return this.#browser.version();
  }

  /** Opens a new page in a language and window, without any state of earlier stories. */
  async openPage(mode: ScreenshotMode): Promise<Page> {
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
    this.#consoleErrors = [];
    page.on(
      'console',
      (message) => isNoise(message.type(), message.text()) && this.#consoleErrors.push(message.text()),
    );
    page.on('pageerror', (error) => this.#consoleErrors.push(error.message));
    this.#requestedCode.clear();
    page.on(
      'request',
      (request) =>
        isCode(this.#site.origin, request.url()) &&
        request.resourceType() === 'script' &&
        this.#requestedCode.add(request.url()),
    );
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(pin);
    await page.addInitScript(await checksSource());
    await page.goto(previewOf(this.#site.origin));
    await openPreview(page, mode.locale);
    this.#page = page;
    this.#window = windowOf(mode);
    this.#rendered = null;
    this.#appearance = DEFAULT_APPEARANCE;
    this.#cdp = await context.newCDPSession(page);
    return page;
  }

  /** Takes a screenshot of a story after its play function; or returns a message why it cannot. */
  async take(id: string, mode: ScreenshotMode): Promise<Capture> {
    // Once in many thousands, Chromium never responds to a request for a screenshot.
    const visited = await withRestart(
      VISIT_LIMIT,
      () => this.#visit(id, mode, () => timed('screenshots', () => this.#screenshot(mode))),
      () => this.#relaunch(),
    ).catch((error: unknown) => ({ failure: firstLine(String(error)) }));
    return 'failure' in visited ? visited : { png: visited.result };
  }

  /** Replaces a browser that does not respond. */
  async #relaunch(): Promise<void> {
    console.error('Chromium does not respond: it is started again.');
    this.#browser.close().catch(() => {});
    this.#browser = await launch();
    this.#page = null;
    this.#window = null;
    this.#rendered = null;
  }

  /** Runs a function in the page of a story. Returns its result, or a message why it did not run. */
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
      if (this.#window !== windowOf(mode)) await timed('new pages', () => this.openPage(mode));
      const failure =
        this.#rendered?.id === id ? undefined : await timed('render and play', () => this.#show(id, mode));
      if (failure === undefined) return { result: await run() };
      // The failed story may have left state behind: use a new page.
      this.#window = null;
      return { failure: firstLine(failure) };
    } catch (error) {
      if (error instanceof NoResponse) throw error;
      // The page is gone: the story has navigated, or the renderer has crashed.
      this.#window = null;
      return { failure: firstLine(error instanceof Error ? error.message : String(error)) };
    }
  }

  /** Checks the story whose screenshots were taken last. Returns a line for each fault, and the transcript. */
  async check(mode: ScreenshotMode, checks: ChecksOfVisit): Promise<CheckedVisit> {
    const page = this.#page;
    if (!page || !this.#cdp || !this.#rendered) return { faults: [] };
    try {
      const { locale, viewport, media } = mode;
      const wear = (theme: ScreenshotMode['theme'], state?: 'hover') =>
        this.#applyAppearance({ locale, viewport, theme, ...(state ? { state } : {}), ...(media ? { media } : {}) });
      await wear('light');
      const checked = await within(
        VISIT_LIMIT,
        media ? checkOnPaper(page) : checkPage(page, this.#cdp, mode, checks, wear),
      );
      this.#rendered = null;
      return {
        ...checked,
        faults: [...checked.faults, ...this.#consoleErrors.map((text) => `console: ${firstLine(text)}`)],
      };
    } catch (error) {
      this.#window = null;
      this.#rendered = null;
      return { faults: [firstLine(error instanceof Error ? error.message : String(error))] };
    }
  }

  /** Applies the appearance of a mode. */
  async #applyAppearance({ theme, forcedColors, media, text, state }: ScreenshotMode): Promise<void> {
    const page = this.#page as Page;
    if (this.#appearance.forcedColors !== forcedColors)
      await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
    if (this.#appearance.media !== media) await page.emulateMedia({ media: media ?? null });
    await page.evaluate(applyTheme, theme);
    if (this.#appearance.text !== text) await page.evaluate(scaleText, text === undefined ? '' : `${text}%`);
    if (this.#appearance.text !== text || this.#appearance.media !== media) {
      const clip = await restAgain(page);
      if (clip && this.#rendered) this.#rendered.clip = clip;
    }
    if (this.#appearance.state !== state) {
      await page.evaluate(forceState, state ?? null);
      await restAgain(page);
    }
    this.#appearance = { forcedColors, media, text, state };
  }

  /** Renders a story. Returns a message when it fails. */
  async #show(id: string, mode: ScreenshotMode): Promise<string | undefined> {
    const page = this.#page as Page;
    this.#consoleErrors.length = 0;
    if (this.#appearance.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
    if (this.#appearance.media) await page.emulateMedia({ media: null });
    // Rendering a story resets the size of the text.
    this.#appearance = DEFAULT_APPEARANCE;
    const shown = await showStory(page, id, mode.locale, this.#requestedCode);
    if ('failure' in shown) return shown.failure ?? this.#consoleErrors[0] ?? 'did not end as it should';
    this.#rendered = { id, clip: shown.clip };
    return this.#consoleErrors[0];
  }

  async #screenshot(mode: ScreenshotMode): Promise<Buffer> {
    await this.#applyAppearance(mode);
    const { viewport } = mode;
    const { clip } = this.#rendered as { clip: Clip };
    const { data } = await within(
      SCREENSHOT_LIMIT,
      (this.#cdp as CDPSession).send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: clip.height > viewport.height,
        clip: { ...clip, scale: 1 },
      }),
    );
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
