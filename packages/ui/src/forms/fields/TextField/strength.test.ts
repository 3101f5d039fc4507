import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength, strengthLevels } from './strength.ts';

const rank = (text: string): number => strengthLevels.indexOf(passwordStrength(text)?.level ?? 'weak');

describe('strength of a password', () => {
  it('returns nothing for an empty password', () => expect(passwordStrength('')).toBeNull());

  it.each([
    ['123456', 'weak', 'common'],
    ['١٢٣٤٥٦', 'weak', 'common'],
    ['P@ssw0rd2026!', 'weak', 'common'],
    ['محمد١٢٣', 'weak', 'common'],
    ['aaaaaaaaaaaa', 'weak', 'repeated'],
    ['abcdefghijkl', 'weak', 'sequence'],
    ['poiuytrewq', 'weak', 'sequence'],
    ['نخلة', 'weak', 'longer'],
    ['nakhla-7', 'fair', 'longer'],
    ['palmwellmarket', 'fair', 'variety'],
    ['nakhla-7-Bir', 'good', 'longer'],
    ['نخلة عند البئر ٧', 'strong', null],
    ['Palm-well.7-market', 'strong', null],
  ] as const)('%s is %s: %s', (password, level, hint) => {
    expect(passwordStrength(password)).toMatchObject({ level, hint });
  });

  it('returns the number of missing characters', () => expect(passwordStrength('nakhla-7')?.missing).toBe(6));

  it('never decreases when a character is added that is neither a repetition nor a sequence', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 24 }), (password) => {
        expect(rank(`${password}·x·`)).toBeGreaterThanOrEqual(rank(password));
      }),
    );
  });
});
