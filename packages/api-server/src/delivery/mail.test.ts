import { expect, test } from 'vitest';
import { BUTTONS, TEXTS } from '../giving/texts.ts';
import colors from './mail-colors.gen.json' with { type: 'json' };
import { composeMail } from './mail.ts';

const link = 'https://taawun.example/giving/A-10482?code=Zk3v&x="><script>alert(1)</script>';
const pdf = 'https://taawun.example/api/receipts/R-2026-000123/pdf?code=Zk3v';

function receipt(locale: 'ar' | 'en', name: string, test = false) {
  const facts = {
    name,
    amount: 25_000,
    target: locale === 'ar' ? 'كفالة' : 'Sponsorship',
    number: 'R-2026-000123',
    pdf,
    link: pdf,
    test,
  };
  const { subject, body } = TEXTS.receipt[locale];
  const layout = { buttons: [{ url: pdf, label: BUTTONS[locale].pdf }] };
  return composeMail({ subject: subject(facts), body: body(facts), locale, layout });
}

/** Tags and attributes that make the structure, without styles and texts. */
const structureOf = (html: string): string[] =>
  [...html.matchAll(/<(?!style|\/|!)(\w+)[^>]*>/g)].map(([tag, name]) =>
    [name, /\bclass="(\w+)/.exec(tag)?.[1], /\bdir="(\w+)/.exec(tag)?.[1], /\bhref="([^"]*)/.exec(tag)?.[1]]
      .filter(Boolean)
      .join(' '),
  );

test('the structure of a receipt', () => {
  expect(structureOf(receipt('ar', 'سارة').html)).toMatchInlineSnapshot(`
    [
      "html rtl",
      "head",
      "meta",
      "meta",
      "meta",
      "meta",
      "meta",
      "title",
      "body page",
      "div",
      "table page rtl",
      "tr",
      "td outer",
      "table",
      "tr",
      "td",
      "table",
      "tr",
      "td",
      "span brand",
      "tr",
      "td inner",
      "table",
      "tr",
      "td",
      "h1 title",
      "tr",
      "td",
      "p text",
      "tr",
      "td",
      "p text",
      "tr",
      "td",
      "p text",
      "tr",
      "td",
      "table",
      "tr",
      "td button",
      "a button https://taawun.example/api/receipts/R-2026-000123/pdf?code=Zk3v",
      "tr",
      "td",
      "p small",
      "a link ltr https://taawun.example/api/receipts/R-2026-000123/pdf?code=Zk3v",
      "tr",
      "td",
      "p text",
      "tr",
      "td",
      "table",
      "tr",
      "td button",
      "a button https://taawun.example/api/receipts/R-2026-000123/pdf?code=Zk3v",
      "tr",
      "td",
      "p small",
      "a link ltr https://taawun.example/api/receipts/R-2026-000123/pdf?code=Zk3v",
      "tr",
      "td",
      "p small",
    ]
  `);
  const { html, text } = receipt('en', 'Sara');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain(colors.dark.surface);
  expect(html).not.toMatch(/<img|<script|url\(|@import|<link/);
  expect(text).toContain(pdf);
});

test('text of donors is escaped and quoted, in every place', () => {
  const { html } = receipt('en', '<img src=x onerror=alert(1)> & "co"');
  expect(html).toContain('“&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;”');
  const evil = composeMail({
    subject: '</title><script>alert(1)</script>',
    body: `text\n${link.replaceAll(' ', '')}`,
    locale: 'en',
    layout: null,
  });
  expect(evil.html).not.toContain('<script');
  expect(evil.html).toContain('href="https://taawun.example/giving/A-10482?code=Zk3v&amp;x=&quot;&gt;&lt;script&gt;');
});

test('a code is set large, and not shown in lists of messages', () => {
  const { html, text } = composeMail({
    subject: 'Your verification code',
    body: 'Verification code: 482913\nIt is good for 10 minutes.',
    locale: 'en',
    layout: { code: '482913' },
  });
  expect(html).toMatch(/<div dir="ltr" class="code"[^>]*>482913<\/div>/);
  expect(html.split('482913')).toHaveLength(2);
  expect(/aria-hidden="true">([^&]*)/.exec(html)?.[1]).toBe('It is good for 10 minutes.');
  expect(text).toContain('Verification code: 482913');
});

test('a receipt of a test payment says so first', () => {
  expect(receipt('en', 'Sara', true)).toMatchObject({
    subject: 'Test: Your donation receipt R-2026-000123',
    text: expect.stringMatching(/^This is a test receipt: no money was paid\.\n/) as string,
  });
  expect(receipt('ar', 'سارة', true).subject).toMatch(/^تجربة: /);
  expect(receipt('ar', 'سارة').text).not.toContain('تجربة');
});

test('a message of an earlier release is composed in Arabic', () => {
  const { html } = composeMail({ subject: 'عنوان', body: 'نص\nhttps://taawun.example/x', locale: null, layout: null });
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('>فتح الرابط</a>');
});
