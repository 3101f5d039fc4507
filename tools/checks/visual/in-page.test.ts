import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser as launchOptions } from '../../dev/browser.ts';
import { pin, rest, show } from './in-page.ts';

/** Renders a response whose second half arrives after ten frames. */
const PAGE = `<!doctype html><div id="storybook-root"></div><script type="module">
  fetch('/late').then((answer) => answer.text()).then((text) => (document.querySelector('div').textContent = text));
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  navigator.sendBeacon('/go');
</script>`;

/** Receives the message that it has posted to itself, as React does between two slices of its work, after ten frames. */
const SLICES = `<!doctype html><div id="storybook-root"></div><script type="module">
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  port1.onmessage = () => (document.querySelector('div').textContent = 'the last slice');
</script>`;

const PAGES = new Map([
  ['/', PAGE],
  ['/slices', SLICES],
]);

describe('functions in the page', () => {
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
    response.end(PAGES.get(url ?? '') ?? '');
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

  it('waits for work that React has postponed', async () => {
    const page = await running.newPage();
    await page.addInitScript(pin);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/slices`);
    await page.evaluate(rest, 10_000);
    expect(await page.textContent('#storybook-root')).toBe('the last slice');
  });

  it('a play function that has thrown is a failure, although Storybook ends its story as a success', async () => {
    const page = await running.newPage();
    await page.addInitScript(pin);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/empty`);
    await page.evaluate(() => {
      const listeners = new Map<string, (payload: never) => void>();
      const send = (name: string, payload: unknown) => listeners.get(name)?.(payload as never);
      window.__STORYBOOK_ADDONS_CHANNEL__ = {
        on: (name, listener) => void listeners.set(name, listener),
        off: (name) => void listeners.delete(name),
        emit: (_, payload) => {
          const { storyId } = payload as { storyId: string };
          if (storyId === 'throws') send('playFunctionThrewException', { message: 'no such button' });
          send('storyFinished', { storyId, status: 'success' });
        },
      };
    });
    expect(await page.evaluate(show, { id: 'passes', limit: 5000 })).toEqual({ status: 'success', error: null });
    expect(await page.evaluate(show, { id: 'throws', limit: 5000 })).toEqual({
      status: 'error',
      error: 'no such button',
    });
  });
});
