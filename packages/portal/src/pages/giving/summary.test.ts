import { describe, expect, it } from 'vitest';
import { cardIntentFor, intentFor } from './orders/access.ts';
import { totalOf } from './summary.tsx';

const target = { type: 'general', slug: null, title: 'General' } as const;
const donation = { target, monthly_price: 30_00, months_left: 3 };
const total = (checkOutOrder: ReturnType<typeof intentFor>) => totalOf({ checkOutOrder, paymentDetails: null });

describe('amount due before the checkout is created', () => {
  it('is the failed month of a monthly donation whose card is changed', () => {
    expect(total(cardIntentFor({ number: 'T-1' }, { ...donation, status: 'failed' }))).toBe(30_00);
  });
  it.each(['active', 'paused'] as const)('is zero when the card of a donation that is %s is changed', (status) => {
    expect(total(cardIntentFor({ number: 'T-1' }, { ...donation, status }))).toBe(0);
  });
  it('is one month of an unpaid order', () => {
    expect(total(intentFor({ number: 'T-1' }, { target, price: 50_00, qty: 4 }))).toBe(50_00);
  });
});
