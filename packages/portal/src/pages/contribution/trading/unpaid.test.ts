import { expect, it } from 'vitest';
import type { ShareOffer } from '@taawun/api-client';
import { isUnpaid } from './unpaid.ts';

const lapsed: ShareOffer = {
  id: 1,
  type: 'buy',
  status: 'expired',
  shares: 5,
  filled: 2,
  price: 12_500,
  total: 62_500,
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2026-11-08T08:00:00.000Z',
  closed_at: '2026-11-08T08:00:30.000Z',
  mine: true,
};

it.each<[string, Partial<ShareOffer>, boolean]>([
  ['an expired purchase', {}, true],
  ['a purchase that was closed at its expiry', { closed_at: lapsed.expires_at }, true],
  ['a withdrawn purchase', { closed_at: '2026-11-03T08:00:00.000Z' }, false],
  ['an open purchase', { status: 'pending', closed_at: null }, false],
  ['a filled purchase', { status: 'succeeded', filled: 5 }, false],
  ['a sale', { type: 'sell' }, false],
])('%s', (_, change, unpaid) => expect(isUnpaid({ ...lapsed, ...change })).toBe(unpaid));
