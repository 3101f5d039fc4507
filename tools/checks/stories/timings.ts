// How long each part of a visit takes, in all browsers together: `npm run visual -- --timings`.

const spent = new Map<string, { count: number; milliseconds: number }>();

/** Counts the time of one part. */
export async function timed<Result>(part: string, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await run();
  } finally {
    const { count, milliseconds } = spent.get(part) ?? { count: 0, milliseconds: 0 };
    spent.set(part, { count: count + 1, milliseconds: milliseconds + performance.now() - from });
  }
}

/** A line for each part, the longest first. Browsers work beside each other: the sum is more than the run took. */
export function timingLines(): string[] {
  const all = [...spent].toSorted(([, one], [, other]) => other.milliseconds - one.milliseconds);
  const sum = all.reduce((total, [, { milliseconds }]) => total + milliseconds, 0);
  return all.map(
    ([part, { count, milliseconds }]) =>
      `${part.padEnd(24)} ${String(count).padStart(6)} × ${(milliseconds / count).toFixed(1).padStart(7)} ms  ${((100 * milliseconds) / sum).toFixed(1).padStart(5)} %`,
  );
}
