import { expect, it } from 'vitest';
import { contract } from '../contract.gen.ts';
import { DONATION_LIMITS } from './rules.ts';

interface Schema { properties?: Record<string, { minimum?: number; maximum?: number }> }

it.each(['CheckoutRequest', 'AmountRequest'])('the limits of a donation are those of %s in openapi.yaml', (name) => {
  const { schemas } = contract['components'] as { schemas: Record<string, Schema> };
  const { minimum: min, maximum: max } = schemas[name]?.properties?.['monthly_price'] ?? {};
  expect(DONATION_LIMITS).toEqual({ min, max });
});
