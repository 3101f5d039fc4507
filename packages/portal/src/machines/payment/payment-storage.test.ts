import { expect, it } from 'vitest';
import { OPEN_CHECKOUT } from './open-checkout.ts';
import { createPaymentStorage, type Shelf } from './payment-storage.ts';

function shelf(): Shelf & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

it('keeps a name and nothing else, until there is none', () => {
  const kept = shelf();
  const storage = createPaymentStorage(kept);
  expect(storage.read()).toBeNull();
  storage.write('checkout-1');
  expect([...kept.items.values()]).toEqual(['{"version":1,"checkout_id":"checkout-1"}']);
  expect(createPaymentStorage(kept).read()).toBe('checkout-1');
  storage.write(null);
  expect([storage.read(), kept.items.size]).toEqual([null, 0]);
});

it.each(['', 'x', '{}', 'null', '{"version":2,"checkout_id":"a"}', '{"version":1,"checkout_id":7}'])(
  'drops what another page has kept: %j',
  (text) => {
    const kept = shelf();
    kept.setItem(OPEN_CHECKOUT, text);
    expect(createPaymentStorage(kept).read()).toBeNull();
  },
);

it('bears a browser that keeps nothing, or refuses', () => {
  const refusing: Shelf = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  };
  for (const storage of [createPaymentStorage(null), createPaymentStorage(refusing)]) {
    storage.write('checkout-1');
    storage.write(null);
    expect(storage.read()).toBeNull();
  }
});
