import { describe, expect, it, vi } from 'vitest';
import { lazyMachine, type Running } from './lazy-machine.ts';

type Emitted = { type: 'counted'; count: number };

/** A machine that counts what it is told, as a binding would hand it over. */
function counting() {
  let count = 0;
  const changed = new Set<() => void>();
  const told = new Set<(told: Emitted) => void>();
  const heard: string[] = [];
  const running: Running<number, string, Emitted> = {
    view: () => count,
    subscribe: (listener) => void changed.add(listener),
    onEmitted: (listener) => void told.add(listener),
    send: (event) => {
      heard.push(event);
      count++;
      for (const listener of told) listener({ type: 'counted', count });
      for (const listener of changed) listener();
    },
  };
  return { running, heard };
}

describe('a machine that comes late', () => {
  it('shows the first view until it is needed, and is fetched once', async () => {
    const { running } = counting();
    const load = vi.fn(() => Promise.resolve(running));
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load });
    expect([machine.get(), machine.begun(), load.mock.calls.length]).toEqual([-1, false, 0]);
    await Promise.all([machine.ready(), machine.ready()]);
    expect([machine.get(), machine.begun(), load.mock.calls.length]).toEqual([0, true, 1]);
  });

  it('hears everything in the order of saying, also what was said before', async () => {
    const { running, heard } = counting();
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load: () => Promise.resolve(running) });
    machine.send('one');
    machine.send('two');
    await machine.until((view) => view === 2);
    machine.send('three');
    await machine.until((view) => view === 3);
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  it('tells those who asked before it came, and whoever hears of it sees it', async () => {
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

  it('says when its code cannot be had, and loses nothing that was said when it comes at last', async () => {
    const { running, heard } = counting();
    const load = vi.fn(() => Promise.resolve(running)).mockRejectedValueOnce(new Error('gone'));
    const machine = lazyMachine<number, string, Emitted>({ initial: -1, load, unreachable: () => -2 });
    machine.send('one');
    await machine.until((view) => view === -2);
    machine.send('two');
    await machine.until((view) => view === 2);
    expect(heard).toEqual(['one', 'two']);
  });
});
