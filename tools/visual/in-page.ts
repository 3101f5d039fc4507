// What runs in the page that is pictured. Each function is sent as its source: it may use nothing but its arguments and the page.

/** How a story ended, and what of the page shows it; CSS pixels. */
export interface Shown {
  status: string;
  error: string | null;
  clip: { x: number; y: number; width: number; height: number };
  /** Of the document. */
  lang: string;
}

interface Channel {
  on: (event: string, listener: (told: never) => void) => void;
  off: (event: string, listener: (told: never) => void) => void;
  emit: (event: string, told: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, { parameters: Record<string, unknown> }>>;
      currentRender?: { teardown?: () => Promise<void> };
    };
    /** Calls that have not been answered. */
    taawunPending: number;
    /** The page's own, for what must not end with a story. */
    taawunTimeout: typeof setTimeout;
    /** Counts what is shown: timers of an earlier story do not reach into a later one. */
    taawunEpoch: number;
  }
}

/** Before any of the page's own code: nothing happens long after a story, and calls under way are counted. */
export function pin(): void {
  const timeout = window.setTimeout.bind(window);
  window.taawunTimeout = timeout as typeof setTimeout;
  window.taawunEpoch = 0;
  // What waits a second or more (a toast that goes, a carousel that turns) would happen in one picture and not in the next: it ends with
  // the story that began it.
  const patient = 1000;
  const once = (run: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const begun = window.taawunEpoch;
    return timeout(typeof run === 'function' && delay >= patient ? () => void (window.taawunEpoch === begun && (run as () => void)()) : run, delay, ...rest);
  };
  window.setTimeout = once as typeof window.setTimeout;

  window.taawunPending = 0;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const done = () => void (window.taawunPending -= 1);
  const fetched = window.fetch.bind(window);
  window.fetch = (...asked) => {
    window.taawunPending += 1;
    return fetched(...asked).finally(done);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with the request it belongs to
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, ...body) {
    window.taawunPending += 1;
    this.addEventListener('loadend', done, { once: true });
    send.apply(this, body);
  };

  addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style');
    still.textContent = '*{caret-color:transparent!important;scroll-behavior:auto!important}';
    document.head.append(still);
  });
}

/** Shows a story and waits until nothing changes any more: its play function, fonts, pictures, calls, two quiet frames. */
export async function show({ id, limit }: { id: string; limit: number }): Promise<Shown> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('The workshop has no channel: .storybook or Storybook itself has changed.');
  const wait = window.taawunTimeout;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The story before goes first, and all that it still does on its way out: a dialog gives the focus back a moment after it has closed.
  await window.__STORYBOOK_PREVIEW__?.currentRender?.teardown?.();
  await frame();
  await frame();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.taawunEpoch += 1;
  scrollTo(0, 0);
  const ended = await new Promise<{ status: string; error: string | null }>((resolve) => {
    let thrown: string | null = null;
    const finish = (status: string, error: string | null): void => {
      channel.off('storyFinished', finished);
      for (const name of failures) channel.off(name, failed);
      resolve({ status, error: error ?? thrown });
    };
    const finished = (told: { storyId: string; status: string }) => {
      if (told.storyId === id) finish(told.status, null);
    };
    const failures = ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyMissing', 'configError'];
    const failed = (told: { message?: string; title?: string } | { message?: string }[] | string) => {
      const first = Array.isArray(told) ? told[0] : told;
      thrown = typeof first === 'string' ? first : (first?.message ?? 'unknown');
      // After an error there is no end to wait for, save of a play function.
      wait(() => finish('error', null), 50);
    };
    channel.on('storyFinished', finished);
    for (const name of failures) channel.on(name, failed);
    wait(() => finish('timeout', `did not end within ${limit} ms`), limit);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

  window.taawunEpoch += 1;
  const started = performance.now();
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  let calm = 0;
  // A call that is never answered is a state of its own: it is waited for only as long as something might still come of it.
  while (calm < 2 || (window.taawunPending > 0 && performance.now() - started < 700)) {
    if (performance.now() - started > limit) {
      watch.disconnect();
      return { status: 'timeout', error: 'never came to rest', clip: { x: 0, y: 0, width: 1, height: 1 }, lang: '' };
    }
    changed = false;
    for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager';
    await frame();
    if (document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete)) changed = true;
    calm = changed ? 0 : calm + 1;
  }
  watch.disconnect();

  const { clientWidth: width, clientHeight: seen, scrollHeight } = document.documentElement;
  const story = document.querySelector('#storybook-root');
  // Dialogs, toasts and menus stand outside the story or over it: then the whole window is the picture.
  const above = (): boolean =>
    [...document.body.querySelectorAll('*')].some((element) => {
      if (element.matches('dialog[open], :popover-open')) return true;
      const { width: w, height: h } = element.getBoundingClientRect();
      if (w === 0 || h === 0 || element.contains(story) || element.matches('[id^="storybook-"], [class^="sb-"], [class^="sb-"] *, style, script')) return false;
      const { position, visibility } = getComputedStyle(element);
      return visibility !== 'hidden' && (position === 'fixed' || !story?.contains(element));
    });
  const bottom = Math.ceil((story?.getBoundingClientRect().bottom ?? seen) + 16);
  const height = scrollHeight > seen || above() ? Math.max(seen, scrollHeight) : Math.min(seen, bottom);
  // What a story has scrolled to is what it shows.
  const clip = scrollY > 0 ? { x: 0, y: Math.round(scrollY), width, height: seen } : { x: 0, y: 0, width, height };
  return { ...ended, clip, lang: document.documentElement.lang };
}

/** Puts the page into a theme, and waits until its colours are drawn. */
export async function wear(theme: string): Promise<void> {
  if (document.documentElement.dataset['theme'] === theme) return;
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('taawun/wear', theme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
