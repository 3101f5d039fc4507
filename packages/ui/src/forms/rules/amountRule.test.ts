import { expect, it } from 'vitest';
import { amountRule } from './amountRule.ts';

const LIMITS = { min: 1_000, max: 5_000_000 };

it.each([
  ['missing', { code: 'required' }],
  ['notANumber', { code: 'amount' }],
  ['decimals', { code: 'amountDecimals' }],
  ['belowMinimum', { code: 'amountMin', values: { min: 10 } }],
  ['aboveMaximum', { code: 'amountMax', values: { max: 50_000 } }],
] as const)('says of an amount that is %s: %o', (fault, rule) => expect(amountRule(fault, LIMITS)).toEqual(rule));

it('says of a negative amount without a minimum that it is no amount', () => {
  expect(amountRule('belowMinimum', {})).toEqual({ code: 'amount' });
});
