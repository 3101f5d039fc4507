import fc from 'fast-check';
import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { mayBuy, percentAfter, ticketSums } from './ticket.ts';
import { ticketSchema, type TicketLimits } from './ticketSchema.ts';

const cap = { owned: 240, total: 10_000, capPercent: 10 };

describe('what a ticket comes to', () => {
  it.each([
    ['buy', 40, 12_500, 50, { sum: 500_000, fee: 2500, total: 502_500 }],
    ['sell', 40, 12_500, 50, { sum: 500_000, fee: 2500, total: 497_500 }],
    ['buy', 3, 33, 50, { sum: 99, fee: 0, total: 99 }],
    ['buy', 1, 12_500, undefined, { sum: 12_500, fee: 0, total: 12_500 }],
    ['sell', 1, 100, () => 500, { sum: 100, fee: 500, total: 0 }],
  ] as const)('%s %i at %i', (type, quantity, price, fee, sums) =>
    expect(ticketSums(type, quantity, price, fee)).toEqual(sums),
  );

  it.each([
    [null, 100],
    [Number.NaN, 100],
    [1.5, 100],
    [0, 100],
    [-1, 100],
    [1, null],
    [1, Number.NaN],
    ['2', 100],
    [Number.MAX_SAFE_INTEGER, 2],
  ])('is 0 for %s at %s', (quantity, price) => expect(ticketSums('buy', quantity, price)).toBeNull());
});

describe('the ownership cap', () => {
  it('returns the remaining shares and the resulting percentage', () => {
    expect([mayBuy(cap), percentAfter(cap, 60)]).toEqual([760, 3]);
    expect(mayBuy({ ...cap, owned: 2000 })).toBe(0);
    expect(percentAfter({ ...cap, total: 0 }, 1)).toBe(0);
  });
  it('allows purchases up to it and never beyond', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (owned, total, tenths) => {
          const own = { owned, total, capPercent: tenths / 10 };
          const maxShares = mayBuy(own);
          fc.pre(maxShares > 0);
          expect(percentAfter(own, maxShares)).toBeLessThanOrEqual(own.capPercent + 1e-6);
          expect(percentAfter(own, maxShares + 1)).toBeGreaterThan(own.capPercent - 1e-6);
        },
      ),
    );
  });
});

const good = { quantity: 40, price: 12_500, expiresInDays: '30' };
const codeOf = async (limits: TicketLimits, values: object): Promise<unknown> =>
  ticketSchema(limits)
    .validate({ ...good, ...values }, { abortEarly: false })
    .then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof ValidationError) return thrown.errors[0];
        throw thrown;
      },
    );

describe('the rules of a ticket', () => {
  it.each([
    ['whole shares', {}, { quantity: 1.5 }, { code: 'integer' }],
    ['at least one', {}, { quantity: 0 }, { code: 'min', values: { min: 1 } }],
    ['some shares', {}, { quantity: null }, { code: 'required' }],
    ['a number', {}, { quantity: Number.NaN }, { code: 'numeric' }],
    ['all that is held', { holding: 40 }, {}, null],
    ['more than is held', { holding: 39 }, {}, { code: 'sharesHeld', values: { count: 39 } }],
    ['up to the cap', { ownershipCap: cap }, { quantity: 760 }, null],
    [
      'over the cap',
      { ownershipCap: cap },
      { quantity: 761 },
      { code: 'ownershipCap', values: { count: 760, percent: 10 } },
    ],
    ['a price', {}, { price: null }, { code: 'required' }],
    ['a price that is one', {}, { price: Number.NaN }, { code: 'amount' }],
    ['too cheap', { minPrice: 12_600 }, {}, { code: 'amountMin', values: { min: 126 } }],
    ['too dear', { maxPrice: 12_400 }, {}, { code: 'amountMax', values: { max: 124 } }],
    ['an expiry', {}, { expiresInDays: '' }, { code: 'required' }],
  ] as const)('%s', async (_name, limits, values, expected) => expect(await codeOf(limits, values)).toEqual(expected));
});
