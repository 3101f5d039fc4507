import { expect, it } from 'vitest';
import { contract } from '../contract.gen.ts';
import { DONATION_LIMITS, MONTHS_LIMITS } from './rules.ts';

interface Schema {
  $ref?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
}

const { schemas } = contract['components'] as { schemas: Record<string, Schema> };
const boundsOf = (name: string, property: string) => {
  const own = schemas[name]?.properties?.[property];
  const { minimum: min, maximum: max } = schemas[own?.$ref?.split('/').at(-1) ?? ''] ?? own ?? {};
  return { min, max };
};

it.each([
  ['CheckoutRequest', 'monthly_price'],
  ['AmountRequest', 'monthly_price'],
  ['BalanceRequest', 'amount'],
])('the limits of an amount are those of %s.%s in openapi.yaml', (name, property) => {
  expect(DONATION_LIMITS).toEqual(boundsOf(name, property));
});

it('the limits of months are those of openapi.yaml', () => {
  expect(MONTHS_LIMITS).toEqual(boundsOf('CheckoutRequest', 'months'));
});
