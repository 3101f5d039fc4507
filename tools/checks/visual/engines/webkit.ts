// WebKitGTK, driven by its WebDriver in a virtual display. The protocol has neither init scripts nor events: a server of its
// own adds the scripts to the page and notes which code is requested.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Plugin } from 'vite';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { browser as chromium } from '../../../dev/browser.ts';
import { STORIES } from '../../../dev/builds.ts';
import { pin } from '../in-page.ts';
import { serveStorybook, type Site } from '../story-browser.ts';
import {
  isCode,
  isNoise,
  LOCALE,
  openPreview,
  previewOf,
  TIME_ZONE,
  TODAY,
  type StoryPage,
  VISIT_LIMIT,
} from '../visit.ts';
import { Engine, programPath } from './engine.ts';
import { closedMenus, collectNoise, fixDate, idle, loadImages, oneChannel, onlyBoxes, passkeys } from './init.ts';

// A folder without a file name, which an import of Node does not find.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** WebKitGTK's browser of the GTK 4 edition: that of GTK 3 rounds the widths of letters to whole pixels. */
const BROWSER = '/usr/lib/*/webkitgtk-6.0/MiniBrowser';

interface WebKitPrograms {
  browser: string;
  driver: string;
  /** A virtual display. */
  display: string;
}

/** What Chromium's runner sets by options of Playwright: no motion, and scrollbars that take no room. */
const GTK_SETTINGS = `[Settings]
gtk-enable-animations=0
gtk-overlay-scrolling=1
`;

/** Larger than every window of a mode. */
const SCREEN = '1600x1200x24';

/** Module without content that the page requests when it is idle. */
const IDLE = '/idle.js';

/** Adds the init scripts to the page, and reports the code that it requests. */
const scripted = (request: (path: string) => void): Plugin => ({
  name: 'taawun:init-scripts',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use(({ url = '' }, response, next) => {
      request(url);
      if (url.startsWith(IDLE)) {
        response.setHeader('Content-Type', 'text/javascript');
        return void response.end();
      }
      if (!url.startsWith('/iframe.html')) return next();
      const scripts = [
        `(${String(fixDate)})('${TODAY}')`,
        `(${String(oneChannel)})()`,
        `(${String(idle)})('${IDLE}')`,
        ...[passkeys, pin, loadImages, onlyBoxes, closedMenus, collectNoise].map((run) => `(${String(run)})()`),
      ];
      const page = readFileSync(join(STORIES, 'iframe.html'), 'utf8');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page.replace('<head>', () => `<head><script>${scripts.join(';\n')}</script>`));
    }),
});

/** Sends functions to the page as source, as Playwright does. */
const storyPage = (driver: WebDriver): StoryPage => ({
  evaluate: async (run, argument) => {
    const { value, error } = await driver.executeAsyncScript<{ value: never; error?: string }>(
      `const done = arguments[1];
       Promise.resolve(arguments[0]).then(${String(run)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      argument,
    );
    if (error !== undefined) throw new Error(error);
    return value;
  },
});

/** A virtual display: starts one on a free number. */
async function openDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'error').then(([error]) => Promise.reject(error as Error)),
  ])) as [Buffer];
  return { name: `:${String(number).trim()}`, process: child };
}

export class WebKit extends Engine {
  #site: Site;
  #driver: WebDriver;
  #release: () => Promise<void>;

  private constructor(site: Site, driver: WebDriver, release: () => Promise<void>, code: Set<string>) {
    super(code);
    this.#site = site;
    this.#driver = driver;
    this.#release = release;
  }

  /** Paths of the installed programs (Debian's, or `WEBKIT_PATH` for the browser), or `null` when one is missing. */
  static programs(): WebKitPrograms | null {
    const browser = programPath('WEBKIT_PATH', []) ?? globSync(BROWSER)[0];
    const driver = programPath('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
    const display = programPath('XVFB_PATH', ['Xvfb']);
    return browser && driver && display ? { browser, driver, display } : null;
  }

  static async open(programs: WebKitPrograms): Promise<WebKit> {
    const code = new Set<string>();
    const site: Site = await serveStorybook(
      STORIES,
      [scripted((path) => isCode('', path) && code.add(`${site.origin}${path}`))],
      // The server sees no request that the cache responds to.
      { 'Cache-Control': 'no-store' },
    );
    const display = await openDisplay(programs.display);
    const home = mkdtempSync(join(tmpdir(), 'taawun-webkit-'));
    mkdirSync(join(home, 'gtk-4.0'));
    writeFileSync(join(home, 'gtk-4.0', 'settings.ini'), GTK_SETTINGS);
    const { env } = chromium();
    const service = new DriverService.Builder(programs.driver)
      .setLoopback(true)
      .setEnvironment({
        ...process.env,
        DISPLAY: display.name,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        TZ: TIME_ZONE,
        LANG: `${LOCALE.replace('-', '_')}.UTF-8`,
        // Painting on the processor is faster than on a graphics card that the processor imitates.
        GSK_RENDERER: 'cairo',
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        // The same fonts for what the stories' own do not have.
        ...(env?.['FONTCONFIG_FILE'] ? { FONTCONFIG_FILE: env['FONTCONFIG_FILE'] } : {}),
      })
      .build();
    const release = async (): Promise<void> => {
      await service.kill();
      display.process.kill();
      await site.close();
      rmSync(home, { recursive: true, force: true });
    };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        })
        .build();
      await driver.manage().setTimeouts({ script: VISIT_LIMIT });
      return new WebKit(site, driver, release, code);
    } catch (error) {
      await release();
      throw error;
    }
  }

  async version(): Promise<string> {
    return `webkitgtk/${(await this.#driver.getCapabilities()).getBrowserVersion()}`;
  }

  protected async openPage({ locale, viewport }: ScreenshotMode): Promise<StoryPage> {
    const page = storyPage(this.#driver);
    await this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...viewport });
    await this.#driver.get(previewOf(this.#site.origin));
    // The window has a toolbar.
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }), null);
    await this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: 2 * viewport.width - width, height: 2 * viewport.height - height });
    await openPreview(page, locale);
    return page;
  }

  protected async takeNoise(page: StoryPage): Promise<string[]> {
    const noise = await page.evaluate(() => window.taawunNoise.splice(0), null);
    return noise.filter(({ type, text }) => isNoise(type, text)).map(({ text }) => text);
  }

  async close(): Promise<void> {
    await this.#driver.quit().catch(() => {});
    await this.#release();
  }
}
