import { isIPv4 } from 'node:net';

/** Address without the mapping of IPv4 into IPv6. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const parts = (text: string) => text.split(':').filter(Boolean);

/** The first 16-bit groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const missing = tail === undefined ? 0 : 8 - parts(head).length - parts(tail).length;
  const whole = [...parts(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...parts(tail ?? '')];
  return whole
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** Truncates an address to its network for logs and familiar places: 203.0.113.0/24, 2001:db8:1::/48. */
export function networkOf(address: string): string {
  const known = plain(address);
  return isIPv4(known) ? `${known.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(known, 3)}::/48`;
}

/** The unit that limits count: an IPv4 address, or the /64 of IPv6, which one subscriber has. */
export function subscriberOf(address: string): string {
  const known = plain(address);
  return isIPv4(known) ? known : `${groupsOf(known, 4)}::/64`;
}

/** Returns whether an address is this machine itself. */
export const isLocal = (address: string): boolean => plain(address).startsWith('127.') || address === '::1';
