import { describe, expect, it } from 'vitest';
import { setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const storybook = new URL('/storybook/', origin).href;

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  tags?: string[];
}

const read = async (file: string): Promise<string> => (await fetch(storybook + file)).text();

const list = async (): Promise<Entry[]> => {
  const { entries } = JSON.parse(await read('index.json')) as { entries: Record<string, Entry> };
  return Object.values(entries);
};

describe('Storybook on the server', () => {
  it('renders every docs page, in the light or dark theme', { timeout: 300_000 }, async () => {
    const written = (await list()).filter(({ type, tags }) => type === 'docs' && tags?.includes('unattached-mdx'));
    expect(written.length).toBeGreaterThan(20);
    // Embedded stories need their mocks; only the docs pages are tested.
    const { page } = await visit({ serviceWorkers: 'allow' });
    await page.route('**/iframe.html?*viewMode=story*', (route) =>
      route.fulfill({ body: '<title>story</title>', contentType: 'text/html' }),
    );
    const [first] = written;
    await page.goto(`${storybook}iframe.html?viewMode=docs&id=${encodeURIComponent(first?.id ?? '')}`);
    await page.locator('#storybook-docs h1').first().waitFor();
    for (const [index, { id, title }] of written.entries()) {
      const theme = index % 2 ? 'dark' : 'light';
      // Navigates as the sidebar does.
      await page.evaluate(
        ({ storyId, globals }) =>
          new Promise<void>((resolve) => {
            const channel = window.__STORYBOOK_ADDONS_CHANNEL__!;
            channel.on('docsRendered', (rendered: string) => void (rendered === storyId && resolve()));
            channel.emit('updateGlobals', { globals });
            channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
          }),
        { storyId: id, globals: { theme } },
      );
      const heading = page.locator('#storybook-docs h1').first();
      // The page renders again with its theme, so an element of the previous one may be detached.
      await expect
        .poll(
          () =>
            heading.evaluate((element) => [
              document.documentElement.dataset['theme'],
              getComputedStyle(element).direction,
            ]),
          { message: title },
        )
        .toEqual([theme, /[ء-ي]/.test(title) ? 'rtl' : 'ltr']);
      expect(await page.locator('.sb-errordisplay:visible').count(), title).toBe(0);
    }
  });

  it('shows a story in both languages side by side', { timeout: 120_000 }, async () => {
    const { page, expectNoise } = await visit({ serviceWorkers: 'allow' });
    expectNoise(/Storybook 11/);
    await page.goto(`${storybook}?path=/story/components-button--default&globals=languages:both`);
    const arabic = page.frameLocator('#storybook-preview-iframe');
    const english = page.frameLocator('iframe[src*="both.html"]').frameLocator('iframe');
    await arabic.getByRole('button', { name: 'المتابعة إلى الدفع' }).waitFor();
    await english.getByRole('button', { name: 'Continue to payment' }).waitFor();
    expect(await arabic.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await english.locator('html').getAttribute('dir')).toBe('ltr');
  });

  it('serves llms.txt, the tokens and the component manifest', async () => {
    expect(await read('llms.txt')).toContain('# @taawun/ui');
    expect(JSON.parse(await read('tokens.json'))).toHaveProperty('theme.light.text');
    expect(JSON.parse(await read('manifests/components.json'))).toHaveProperty('components.components-button');
  });
});
