import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser as launchOptions } from '../../dev/browser.ts';
import { pin, rest } from './in-page.ts';

/** Renders a response whose second half arrives after ten frames. */
const PAGE = `<!doctype html><div id="storybook-root"></div><script type="module">
  fetch('/late').then((answer) => answer.text()).then((text) => (document.querySelector('div').textContent = text));
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  navigator.sendBeacon('/go');
</script>`;

describe('rest()', () => {
  let deferred: ServerResponse | undefined;
  const server = createServer(({ url }, response) => {
    if (url === '/late') {
      deferred = response;
      response.flushHeaders();
      response.write('begun, ');
      return;
    }
    if (url === '/go') deferred?.end('ended');
    response.setHeader('Content-Type', 'text/html');
    response.end(url === '/' ? PAGE : '');
  });
  let running: Browser;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    running = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await running.close();
    server.close();
  });

  it('waits for the body of a response, not only for its headers', async () => {
    const page = await running.newPage();
    await page.addInitScript(pin);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(rest, 10_000);
    expect(await page.textContent('#storybook-root')).toBe('begun, ended');
  });
});
