import { expect, test } from 'vitest';
import { isLocal, networkOf, subscriberOf } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:1:2::3', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
])('%s is of %s and %s', (address, network, subscriber) => {
  expect([networkOf(address), subscriberOf(address)]).toEqual([network, subscriber]);
});
test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9'])('%s is local', (address) =>
  expect(isLocal(address)).toBe(true),
);
test.each(['128.0.0.1', '::2', '12.7.0.1'])('%s is not local', (address) => expect(isLocal(address)).toBe(false));
