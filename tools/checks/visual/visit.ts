// How a page of any browser shows one story after the other: what the screenshots and the runs in other browsers share.
import { rest, show, untilRun, type Clip } from './in-page.ts';

/** The day on which every story is rendered: after what the mocks' data tells as past, before what it tells as to come. */
export const TODAY = '2026-11-25T09:00:00+03:00';

/** Locale and time zone of every browser, whatever the story's language. */
export const LOCALE = 'ar-SA';
export const TIME_ZONE = 'Asia/Riyadh';

/** Milliseconds within which a story must have come to rest. */
const LIMIT = 20_000;

/** Messages of the browser and of Storybook: a call that was answered with an error, which many stories are about, and the request for the stories' parameters. */
const NOT_OF_STORIES = /^(Failed to load resource|Accessing the Story Store is deprecated)/;

/** Whether a message of the console is a fault of the story. */
export const isNoise = (type: string, text: string): boolean =>
  ['error', 'warning', 'warn'].includes(type) && !NOT_OF_STORIES.test(text);

/** Of a message of the console the placeholders stand before what they stand for. */
export const firstLine = (text: string): string =>
  text
    .replace(/^(%[a-zA-Z]\s*)+/, '')
    .split('\n', 1)[0]
    ?.slice(0, 200) ?? '';

/** What Playwright's and Puppeteer's pages have in common. */
export interface StoryPage {
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
}

/** Address of a page that shows no story yet. */
export const previewOf = (origin: string): string => `${origin}/iframe.html?viewMode=story`;

/** Whether an address is code of the stories: on its way, or not yet run, when a page asks for it. */
export const isCode = (origin: string, url: string): boolean =>
  url.startsWith(`${origin}/assets/`) && url.endsWith('.js');

/** Waits until Storybook is ready in a page that was just opened, and sets the language. There is no story yet, so that the first one is shown like every other. */
export async function openPreview(page: StoryPage, locale: string): Promise<void> {
  await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (window.__STORYBOOK_PREVIEW__ === undefined || window.__STORYBOOK_ADDONS_CHANNEL__ === undefined)
      await frame();
    await window.__STORYBOOK_PREVIEW__.ready();
    // What is measured while a fallback stands there (a scrolled row of tabs) would be so in the first story alone. Storybook names fonts of its
    // own that are not there.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  }, null);
  // axe has its own run.
  await page.evaluate((globals) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals }), {
    locale,
    theme: 'light',
    a11y: { manual: true },
  });
}

/** What of the page shows the story; or what went wrong, where the story says it. */
type Shown = { clip: Clip } | { failure: string | null };

/** Shows a story, plays it and waits until it rests. `code` holds the addresses of code that the page asks for meanwhile. */
export async function showStory(page: StoryPage, id: string, locale: string, code: Set<string>): Promise<Shown> {
  const { status, error } = await page.evaluate(show, { id, limit: LIMIT });
  if (status !== 'success') return { failure: error };
  let clip = await page.evaluate(rest, LIMIT);
  // What the page cannot know of itself: code that it has asked for. With it come new calls, and more code.
  while (clip && code.size) {
    const addresses = [...code];
    code.clear();
    await page.evaluate(untilRun, addresses);
    clip = await page.evaluate(rest, LIMIT);
  }
  if (!clip) return { failure: 'never came to rest' };
  const lang = await page.evaluate(() => document.documentElement.lang, null);
  return lang === locale ? { clip } : { failure: `stands in "${lang}" where "${locale}" was asked for` };
}

/** Waits until the story rests again after a change of its appearance. */
export const restAgain = (page: StoryPage): Promise<Clip | null> => page.evaluate(rest, LIMIT);
