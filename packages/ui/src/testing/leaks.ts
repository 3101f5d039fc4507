import { vi, type MockInstance } from 'vitest';

/** Whether a target exists as long as the page: a listener that a component does not remove from it leaks. */
const isOfPage = (target: EventTarget): boolean =>
  target === window ||
  target === document ||
  target === document.documentElement ||
  target === document.body ||
  target === window.visualViewport ||
  target instanceof MediaQueryList;

type Listening = (...given: Parameters<EventTarget['addEventListener']>) => void;

const listenersOf = ({ mock }: MockInstance<Listening>) =>
  mock.calls.map(([type, listener, options], call) => ({
    // Without a target it is a function of the window.
    target: (mock.contexts[call] as EventTarget | undefined) ?? window,
    type,
    listener,
    capture: typeof options === 'boolean' ? options : (options?.capture ?? false),
    endsItself: typeof options === 'object' && (options.once === true || options.signal?.aborted === true),
  }));

/** Runs a function and returns its leaks: a line for each listener on the page and each interval that it has not removed. */
export async function leaksOf(run: () => Promise<void>): Promise<string[]> {
  // A test runner may have replaced those of the window by its own.
  const targets = [EventTarget.prototype, window];
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
  const begun = vi.spyOn(window, 'setInterval');
  const ended = vi.spyOn(window, 'clearInterval');
  try {
    await run();
    const removals = removed.flatMap(listenersOf);
    const listeners = added
      .flatMap(listenersOf)
      .filter(
        ({ target, type, listener, capture, endsItself }) =>
          isOfPage(target) &&
          !endsItself &&
          !removals.some(
            (other) =>
              other.target === target &&
              other.type === type &&
              other.listener === listener &&
              other.capture === capture,
          ),
      );
    const intervals = begun.mock.results.filter(({ value }) => !ended.mock.calls.some(([id]) => id === value));
    return [
      ...listeners.map(({ target, type }) => `a listener of ${Object.prototype.toString.call(target)} ${type}`),
      ...intervals.map(() => 'an interval'),
    ];
  } finally {
    for (const spy of [...added, ...removed, begun, ended]) spy.mockRestore();
  }
}
