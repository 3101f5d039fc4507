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
  ['a purchase whose time is over', {}, true],
  ['one that was ended at the very moment', { closed_at: lapsed.expires_at }, true],
  ['one that was withdrawn', { closed_at: '2026-11-03T08:00:00.000Z' }, false],
  ['one that stands', { status: 'pending', closed_at: null }, false],
  ['one that was met', { status: 'succeeded', filled: 5 }, false],
  ['a sale', { type: 'sell' }, false],
])('%s', (_, change, unpaid) => expect(isUnpaid({ ...lapsed, ...change })).toBe(unpaid));
