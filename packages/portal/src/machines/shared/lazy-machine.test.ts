import { describe, expect, it, vi } from 'vitest';
import { lazyMachine, type Running } from './lazy-machine.ts';

type Emitted = { type: 'counted'; count: number };

/** A running machine that counts its events; `received` are these events. */
function counting() {
  let count = 0;
  const changed = new Set<() => void>();
  const listeners = new Set<(event: Emitted) => void>();
  const received: string[] = [];
  const running: Running<number, string, Emitted> = {
    view: () => count,
    subscribe: (listener) => void changed.add(listener),
    onEmitted: (listener) => void listeners.add(listener),
    send: (event) => {
      received.push(event);
      count++;
      for (const listener of listeners) listener({ type: 'counted', count });
      for (const listener of changed) listener();
    },
  };
  return { running, received };
}

describe('lazy machine', () => {
  it('has its initial view until it is needed, and is loaded once', async () => {
    const { running } = counting();
    const load = vi.fn(() => Promise.resolve(running));
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load });
    expect([machine.get(), machine.begun(), load.mock.calls.length]).toEqual([-1, false, 0]);
    await Promise.all([machine.ready(), machine.ready()]);
    expect([machine.get(), machine.begun(), load.mock.calls.length]).toEqual([0, true, 1]);
  });

  it('receives all events in order, including those sent before it was loaded', async () => {
    const { running, received } = counting();
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load: () => Promise.resolve(running) });
    machine.send('one');
    machine.send('two');
    await machine.until((view) => view === 2);
    machine.send('three');
    await machine.until((view) => view === 3);
    expect(received).toEqual(['one', 'two', 'three']);
  });

  it('notifies listeners that subscribed before it was loaded, after its view has changed', async () => {
    const { running } = counting();
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load: () => Promise.resolve(running) });
    const seen: [number, number][] = [];
    const stop = machine.on('counted', ({ count }) => seen.push([count, machine.get()]));
    machine.send('one');
    await machine.until((view) => view === 1);
    stop();
    machine.send('two');
    await machine.until((view) => view === 2);
    expect(seen).toEqual([[1, 1]]);
  });

  it('reports a failed load, and drops the event that it was for', async () => {
    const { running, received } = counting();
    const load = vi.fn(() => Promise.resolve(running)).mockRejectedValueOnce(new Error('gone'));
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load, unreachable: () => -2 });
    machine.send('one');
    await machine.until((view) => view === -2);
    machine.send('two');
    await machine.until((view) => view === 1);
    expect(received).toEqual(['two']);
  });
});
