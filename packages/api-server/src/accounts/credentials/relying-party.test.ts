import { describe, expect, test } from 'vitest';
import { expectedOrigin, relyingPartyId } from './relying-party.ts';

const clientData = (origin: string): string =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'x', origin })).toString('base64url');

test.each([
  ['https://taawun.example.sa', 'taawun.example.sa'],
  ['https://www.taawun.example:8443', 'www.taawun.example'],
  ['http://localhost:4000', 'localhost'],
  // No host of passkeys: the page on localhost has them.
  ['http://127.0.0.1:4000', 'localhost'],
  ['http://[::1]:4000', 'localhost'],
])('passkeys of %s belong to %s', (publicOrigin, id) => expect(relyingPartyId({ publicOrigin })).toBe(id));

describe('a passkey is used on the site alone', () => {
  const site = { publicOrigin: 'https://taawun.example', profile: 'production' } as const;
  const demo = { publicOrigin: 'http://localhost:0', profile: 'demo' } as const;

  test.each(['https://taawun.example', 'http://localhost:4000', 'https://evil.example'])(
    'in production, whatever page has called the device: %s',
    (origin) => expect(expectedOrigin(site, clientData(origin))).toBe('https://taawun.example'),
  );

  test('in a demo on every port of localhost', () => {
    expect(expectedOrigin(demo, clientData('http://localhost:41234'))).toBe('http://localhost:41234');
  });

  test.each(['https://localhost:4000', 'http://127.0.0.1:4000', 'http://evil.localhost:4000', 'https://evil.example'])(
    'in a demo not on %s',
    (origin) => expect(expectedOrigin(demo, clientData(origin))).not.toBe(origin),
  );

  test('in production on localhost only with its own port', () => {
    const local = { ...demo, profile: 'production' } as const;
    expect(expectedOrigin(local, clientData('http://localhost:41234'))).toBe('http://localhost:0');
  });

  test.each(['', 'e30', 'AAAA'])('client data that names none (%j) is an error', (text) =>
    expect(() => expectedOrigin(demo, text)).toThrow(/JSON|URL/),
  );
});
