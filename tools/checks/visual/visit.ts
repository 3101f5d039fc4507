// Renders stories in a page of any browser: shared by the screenshots and the runs in other browsers.
import { rest, show, untilRun, type Clip } from './in-page.ts';

/** Date of every story: after the past dates in the mock data, before its future dates. */
export const TODAY = '2026-11-25T09:00:00+03:00';

/** Locale and time zone of every browser, regardless of the story's language. */
export const LOCALE = 'ar-SA';
export const TIME_ZONE = 'Asia/Riyadh';

/**
 * Milliseconds within which a story must end, and within which it must settle. On two processors, the longest took 27 s as
 * the first story of eight pages that start at once, 10 s as a later one.
 */
const LIMIT = 60_000;

/** Milliseconds within which a whole visit must end: more than both limits of a story, whose messages say more. */
export const VISIT_LIMIT = 3 * LIMIT;

/**
 * Console messages that are no fault of a story: failed requests, which many stories show; a Storybook deprecation; and
 * React's advice on `act`, in which Storybook wraps each event: a page may still be loading a part when it comes.
 */
const NOT_OF_STORIES =
  /^(Failed to load resource|Accessing the Story Store is deprecated|A component suspended inside an `act` scope)/;

/** Whether a console message is a fault of the story. */
export const isNoise = (type: string, text: string): boolean =>
  ['error', 'warning', 'warn'].includes(type) && !NOT_OF_STORIES.test(text);

/** First line of a console message, without its leading placeholders. */
export const firstLine = (text: string): string =>
  text
    .replace(/^(%[a-zA-Z]\s*)+/, '')
    .split('\n', 1)[0]
    ?.slice(0, 200) ?? '';

/** Common interface of Playwright's and Puppeteer's pages. */
export interface StoryPage {
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
}

/** URL of a page without a story. */
export const previewOf = (origin: string): string => `${origin}/iframe.html?viewMode=story`;

/** Whether a URL is code of the stories. */
export const isCode = (origin: string, url: string): boolean =>
  url.startsWith(`${origin}/assets/`) && url.endsWith('.js');

/** Waits until Storybook is ready in a new page, and sets the language. No story renders yet. */
export async function openPreview(page: StoryPage, locale: string): Promise<void> {
  await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (window.__STORYBOOK_PREVIEW__ === undefined || window.__STORYBOOK_ADDONS_CHANNEL__ === undefined)
      await frame();
    await window.__STORYBOOK_PREVIEW__.ready();
    // Load all fonts: otherwise only the first story would measure text in a fallback font. Some of Storybook's own fonts
    // do not exist.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  }, null);
  // axe runs in the checks.
  await page.evaluate((globals) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals }), {
    locale,
    theme: 'light',
    a11y: { manual: true },
  });
}

/** Area of the rendered story, or its failure. */
type Shown = { clip: Clip } | { failure: string | null };

/** Renders a story, plays it and waits until it settles. `code` collects the URLs of code that the page requests. */
export async function showStory(page: StoryPage, id: string, locale: string, code: Set<string>): Promise<Shown> {
  const { status, error } = await page.evaluate(show, { id, limit: LIMIT });
  if (status !== 'success') return { failure: error };
  let clip = await page.evaluate(rest, LIMIT);
  // The page itself does not know which code it has requested. That code causes further requests.
  while (clip && code.size) {
    const addresses = [...code];
    code.clear();
    await page.evaluate(untilRun, addresses);
    clip = await page.evaluate(rest, LIMIT);
  }
  if (!clip) return { failure: 'did not settle' };
  const lang = await page.evaluate(() => document.documentElement.lang, null);
  return lang === locale ? { clip } : { failure: `is in "${lang}" instead of "${locale}"` };
}

/** Waits until the story settles after a change of its appearance. */
export const restAgain = (page: StoryPage): Promise<Clip | null> => page.evaluate(rest, LIMIT);
