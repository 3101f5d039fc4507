import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLag, parsePosition } from './lag.ts';

test('positions are read as PostgreSQL writes them', () => {
  expect(parsePosition('0/0')).toBe(0n);
  expect(parsePosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(parsePosition('1/0') > parsePosition('0/FFFFFFFF')).toBe(true);
  for (const text of ['', '16', '16/', 'x/1', '1/123456789'])
    expect(() => parsePosition(text)).toThrow(/is no position/);
});

describe('age of the data of a replica', () => {
  test('is the time since the primary was where the replica is', () => {
    const lag = createLag();
    expect(lag.replicaAt(10n, 0)).toBeNull();
    lag.primaryAt(10n, 0);
    lag.primaryAt(20n, 500);
    lag.primaryAt(30n, 1_000);
    expect(lag.replicaAt(20n, 1_100)).toBe(600);
    expect(lag.replicaAt(29n, 1_200)).toBe(700);
    expect(lag.replicaAt(30n, 1_300)).toBe(300);
  });

  test('of an idle primary does not grow, and of a replica that stands still does', () => {
    const lag = createLag();
    for (let at = 0; at <= 60_000; at += 500) {
      lag.primaryAt(10n, at);
      expect(lag.replicaAt(10n, at + 5)).toBe(5);
    }
    for (let at = 60_500; at <= 70_000; at += 500) {
      lag.primaryAt(11n, at);
      expect(lag.replicaAt(10n, at)).toBe(at - 60_000);
    }
  });

  test('is at least the age of the oldest sample', () => {
    const lag = createLag();
    lag.primaryAt(10n, 1_000);
    lag.primaryAt(20n, 2_000);
    expect(lag.replicaAt(5n, 3_000)).toBe(2_000);
  });

  test('begins anew with another history of the primary', () => {
    const lag = createLag();
    lag.primaryAt(100n, 0);
    lag.primaryAt(90n, 500);
    expect(lag.replicaAt(95n, 600)).toBe(100);
  });

  test('is never less than the real one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(9)), { minLength: 1, maxLength: 60 }), (steps) => {
        const lag = createLag();
        let [written, replayed] = [0, 0];
        const writtenAt: number[] = [];
        for (const [at, [writes, replays]] of steps.entries()) {
          for (let each = 0; each < writes; each++) writtenAt[written++] = at;
          lag.primaryAt(BigInt(written), at);
          replayed = Math.min(written, replayed + replays);
          // The first write that the replica does not have is this old.
          const real = replayed < written ? at - writtenAt[replayed]! : 0;
          expect(lag.replicaAt(BigInt(replayed), at)).toBeGreaterThanOrEqual(Math.min(real, at));
        }
      }),
    );
  });

  test('stays exact over many samples', () => {
    const lag = createLag();
    for (let at = 0; at < 5_000; at++) lag.primaryAt(BigInt(at), at);
    expect(lag.replicaAt(0n, 5_000)).toBe(5_000);
    expect(lag.replicaAt(4_990n, 5_000)).toBe(10);
  });
});
