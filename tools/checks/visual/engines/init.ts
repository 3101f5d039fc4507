// Init scripts of other engines: what Chromium's runner sets by options of Playwright. Sent as source: each uses only its
// argument and the page.

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

/** The runner waits until the page is idle, of which WebKit does not notify: a task of its own is the nearest. */
export function idle(): void {
  const later = window.setTimeout.bind(window) as (run: () => void, delay: number) => number;
  window.requestIdleCallback ??= (run) => later(() => run({ didTimeout: false, timeRemaining: () => 0 }), 1);
  window.cancelIdleCallback ??= (id) => clearTimeout(id);
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
