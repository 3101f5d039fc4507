import { addDays, riyadhDay } from '@taawun/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '../../src/composition/housekeeping.ts';
import { createServices } from '../../src/composition/services.ts';
import type { Services } from '../../src/context/services.ts';
import { commandsOn } from '../kit/commands.ts';
import { puppet } from '../kit/giving.ts';
import { databases, startServer } from '../kit/kit.ts';

describe.each(databases)('feedback on pages, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let services: Services;
  const command = commandsOn(() => services);
  const db = () => running.server.database.db;
  const today = riyadhDay(new Date());
  const send = (payload: object, address: string, locale = 'ar') =>
    running.server.app.inject({
      method: 'POST',
      url: '/api/page-feedback',
      payload,
      headers: { 'x-locale': locale, 'user-agent': 'Secret/1.0' },
      remoteAddress: address,
    });

  beforeAll(async () => {
    running = await startServer(kind);
    services = createServices({ db: db(), config: running.config, gateway: puppet() });
  });
  afterAll(() => running.stop());

  test('is stored with its day and language, and without its sender', async () => {
    expect(await command(['feedback', 'summary'])).toBe('No feedback.');
    expect(await command(['feedback', 'list'])).toBe('No feedback.');
    const text = '  Call me:\n0512345678 ';
    expect((await send({ path: '/en/about-us', useful: false, text }, '203.0.113.7', 'en')).statusCode).toBe(201);
    expect((await send({ path: '/about-us', useful: true }, '203.0.113.7')).statusCode).toBe(201);
    expect((await send({ path: '/privacy-policy', useful: true }, '203.0.113.8')).statusCode).toBe(201);
    const rows = await db().selectFrom('page_feedback').selectAll().orderBy('id').execute();
    const id = expect.any(Number) as number;
    expect(rows).toEqual([
      { id, date: today, path: '/about-us', locale: 'en', useful: false, text: 'Call me:\n0512345678' },
      { id, date: today, path: '/about-us', locale: 'ar', useful: true, text: null },
      { id, date: today, path: '/privacy-policy', locale: 'ar', useful: true, text: null },
    ]);
  });

  test('is read by the staff: the counts by page, and the texts with their numbers masked', async () => {
    expect(await command(['feedback', 'summary', '--from', today, '--to', today])).toBe(
      'page\tyes\tno\tuseful\ttexts\n/about-us\t1\t1\t50 %\t1\n/privacy-policy\t1\t0\t100 %\t0',
    );
    expect(await command(['feedback', 'summary', '--to', addDays(today, -1)])).toBe('No feedback.');
    expect(await command(['feedback', 'list', '--page', '/privacy-policy'])).toBe('No feedback.');
    const masked = await command(['feedback', 'list', '--page', '/about-us']);
    expect(masked).toMatch(/\t\/about-us\ten\tno\tCall me: /);
    expect(masked).not.toContain('0512345678');
    expect(await command(['feedback', 'list', '--full'])).toBe(`${today}\t/about-us\ten\tno\tCall me: 0512345678`);
  });

  test('is limited by address', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 31; call++)
      statuses.push((await send({ path: '/about-us', useful: true }, '198.51.100.20')).statusCode);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([201]), 429]);
    expect((await send({ path: '/about-us', useful: true }, '198.51.100.21')).statusCode).toBe(201);
  });

  test('is deleted after 400 days', async () => {
    const old = { path: '/about-us', locale: 'ar' as const, useful: true };
    for (const days of [400, 401])
      await db()
        .insertInto('page_feedback')
        .values({ ...old, date: addDays(today, -days), text: `${days} days ago` })
        .execute();
    await removeExpired(db());
    const rows = await db().selectFrom('page_feedback').select('text').where('text', 'like', '%ago').execute();
    expect(rows).toEqual([{ text: '400 days ago' }]);
  });
});
