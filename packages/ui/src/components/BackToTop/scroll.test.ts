import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animate, positionAt, type FrameClock } from './scroll.ts';

describe('positionAt', () => {
  it.each([
    [0, 0],
    [250, 578.125],
    [500, 875],
    [1000, 1000],
    [5000, 1000],
    [-10, 0],
  ])('after %i ms of 1 s is at %d', (elapsed, expected) => expect(positionAt(0, 1000, elapsed, 1000)).toBe(expected));

  it('approaches the target in every frame, decelerates, and never overshoots', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e5 }),
        fc.integer({ min: 0, max: 1e5 }),
        fc.integer({ min: 1, max: 3000 }),
        (from, to, duration) => {
          const way = Array.from({ length: 11 }, (_, step) =>
            Math.abs(to - positionAt(from, to, (duration * step) / 10, duration)),
          );
          const steps = way.slice(1).map((left, index) => (way[index] ?? 0) - left);
          expect(steps.every((step, index) => step >= -1e-9 && step <= (steps[index - 1] ?? Infinity) + 1e-6)).toBe(
            true,
          );
          expect(way.at(-1)).toBe(0);
        },
      ),
    );
  });

  it('returns the target without a duration', () => expect(positionAt(0, 700, 0, 0)).toBe(700));
});

/** Frames of 100 ms that a test lets go by. */
function frames() {
  let time = 0;
  let next: (() => void) | undefined;
  const clock: FrameClock = {
    now: () => time,
    frame: (run) => {
      next = run;
      return () => {
        next = undefined;
      };
    },
  };
  const pass = (): boolean => {
    const run = next;
    next = undefined;
    time += 100;
    run?.();
    return run !== undefined;
  };
  return { clock, pass };
}

describe('animate', () => {
  it('moves in every frame and ends once, at the target', () => {
    const { clock, pass } = frames();
    const moves: number[] = [];
    let ends = 0;
    animate(
      1000,
      0,
      1000,
      (position) => moves.push(position),
      () => {
        ends += 1;
      },
      clock,
    );
    while (pass());
    expect(moves).toHaveLength(11);
    expect([moves[0], moves.at(-1), ends]).toEqual([1000, 0, 1]);
  });

  it('does not move after it is stopped', () => {
    const { clock, pass } = frames();
    const moves: number[] = [];
    const stop = animate(
      0,
      1000,
      1000,
      (position) => moves.push(position),
      () => expect.unreachable(),
      clock,
    );
    pass();
    stop();
    expect(pass()).toBe(false);
    expect(moves).toHaveLength(2);
  });
});
