// Opens the two applications in a browser and checks them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { browser } from '../../dev/browser.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function mustHold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`In an application of a stranger: ${what}.`);
}

async function checkVite(page: Page, base: string): Promise<void> {
  for (const [locale, dir, give, money, error] of [
    ['ar', 'rtl', 'تبرّع', '١٢٥٫٠٠ ر.س', 'رقم الآيبان حقل مطلوب'],
    ['en', 'ltr', 'Donate', 'SAR 125.00', 'field is required'],
  ] as const) {
    await page.goto(`${base}/vite/?locale=${locale}`);
    await page.getByRole('button', { name: give }).waitFor();
    mustHold((await page.evaluate(() => document.documentElement.dir)) === dir, `the direction of ${locale} is ${dir}`);
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    mustHold(text.includes(money), `${locale} shows ${money}, but says: ${text}`);
    await page.getByRole('button').last().click();
    await page.getByText(error).first().waitFor();
    mustHold(
      (await page.getByRole('button', { name: give }).evaluate((button) => getComputedStyle(button).minBlockSize)) ===
        '48px',
      'a button is 48 px high, as the sheet says',
    );
  }
}

async function checkSsr(page: Page, base: string): Promise<void> {
  for (const [locale, title, status] of [
    ['ar', 'افتتاح سوق المنتجات', 'قيد المراجعة'],
    ['en', 'The market opens', 'Pending'],
  ] as const) {
    const response = await page.goto(`${base}/ssr/${locale}`);
    const html = (await response?.text()) ?? '';
    mustHold(
      html.includes(title) && html.includes(status),
      `the server's page in ${locale} holds "${title}" and "${status}"`,
    );
    mustHold(/data-styled|data-precedence/.test(html), "the server's page holds its styles");
    await page.getByRole('textbox').waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  }
}

/** @param vite folder of the application that Vite built @param ssr folder of the one that a server renders */
export async function smokeTest(vite: string, ssr: string): Promise<void> {
  const { render } = (await import(pathToFileURL(join(ssr, 'dist', 'server', 'server.js')).href)) as {
    render: (locale: 'ar' | 'en', script: string) => string;
  };
  const folders: Record<string, string> = {
    '/vite/': join(vite, 'dist'),
    '/assets/': join(vite, 'dist', 'assets'),
    '/client/': join(ssr, 'dist', 'client'),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (pathname === '/ssr/ar' || pathname === '/ssr/en') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(render(pathname === '/ssr/en' ? 'en' : 'ar', '/client/client.js'));
      return;
    }
    const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? ['', ''];
    const file = join(folder, pathname.slice(prefix.length) || 'index.html');
    if (!folder || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const chrome = await chromium.launch(browser());
  try {
    const page = await chrome.newPage();
    const noise: string[] = [];
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    await checkVite(page, base);
    await checkSsr(page, base);
    mustHold(noise.length === 0, `the console is silent, but says: ${noise.join('; ')}`);
  } finally {
    await chrome.close();
    server.close();
  }
}
