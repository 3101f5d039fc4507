import { describe, expect, test } from 'vitest';
import type { Kit } from './kit.ts';

export function describeWrites({ ok, rejected, newKey }: Kit): void {
  const message = () => ({
    user_name: 'نورة العتيبي',
    user_email: 'noura@mail.example',
    topic_id: 1,
    message: `أقترح تمديد ساعات العمل. <b>${newKey()}</b>`,
  });

  describe('contact', () => {
    test('returns a reference, the same for a repeated message', async () => {
      const [first, other] = [message(), message()];
      const { reference, message: thanks } = await ok('sendContact', first, { locale: 'en' });
      expect(thanks).toMatch(/thank you/i);
      expect((await ok('sendContact', first)).reference).toBe(reference);
      expect((await ok('sendContact', other)).reference).not.toBe(reference);
    });

    test('is stored once per key, also concurrently; another message with the key is a conflict', async () => {
      const [headers, content] = [{ 'Idempotency-Key': newKey() }, message()];
      const answers = await Promise.all([1, 2, 3].map(() => ok('sendContact', content, { headers })));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect((await rejected('sendContact', message(), 409, { headers })).code).toBe('conflict');
    });

    test.each([
      [{ topic_id: 999_999 }, 'topic_id'],
      [{ topic_id: '1' }, 'topic_id'],
      [{ user_email: 'noura' }, 'user_email'],
      [{ user_name: '   ' }, 'user_name'],
      [{ message: 'short' }, 'message'],
      [{ message: 'x'.repeat(4_001) }, 'message'],
      [{ message: 'a NUL \0 inside it' }, 'message'],
      [{ attachment: 'x' }, 'attachment'],
    ])('rejects %j', async (change, field) => {
      expect(Object.keys((await rejected('sendContact', { ...message(), ...change }, 422)).errors ?? {})).toEqual([
        field,
      ]);
    });

    test('rejects an invalid idempotency key', async () => {
      expect(
        Object.keys(
          (await rejected('sendContact', message(), 422, { headers: { 'Idempotency-Key': 'x y' } })).errors ?? {},
        ),
      ).toEqual(['Idempotency-Key']);
    });
  });

  describe('page feedback', () => {
    test('is counted under the page’s one path', async () => {
      const { slug } = (await ok('listNews', {})).news[0]!;
      for (const [path, counted] of [
        ['/about-us', '/about-us'],
        ['/en/identity/vision/', '/identity/vision'],
        [`/media_center/news/${slug}`, `/news/${slug}`],
      ] as const)
        expect((await ok('sendPageFeedback', { path, useful: true })).page_feedback).toEqual({
          path: counted,
          useful: true,
        });
      const text = `لم أجد <b>${newKey()}</b>`;
      expect((await ok('sendPageFeedback', { path: '/about-us', useful: false, text })).page_feedback.useful).toBe(
        false,
      );
    });

    test.each([
      [{ path: '/profile' }, 'path'],
      [{ path: '/' }, 'path'],
      [{ path: '/news/no-such-article' }, 'path'],
      [{ path: 'about-us' }, 'path'],
      [{ path: `/news/${'x'.repeat(200)}` }, 'path'],
      [{ path: '/about-us?token=x' }, 'path'],
      [{ useful: 'yes' }, 'useful'],
      [{ useful: undefined }, 'useful'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(501) }, 'text'],
      [{ user_email: 'noura@mail.example' }, 'user_email'],
    ])('rejects %j', async (change, field) => {
      const input = { path: '/about-us', useful: false, ...change };
      expect(Object.keys((await rejected('sendPageFeedback', input, 422)).errors ?? {})).toEqual([field]);
    });
  });
}
