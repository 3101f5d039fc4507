// What runs in the page that is pictured. Each function is sent as its source: it may use nothing but its arguments and the page.

/** How a story ended, in Storybook's words. */
export interface Ended {
  status: string;
  error: string | null;
}

/** What of the page shows a story; CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, { parameters: Record<string, unknown> }>>;
      currentRender?: { teardown?: () => Promise<void> };
    };
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
    /** Calls of the story that have not been answered, save those that never will be. */
    taawunPending: number;
    /** Timers that are still to come, save those that wait a second or more. */
    taawunTimers: Set<number>;
    /** The page's own, for what must not end with a story. */
    taawunTimeout: typeof setTimeout;
    /** What of the page shows the story that stands there. */
    taawunClip: () => Clip;
    /** What `pin` takes away. */
    taawunGetAnimations: Document['getAnimations'];
    /** Counts the stories: what was called for an earlier one concerns no later one. */
    taawunStory: number;
    /** Counts stories and their ends: what one of them would still do a second later it does not do in a picture. */
    taawunEpoch: number;
  }
}

/** Before any of the page's own code: nothing happens long after a story, and calls under way are counted. */
export function pin(): void {
  const timeout = window.setTimeout.bind(window);
  window.taawunTimeout = timeout as typeof setTimeout;
  window.taawunStory = 0;
  window.taawunEpoch = 0;
  // What waits a second or more (a toast that goes, a carousel that turns) would happen in one picture and not in the next: it ends with
  // the story that began it.
  const longDelay = 1000;
  // With this delay, the longest there is, the mocks say that they will never answer.
  const never = 2 ** 31 - 1;
  const once = (run: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const begun = window.taawunEpoch;
    if (delay === never) window.taawunPending -= 1;
    if (typeof run !== 'function') return timeout(run, delay, ...rest);
    if (delay >= longDelay) return timeout(() => void (window.taawunEpoch === begun && (run as () => void)()), delay);
    const id = timeout(() => {
      window.taawunTimers.delete(id);
      (run as (...values: unknown[]) => void)(...rest);
    }, delay);
    window.taawunTimers.add(id);
    return id;
  };
  window.taawunTimers = new Set();
  window.setTimeout = once as typeof window.setTimeout;
  const clear = window.clearTimeout.bind(window);
  window.clearTimeout = (id) => {
    window.taawunTimers.delete(Number(id));
    clear(id);
  };

  // Storybook's highlighting measures every element after every change. A picture has nothing highlighted: this says that it already runs.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  // Nothing moves under reduced motion. Storybook waits for movement to end, or stops it with styles that the whole page is computed anew for; where
  // the browser cannot tell of any, it does neither.
  // oxlint-disable-next-line typescript/unbound-method -- put back for the time of a check (`page-checks.ts`)
  window.taawunGetAnimations = Document.prototype.getAnimations;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  window.taawunClip = () => {
    const { clientWidth: width, clientHeight: seen, scrollHeight } = document.documentElement;
    const story = document.querySelector('#storybook-root');
    // Dialogs, toasts and menus stand outside the story or over it: then the whole window is the picture.
    const above = (): boolean =>
      [...document.body.querySelectorAll('*')].some((element) => {
        if (element.matches('dialog[open], :popover-open')) return true;
        const { width: w, height: h } = element.getBoundingClientRect();
        if (
          w === 0 ||
          h === 0 ||
          element.contains(story) ||
          element.matches('[id^="storybook-"], [class^="sb-"], [class^="sb-"] *, style, script')
        )
          return false;
        const { position, visibility } = getComputedStyle(element);
        return visibility !== 'hidden' && (position === 'fixed' || !story?.contains(element));
      });
    const bottom = Math.ceil((story?.getBoundingClientRect().bottom ?? seen) + 16);
    const height = scrollHeight > seen || above() ? Math.max(seen, scrollHeight) : Math.min(seen, bottom);
    // What a story has scrolled to is what it shows.
    return scrollY > 0 ? { x: 0, y: Math.round(scrollY), width, height: seen } : { x: 0, y: 0, width, height };
  };

  window.taawunPending = 0;
  /** Counts a call; what it returns counts it as answered, if its story still stands there. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const call = (): (() => void) => {
    const story = window.taawunStory;
    window.taawunPending += 1;
    return () => {
      if (window.taawunStory === story) window.taawunPending -= 1;
    };
  };
  const fetched = window.fetch.bind(window);
  window.fetch = (...request) => fetched(...request).finally(call());
  // An answer begins with its headers: whoever asked has it when it has been read.
  for (const form of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const read = Response.prototype[form] as (this: Response) => Promise<unknown>;
    Object.assign(Response.prototype, {
      [form](this: Response) {
        return read.call(this).finally(call());
      },
    });
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the request it belongs to
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, ...body) {
    this.addEventListener('loadend', call(), { once: true });
    send.apply(this, body);
  };

  // Forced colours draw the caret whatever its colour: it does not blink.
  addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style');
    still.textContent =
      '*{caret-color:transparent!important;caret-animation:manual!important;scroll-behavior:auto!important}[data-text-size] *{scroll-snap-type:none!important;overflow-anchor:none!important}';
    document.head.append(still);
  });
}

/** Shows a story and plays it to its end. */
export async function show({ id, limit }: { id: string; limit: number }): Promise<Ended> {
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
  window.taawunStory += 1;
  window.taawunEpoch += 1;
  window.taawunPending = 0;
  window.taawunTimers.clear();
  scrollTo(0, 0);
  // What is not pictured is not painted: a page on its way has some five frames.
  document.documentElement.style.filter = 'opacity(0)';
  const ended = await new Promise<Ended>((resolve) => {
    let thrown: string | null = null;
    const finish = (status: string, error: string | null): void => {
      channel.off('storyFinished', finished);
      for (const name of failures) channel.off(name, failed);
      resolve({ status, error: error ?? thrown });
    };
    const finished = (payload: { storyId: string; status: string }) => {
      if (payload.storyId === id) finish(payload.status, null);
    };
    const failures = [
      'storyThrewException',
      'storyErrored',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyMissing',
      'configError',
    ];
    const failed = (payload: { message?: string; title?: string } | { message?: string }[] | string) => {
      const first = Array.isArray(payload) ? payload[0] : payload;
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
  return ended;
}

/** Waits until nothing changes any more: calls, fonts, pictures, and two frames after which the page has nothing to do. Null where it never rests. */
export async function rest(limit: number): Promise<Clip | null> {
  const started = performance.now();
  document.documentElement.style.filter = '';
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // What fades at the edge of a row follows its scrolling a frame later.
  const scrolled = () => void (changed = true);
  document.addEventListener('scroll', scrolled, true);
  const end = () => {
    watch.disconnect();
    document.removeEventListener('scroll', scrolled, true);
  };
  for (let calm = 0; calm < 2; calm = changed || window.taawunPending > 0 ? 0 : calm + 1) {
    if (performance.now() - started > limit) {
      end();
      return null;
    }
    changed = false;
    // A large page is rendered in slices, between which frames pass without a change: only an idle page has none left.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    if (document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete)) changed = true;
  }
  end();

  return window.taawunClip();
}

/** Waits until modules that the page has asked for have run: to ask for one again is to wait for the same. */
export async function untilRun(modules: string[]): Promise<void> {
  await Promise.allSettled(modules.map((address) => import(address)));
}

/** Waits for what is announced after a pause: until no timer is left, or for a second where one always follows another. */
export async function untilAnnounced(): Promise<void> {
  const until = performance.now() + 1000;
  while (window.taawunTimers.size > 0 && performance.now() < until)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Puts the page into a theme, and waits until its colours are drawn. */
export async function applyTheme(theme: string): Promise<void> {
  if (document.documentElement.dataset['theme'] === theme) return;
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('taawun/wear', theme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Sets the size of the text. What measures itself follows some frames later: `rest` waits for it. What is scrolled is put back to where it was:
 * anchors and snap points would settle on one of several positions.
 */
export async function scaleText(size: string): Promise<void> {
  const scrolled = [...document.querySelectorAll('*')].flatMap((element) =>
    element.scrollLeft === 0 && element.scrollTop === 0
      ? []
      : [{ element, left: element.scrollLeft, top: element.scrollTop }],
  );
  const root = document.documentElement;
  root.toggleAttribute('data-text-size', size !== '');
  root.style.fontSize = size;
  // A table keeps parts of the layout before: laid out from nothing, its picture does not depend on the pictures before it.
  for (const { style } of document.querySelectorAll('table')) {
    style.display = 'none';
    void document.body.offsetHeight;
    style.removeProperty('display');
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
}
