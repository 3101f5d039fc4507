// Functions that run in the page of a story. Each is sent as source: it may use only its arguments and the page.

/** Result of a story, as Storybook reports it. */
export interface Ended {
  status: string;
  error: string | null;
}

/** Area of the page that contains the story, in CSS pixels. */
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
      extract: () => Promise<Record<string, Record<'parameters' | 'storyGlobals', Record<string, unknown>>>>;
      currentRender?: { teardown?: () => Promise<void> };
    };
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
    /** Number of requests of the story without a response, except those that never get one. */
    taawunPending: number;
    /** Number of empty messages that React has posted to itself and not yet received. */
    taawunMessages: number;
    /** Pending timers, except those of a second or more. */
    taawunTimers: Set<number>;
    /** The page's own `setTimeout`, for timers that outlive a story. */
    taawunTimeout: typeof setTimeout;
    /** Returns the area of the current story. */
    taawunClip: () => Clip;
    /** The original function, which `pin` removes. */
    taawunGetAnimations: Document['getAnimations'];
    /** Serial number of the story: responses to earlier stories are ignored. */
    taawunStory: number;
    /** Increases when a story starts and ends: long timers of earlier epochs do not run. */
    taawunEpoch: number;
  }
}

/** Init script: cancels long timers when a story ends, and counts pending requests. */
export function pin(): void {
  const timeout = window.setTimeout.bind(window);
  window.taawunTimeout = timeout as typeof setTimeout;
  window.taawunStory = 0;
  window.taawunEpoch = 0;
  // A timer of a second or more (a toast, a carousel) would fire in one screenshot and not in the next: it ends with
  // its story.
  const longDelay = 1000;
  // The mocks use this delay, the longest possible, for requests that never get a response.
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

  // React posts itself an empty message for each slice of its work: until it arrives, the page is not idle.
  window.taawunMessages = 0;
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      const { port1, port2 } = this;
      const post = port2.postMessage.bind(port2);
      port1.addEventListener('message', ({ data }) => void (data === null && (window.taawunMessages -= 1)));
      port2.postMessage = (message: unknown, ...rest: []) => {
        if (message === null) window.taawunMessages += 1;
        post(message, ...rest);
      };
    }
  };

  // Storybook's highlight add-on measures every element after every change: pretend that it already runs.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  // Nothing moves under reduced motion, but Storybook waits for animations, or stops them with styles that recompute the
  // whole page. Without `getAnimations` it does neither.
  // oxlint-disable-next-line typescript/unbound-method -- restored during a check (`page-checks.ts`)
  window.taawunGetAnimations = Document.prototype.getAnimations;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  window.taawunClip = () => {
    const { clientWidth: width, clientHeight: seen, scrollHeight } = document.documentElement;
    const story = document.querySelector('#storybook-root');
    // Dialogs, toasts and menus are outside of the story or above it: then the screenshot covers the whole window.
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
    // A story that has scrolled shows its scroll position.
    return scrollY > 0 ? { x: 0, y: Math.round(scrollY), width, height: seen } : { x: 0, y: 0, width, height };
  };

  window.taawunPending = 0;
  /** Counts a pending request; the returned function uncounts it if its story is still current. */
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
  // A response is complete only when its body has been read.
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

  // Forced colours paint the caret in any colour: stop its blinking. How much of a page was read depends on when the window
  // took the height of the page.
  addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style');
    still.textContent =
      '*{caret-color:transparent!important;caret-animation:manual!important;scroll-behavior:auto!important}[data-text-size] *{scroll-snap-type:none!important;overflow-anchor:none!important}[data-read]{animation:none!important}';
    document.head.append(still);
  });
}

/** Renders a story and runs its play function. */
export async function show({ id, limit }: { id: string; limit: number }): Promise<Ended> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('Storybook has no channel: .storybook or Storybook itself has changed.');
  const wait = window.taawunTimeout;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Tear the previous story down first, and wait: a dialog returns the focus shortly after it has closed.
  await window.__STORYBOOK_PREVIEW__?.currentRender?.teardown?.();
  await frame();
  await frame();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.taawunStory += 1;
  window.taawunEpoch += 1;
  window.taawunPending = 0;
  window.taawunTimers.clear();
  scrollTo(0, 0);
  // Skip painting while the page renders: it takes about five frames. An opacity of 0 would make elements invisible to play
  // functions; Blink paints nothing below 0.0004.
  document.documentElement.style.opacity = '0.0003';
  const ended = await new Promise<Ended>((resolve) => {
    let thrown: string | null = null;
    const finish = (status: string, error: string | null): void => {
      channel.off('storyFinished', finished);
      for (const name of failures) channel.off(name, failed);
      resolve({ status, error: error ?? thrown });
    };
    const finished = (payload: { storyId: string; status: string }) => {
      // After a play function that has thrown, Storybook ends the story as a success.
      if (payload.storyId === id) finish(thrown === null ? payload.status : 'error', null);
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
      // After an error only a play function still sends the end event.
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

/**
 * Waits until nothing changes: no pending requests, fonts, images or work of React, and three idle frames without a mutation.
 * @param limit ms
 * @returns `null` when the page does not settle within the limit
 */
export async function rest(limit: number): Promise<Clip | null> {
  const started = performance.now();
  document.documentElement.style.opacity = '';
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // The fade at the edge of a scrolled row follows a frame later.
  const scrolled = () => void (changed = true);
  document.addEventListener('scroll', scrolled, true);
  const end = () => {
    watch.disconnect();
    document.removeEventListener('scroll', scrolled, true);
  };
  for (let calm = 0; calm < 3; calm = changed ? 0 : calm + 1) {
    if (performance.now() - started > limit) {
      end();
      return null;
    }
    changed = false;
    // React renders a large page in slices with unchanged frames in between: wait until the page is idle. On a busy machine
    // the message for the next slice may arrive later than idle callbacks: hundreds of milliseconds were seen.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    if (
      window.taawunPending > 0 ||
      window.taawunMessages > 0 ||
      document.fonts.status === 'loading' ||
      [...document.images].some(({ complete }) => !complete)
    )
      changed = true;
  }
  end();

  return window.taawunClip();
}

/** Waits until modules that the page has requested have run: importing one again returns the same promise. */
export async function untilRun(modules: string[]): Promise<void> {
  await Promise.allSettled(modules.map((address) => import(address)));
}

/** Waits for delayed announcements: until no timer is pending, at most a second. */
export async function untilAnnounced(): Promise<void> {
  const until = performance.now() + 1000;
  while (window.taawunTimers.size > 0 && performance.now() < until)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Applies a theme and waits until its colours are painted. */
export async function applyTheme(theme: string): Promise<void> {
  if (document.documentElement.dataset['theme'] === theme) return;
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('taawun/wear', theme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Sets the size of the text. Elements that measure themselves follow some frames later: `rest` waits for them. Restores
 * scroll positions, because anchors and snap points would settle on one of several.
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
  // A table reuses parts of its previous layout: force a new layout, so that screenshots do not depend on earlier ones.
  for (const { style } of document.querySelectorAll('table')) {
    style.display = 'none';
    void document.body.offsetHeight;
    style.removeProperty('display');
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
}
