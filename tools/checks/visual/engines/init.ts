// Init scripts of other engines: what Chromium's runner sets by options of Playwright, and what an engine lacks or does otherwise.
// Sent as source: each uses only its argument and the page.

declare global {
  interface Window {
    /** Errors and warnings of the page since they were last read. */
    taawunNoise: { type: string; text: string }[];
  }
}

/** Freezes the date. */
export function fixDate(today: string): void {
  const now = new Date(today).getTime();
  const fixed = new Proxy(Date, {
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length ? values : [now], made) as Date,
    apply: (target) => new target(now).toString(),
  });
  fixed.now = () => now;
  fixed.prototype.constructor = fixed;
  window.Date = fixed;
}

/** Loads lazy images at once: images that a carousel has scrolled out of sight would never load. */
export function loadImages(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element it belongs to
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    set.call(this, name, name === 'loading' && this.localName === 'img' ? 'eager' : value);
  };
}

/** Collects errors and warnings in the page, for a browser whose protocol has no events. */
export function collectNoise(): void {
  window.taawunNoise = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value));
  const add = (type: string, values: unknown[]): void =>
    void window.taawunNoise.push({ type, text: values.map(textOf).join(' ') });
  for (const type of ['error', 'warn'] as const) {
    const print = console[type].bind(console);
    console[type] = (...values: unknown[]) => {
      add(type, values);
      print(...values);
    };
  }
  addEventListener('error', ({ error, message }) => add('error', [error ?? message]));
  addEventListener('unhandledrejection', ({ reason }) => add('error', [reason]));
}

/**
 * Message channels in the page, over one channel of the browser. After each message WebKit requests those of every open port
 * from another process, and React opens a channel for each task of a test and closes none: after 50 stories a message took
 * 4 ms. Such a port cannot be transferred.
 */
export function oneChannel(): void {
  const { port1, port2 } = new MessageChannel();
  const deliveries: (() => void)[] = [];
  port1.addEventListener('message', () => deliveries.shift()?.());
  port1.start();
  class Port extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;
    other: Port | null = null;
    start(): void {}
    close(): void {
      if (this.other) this.other.other = null;
      this.other = null;
    }
    postMessage(data: unknown): void {
      deliveries.push(() => {
        const event = new MessageEvent('message', { data });
        this.other?.dispatchEvent(event);
        this.other?.onmessage?.(event);
      });
      port2.postMessage(null);
    }
  }
  window.MessageChannel = class {
    readonly port1 = new Port();
    readonly port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  } as unknown as typeof MessageChannel;
}

/**
 * Idle callbacks, which WebKit lacks. The page is idle when messages to itself arrive at once, because no other task (React
 * renders a large page in many) takes its turn between them. The server has seen all earlier requests of code when it responds
 * to one more.
 */
export function idle(path: string): void {
  const atOnce = 2;
  const enough = 5;
  // On a machine with other work no message may arrive at once.
  const limit = 300;
  let requests = 0;
  /** Milliseconds until a message to the page itself arrives. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const arrival = async (): Promise<number> => {
    const { port1, port2 } = new MessageChannel();
    const sent = performance.now();
    const arrived = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    port2.postMessage(null);
    await arrived;
    port1.close();
    return performance.now() - sent;
  };
  const cancelled = new Set<number>();
  const runIdle = async (id: number, run: IdleRequestCallback): Promise<void> => {
    const until = performance.now() + limit;
    for (let idleFor = 0; idleFor < enough && performance.now() < until;)
      idleFor = (await arrival()) < atOnce ? idleFor + 1 : 0;
    await import(`${path}?${(requests += 1)}`);
    if (!cancelled.delete(id)) run({ didTimeout: false, timeRemaining: () => 0 });
  };
  let last = 0;
  window.requestIdleCallback ??= (run) => {
    const id = (last += 1);
    void runIdle(id, run);
    return id;
  };
  window.cancelIdleCallback ??= (id) => void cancelled.add(id);
}

/**
 * Styles for the comparison of boxes. Nothing is painted, because no screenshots are taken: WebKitGTK paints on the processor,
 * and a filter over the page takes half a second at each change. Lines are broken plainly: `text-wrap: pretty` evens all lines
 * of a paragraph there, and may add one.
 */
export function onlyBoxes(): void {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      'html{filter:none!important;clip-path:inset(100%)}*,::before,::after{text-wrap-style:auto!important}';
    document.head.append(style);
  });
}

/**
 * In WebKit a press by script opens the native menu of a `select` too, which chooses an option of its own when it closes. It is
 * prevented there, and the caller does not see that.
 */
export function closedMenus(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the element it belongs to
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type !== 'mousedown' || !(this instanceof HTMLSelectElement)) return dispatch.call(this, event);
    this.addEventListener('mousedown', (press) => press.preventDefault(), { once: true });
    dispatch.call(this, event);
    return true;
  };
}

/** Safari has passkeys, WebKitGTK has not: what is shown with them is shown, and no passkey is chosen. */
export function passkeys(): void {
  // oxlint-disable-next-line typescript/no-extraneous-class -- pages only test whether it is there
  window.PublicKeyCredential ??= class {} as typeof PublicKeyCredential;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const choose = () => Promise.reject(new DOMException('No passkey is chosen.', 'NotAllowedError'));
  if (!('credentials' in navigator))
    Object.defineProperty(navigator, 'credentials', { value: { create: choose, get: choose } });
}
