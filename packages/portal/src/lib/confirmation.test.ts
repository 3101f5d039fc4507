import { describe, expect, it } from 'vitest';
import { createConfirmation } from './confirmation.ts';

describe('a confirmation', () => {
  it.each([true, false])('settles all waiting calls at once with %s, and is no longer needed', async (confirmed) => {
    const confirmation = createConfirmation();
    const changes: boolean[] = [];
    confirmation.needed.subscribe(() => changes.push(confirmation.needed.get()));
    const calls = [confirmation.request(), confirmation.request(new AbortController().signal)];
    expect(confirmation.needed.get()).toBe(true);
    confirmation.settle(confirmed);
    expect(await Promise.all(calls)).toEqual([confirmed, confirmed]);
    // One dialog: it opens once and closes once.
    expect(changes).toEqual([true, false]);
  });

  it('is needed until the last waiting call is aborted', async () => {
    const confirmation = createConfirmation();
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [confirmation.request(first.signal), confirmation.request(second.signal)];
    first.abort();
    expect(await calls[0]).toBe(false);
    expect(confirmation.needed.get()).toBe(true);
    second.abort();
    expect(await calls[1]).toBe(false);
    expect(confirmation.needed.get()).toBe(false);
  });

  it('is not needed for a call that is aborted already', async () => {
    const confirmation = createConfirmation();
    expect(await confirmation.request(AbortSignal.abort())).toBe(false);
    expect(confirmation.needed.get()).toBe(false);
  });

  it('waits again for a call that comes after it was settled', async () => {
    const confirmation = createConfirmation();
    const first = confirmation.request();
    confirmation.settle(true);
    const second = confirmation.request();
    expect(confirmation.needed.get()).toBe(true);
    confirmation.settle(false);
    expect([await first, await second]).toEqual([true, false]);
  });
});
