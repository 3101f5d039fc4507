import { describe, expect, it } from 'vitest';
import { sanitize } from './sanitize.ts';

describe('sanitize', () => {
  it('preserves structure and emphasis', () => {
    const html = '<h2>عنوان</h2><p>نص <strong>مهم</strong></p><ul><li>أ</li></ul><blockquote>قول</blockquote>';
    expect(sanitize(html)).toBe(html);
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x61;script:alert(1)">x</a>',
    '<svg onload=alert(1)></svg>',
    '<iframe src="//evil.example"></iframe>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
  ])('sanitises %s', (html) =>
    expect(sanitize(html)).not.toMatch(/<script|javascript:|data:text|\son\w+\s*=|<iframe|<svg|<math|style=/i),
  );
  it('prefixes ids, so that no heading is taken for an element or a global of the page', () => {
    expect(sanitize('<h2 id="config">x</h2><h3 id=taawunPush>y</h3><a href="#config">z</a>')).toBe(
      '<h2 id="text-config">x</h2><h3 id="text-taawunPush">y</h3><a href="#text-config">z</a>',
    );
    expect(sanitize('<h2 id="a&quot;><img src=x onerror=b>">x</h2>')).not.toMatch(/<img[^>]*onerror/);
  });
  it('opens other sites without window.opener', () =>
    expect(sanitize('<a href="https://other.example/a">x</a>')).toBe(
      '<a href="https://other.example/a" rel="noopener noreferrer">x</a>',
    ));
  it('does not change internal links', () => expect(sanitize('<a href="/news">x</a>')).toBe('<a href="/news">x</a>'));
});
