import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath, withRedirect } from './internal-path.ts';

describe('internalPath', () => {
  it.each([
    '/',
    '/profile/address',
    '/en/profile/address?tab=1#top',
    '/branches/al-rass',
    '/news/%D8%A3',
    '/a?next=/b',
  ])('keeps %s', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\n//b',
    'profile',
    '/.evil',
    '/a:b',
    `/${'a'.repeat(3000)}`,
  ])('drops %j', (path) => {
    expect(internalPath(path)).toBeNull();
  });

  it('rejects every path to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const path = internalPath(text);
          return path === null || new URL(path, 'https://taawun.example').origin === 'https://taawun.example';
        },
      ),
    );
  });
});

const withQuery = (address: string, query: string) => withRedirect(address, new URLSearchParams(query));
describe('redirect of a query', () => {
  it('is added to the next URL', () => {
    expect([
      withQuery('/login', 'redirect=%2Fprofile%3Fpage%3D2'),
      withQuery('/forgotpassword?sent=1', 'redirect=/profile&x=1'),
    ]).toEqual(['/login?redirect=%2Fprofile%3Fpage%3D2', '/forgotpassword?sent=1&redirect=%2Fprofile']);
  });
  it.each(['', 'redirect=', 'redirect=//elsewhere.example', 'redirect=https://elsewhere.example'])(
    'is dropped from %j',
    (query) => {
      expect(withQuery('/login', query)).toBe('/login');
    },
  );
});
