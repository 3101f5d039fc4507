import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath } from './internal-path.ts';

describe('internalPath', () => {
  it.each(['/', '/profile/address', '/en/profile/address?tab=1#top', '/branches/al-rass', '/news/%D8%A3', '/a?next=/b'])('keeps %s', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b', '/a\n//b', 'profile', '/.evil', '/a:b', `/${'a'.repeat(3000)}`])(
    'drops %j',
    (path) => {
      expect(internalPath(path)).toBeNull();
    },
  );

  it('never lets a reader leave the site, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.string().map((text) => `/${text}`)), (text) => {
        const path = internalPath(text);
        return path === null || new URL(path, 'https://taawun.example').origin === 'https://taawun.example';
      }),
    );
  });
});
