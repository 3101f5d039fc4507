/** Position in PostgreSQL's log of writes, as a number. */
export type Position = bigint;

/**
 * Reads a position as PostgreSQL writes it: two hexadecimal numbers, `16/B374D848`.
 * @throws Error for another text
 */
export function parsePosition(text: string): Position {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`"${text}" is no position in PostgreSQL's log.`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Sample {
  /** Milliseconds on this process's clock. */
  at: number;
  position: Position;
}

/** More samples are not needed to distinguish a lag that is too long from one that is not. */
const MAX_SAMPLES = 1_300;

/**
 * Measures how old the data of a replica is: the replica has everything that the primary had when it was at the position
 * that the replica has now reached. Needs no clock but this process's, and an idle primary is no lag.
 */
export function createLag() {
  let samples: Sample[] = [];
  return {
    /** Records where the primary is. A position before the last one is another history: the samples are dropped. */
    primaryAt(position: Position, at: number): void {
      const last = samples.at(-1);
      if (last && position < last.position) samples = [];
      samples.push({ position, at });
      if (samples.length > MAX_SAMPLES) samples.splice(1, 1);
    },
    /**
     * Returns the age of the replica's data in ms, which is at least this when no sample is as old; `null` before the
     * first sample.
     */
    replicaAt(position: Position, now: number): number | null {
      const reached = samples.findLastIndex((sample) => sample.position <= position);
      if (reached > 0) samples.splice(0, reached);
      const oldest = samples[0];
      return oldest ? now - oldest.at : null;
    },
  };
}
