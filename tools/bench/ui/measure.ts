// Renders every screen repeatedly in a headless browser, the libraries in turn, and takes the medians.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browser } from '../../dev/browser.ts';
import { emptyError } from './data.ts';
import { out, type Built } from './build.ts';
import { median } from '../statistics.ts';

/** What is measured: main-thread CPU in milliseconds, time until painted in milliseconds, heap in bytes. */
export type Measures = Partial<
  Record<
    'mount' | 'mountPaint' | 'open' | 'openPaint' | 'keystroke' | 'keystrokeChecked' | 'direction' | 'heap',
    number
  >
>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const file = join(out, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!file.startsWith(out) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=31536000, immutable',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

class Probe {
  private readonly page: Page;
  private readonly cdp: CDPSession;
  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }
  static async on(page: Page): Promise<Probe> {
    const cdp = await page.context().newCDPSession(page);
    // The thread's own clock: what other processes do meanwhile does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Probe(page, cdp);
  }
  private async metric(name: string): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }
  /** CPU milliseconds of the main thread during `work`, and what `work` answers. */
  async cpu<T>(work: () => Promise<T>): Promise<[number, T]> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    const before = await this.metric('TaskDuration');
    const answer = await work();
    return [((await this.metric('TaskDuration')) - before) * 1000, answer];
  }
  async heap(): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    return this.metric('JSHeapUsedSize');
  }
  /** CPU of one keystroke in a text field, the mean of several. */
  async keystroke(): Promise<number> {
    const keys = 'abcdefghijklmnopqrst';
    const input = this.page.locator('input[type=text], input:not([type])').nth(6);
    await input.focus();
    await this.page.keyboard.press('x');
    const [time] = await this.cpu(async () => {
      for (const key of keys) await this.page.keyboard.press(key);
    });
    if (!(await input.inputValue()).endsWith(keys)) throw new Error('The keystrokes did not reach the field.');
    return time / keys.length;
  }
}

async function measure(page: Page, base: string, { library, screen }: Built): Promise<Measures> {
  await page.goto(`${base}/${library}/${screen}/index.html`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const probe = await Probe.on(page);
  const [mount, mountPaint] = await probe.cpu(() => page.evaluate(() => globalThis.window.bench.mount()));
  const measures: Measures = { mount, mountPaint };
  if (screen === 'd') {
    const [open, openPaint] = await probe.cpu(() =>
      page.evaluate(() => globalThis.window.bench.painted(() => document.getElementById('open')?.click())),
    );
    if ((await page.locator('form input').count()) !== 5) throw new Error(`${library}: the dialog did not open.`);
    Object.assign(measures, { open, openPaint });
  }
  measures.heap = await probe.heap();
  if (screen === 'a') {
    measures.keystroke = await probe.keystroke();
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await page
      .getByText(emptyError.text)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {
        throw new Error(`${library}: submitting showed no error.`);
      });
    measures.keystrokeChecked = await probe.keystroke();
  }
  [measures.direction] = await probe.cpu(() => page.evaluate(() => globalThis.window.bench.setDir('ltr')));
  return measures;
}

/** Medians of `rounds` interleaved runs, by `library/screen`; each run in a page of its own. */
export async function measureAll(built: readonly Built[], rounds: number): Promise<Map<string, Measures>> {
  const server = await serve();
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const samples = new Map<string, Measures[]>(built.map(({ library, screen }) => [`${library}/${screen}`, []]));
  let chrome: Browser | undefined;
  try {
    chrome = await chromium.launch(browser());
    const context = await chrome.newContext({ viewport: { width: 1280, height: 900 } });
    for (let round = -1; round < rounds; round++) {
      // Another order each time, so that no library always comes after the same one.
      const order = built.toSorted((a, b) => hash(a, round) - hash(b, round));
      for (const screen of order) {
        const page = await context.newPage();
        const noise: string[] = [];
        page.on('pageerror', (error) => noise.push(error.message));
        const result = await measure(page, base, screen);
        await page.close();
        if (noise.length > 0) throw new Error(`${screen.library}/${screen.screen}: ${noise.join('; ')}`);
        // The first round fills the caches.
        if (round >= 0) samples.get(`${screen.library}/${screen.screen}`)?.push(result);
      }
    }
  } finally {
    await chrome?.close();
    server.close();
  }
  return new Map(
    [...samples].map(([key, list]) => [
      key,
      Object.fromEntries(
        Object.keys(list[0] ?? {}).map((name) => [
          name,
          median(list.map((one) => one[name as keyof Measures] ?? Number.NaN)),
        ]),
      ),
    ]),
  );
}

const hash = ({ library, screen }: Built, round: number): number =>
  Array.from(`${library}${screen}${round}`).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1009, 7);
