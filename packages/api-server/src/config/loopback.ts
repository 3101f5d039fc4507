/** Returns whether a host name or address, as in a URL or in HOST, is this machine itself. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
