import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDelivery, createSenders } from '../../src/delivery/worker.ts';
import { deliverDue, MAX_TRIES, removeDelivered } from '../../src/delivery/deliver.ts';
import { dropMessage, printOutbox, retryMessage } from '../../src/delivery/staff.ts';
import { sendAccountMessage } from '../../src/notifications/account-messages.ts';
import { createOutbox, outbox } from '../../src/notifications/messages.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import type { Senders } from '../../src/delivery/deliver.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';
import { smtpError, startSmtp, type SmtpSink } from '../kit/smtp.ts';

const FROM = 'تعاون <no-reply@taawun.example>';
const mailTo = { channel: 'email', recipient: 'sara@example.com' } as const;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const sendersFor = (url: string): Senders => {
  const senders = createSenders(testConfig({ SMTP_URL: url, MAIL_FROM: FROM, MAIL_REPLY_TO: 'help@taawun.example' }));
  cleanups.push(() => senders.email?.close());
  return senders;
};
async function smtp(options?: Parameters<typeof startSmtp>[0]): Promise<SmtpSink> {
  const sink = await startSmtp(options);
  cleanups.push(() => sink.stop().catch(() => undefined));
  return sink;
}
const rowsOf = (db: Db) => db.selectFrom('outbox').selectAll().orderBy('id').execute();
/** As if the time until the next attempt had passed. */
const makeDue = (db: Db) =>
  db.updateTable('outbox').set({ next_try_at: new Date() }).where('state', '=', 'waiting').execute();

describe.each(databases)('e-mail from the outbox on $name', ({ empty }) => {
  let database: TestDatabase;
  let opened: OpenDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await empty();
    opened = await openDatabase(testConfig(database.env));
    db = opened.db;
    await migrate(db);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('bounced_addresses').execute();
  });

  test('a code arrives with both parts, encoded headers and no trace in the database', async () => {
    const sink = await smtp();
    const until = new Date(Date.now() + 600_000);
    await sendAccountMessage(db, outbox, mailTo, 'code', { code: '482913', until }, 'ar');
    expect(await deliverDue(db, sendersFor(sink.url))).toBe(1);
    const [mail] = sink.mails;
    const [row] = await rowsOf(db);
    expect(mail?.subject).toBe('رمز التحقق');
    expect(mail?.from?.value).toEqual([{ name: 'تعاون', address: 'no-reply@taawun.example' }]);
    expect(mail?.replyTo?.text).toBe('help@taawun.example');
    expect(mail?.messageId).toBe(`<${row?.message_id}@taawun.example>`);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.text).toContain('رمز التحقق: 482913');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('>482913</div>');
    const headers = sink.raw[0]?.split('\r\n\r\n')[0] ?? '';
    expect(headers).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    expect(row).toMatchObject({ state: 'sent', tries: 1, body: '', layout: null, last_error: null });
    expect(await deliverDue(db, sendersFor(sink.url))).toBe(0);
    expect(sink.mails).toHaveLength(1);
  });

  test('a line break in subject or recipient begins no header', async () => {
    const sink = await smtp();
    const injected = 'hello\r\nBcc: eve@example.com';
    await outbox.send(db, { ...mailTo, subject: injected, body: 'text\r\nBcc: eve@example.com' });
    await db
      .insertInto('outbox')
      .values({ ...mailTo, subject: injected, body: 'written by another release' })
      .execute();
    await outbox.send(db, { channel: 'email', recipient: 'a@example.com, eve@example.com', subject: 's', body: 'b' });
    await deliverDue(db, sendersFor(sink.url));
    expect(sink.mails.length).toBeGreaterThanOrEqual(2);
    for (const mail of sink.mails) {
      expect(mail.headers.has('bcc')).toBe(false);
      expect(JSON.stringify(mail.to)).not.toContain('"address":"eve@example.com"');
    }
  });

  test('what is temporary is tried again, later each time, with the same id', async () => {
    const sink = await smtp();
    const senders = sendersFor(sink.url);
    sink.answers.rcpt.push(smtpError(451, 'greylisted sara@example.com'));
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    await deliverDue(db, senders);
    const [first] = await rowsOf(db);
    expect(first).toMatchObject({ state: 'waiting', tries: 1, last_error: 'SMTP RCPT TO 451' });
    expect(first?.next_try_at.getTime()).toBeGreaterThan(Date.now() + 20_000);
    expect(await deliverDue(db, senders)).toBe(0);
    await makeDue(db);
    await deliverDue(db, senders);
    expect(await rowsOf(db)).toMatchObject([{ state: 'sent', tries: 2 }]);
    expect(sink.mails[0]?.messageId).toContain(first?.message_id);
  });

  test('an address that does not exist bounces, until a code reaches it', async () => {
    const sink = await smtp();
    const senders = sendersFor(sink.url);
    sink.answers.rcpt.push(smtpError(550, '5.1.1 no such user sara@example.com'));
    await outbox.send(db, { ...mailTo, subject: 'one', body: 'b' });
    await deliverDue(db, senders);
    await outbox.send(db, { ...mailTo, subject: 'two', body: 'b' });
    await deliverDue(db, senders);
    expect(await rowsOf(db)).toMatchObject([
      { state: 'dead', tries: 1, last_error: 'SMTP RCPT TO 550 5.1.1' },
      { state: 'dead', last_error: 'the address has bounced' },
    ]);
    expect(sink.mails).toHaveLength(0);
    await sendAccountMessage(db, outbox, mailTo, 'code', { code: '482913', until: new Date(Date.now() + 60_000) });
    await deliverDue(db, senders);
    await outbox.send(db, { ...mailTo, subject: 'three', body: 'b' });
    await deliverDue(db, senders);
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['رمز التحقق', 'three']);
    expect(await db.selectFrom('bounced_addresses').selectAll().execute()).toEqual([]);
  });

  test('a policy and a rejected content are final and say nothing about the address', async () => {
    const sink = await smtp();
    sink.answers.rcpt.push(smtpError(550, '5.7.1 relaying denied'));
    sink.answers.data.push(smtpError(554, '5.6.0 spam'));
    const senders = sendersFor(sink.url);
    await outbox.send(db, { ...mailTo, subject: 'one', body: 'b' });
    await deliverDue(db, senders);
    await outbox.send(db, { ...mailTo, subject: 'two', body: 'b' });
    await deliverDue(db, senders);
    expect((await rowsOf(db)).map(({ state }) => state)).toEqual(['dead', 'dead']);
    expect(await db.selectFrom('bounced_addresses').selectAll().execute()).toEqual([]);
  });

  test('a server that is away is tried again, and gives up after the last attempt', async () => {
    const gone = await startSmtp();
    await gone.stop();
    const senders = sendersFor(gone.url);
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    await deliverDue(db, senders);
    expect(await rowsOf(db)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    const back = await smtp({ at: gone.port });
    await makeDue(db);
    await deliverDue(db, senders);
    expect(back.mails).toHaveLength(1);
    await back.stop();
    await outbox.send(db, { ...mailTo, subject: 'c', body: 'd' });
    for (let attempt = 0; attempt < MAX_TRIES + 2; attempt++) {
      await makeDue(db);
      await deliverDue(db, senders);
    }
    const [, dead] = await rowsOf(db);
    expect(dead).toMatchObject({ state: 'dead', tries: MAX_TRIES, body: 'd' });
    expect(await printOutbox(db, { dead: true })).toContain(`#${dead?.id}`);
    const again = await smtp({ at: gone.port });
    await retryMessage(db, dead?.id ?? 0);
    await deliverDue(db, senders);
    expect(again.mails).toHaveLength(1);
    await expect(dropMessage(db, dead?.id ?? 0)).rejects.toThrow('no message');
  });

  test('STARTTLS with a self-signed certificate is rejected', async () => {
    const sink = await smtp({ selfSigned: true });
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    await deliverDue(db, sendersFor(`${sink.url}?starttls=required`));
    expect(sink.mails).toHaveLength(0);
    expect(await rowsOf(db)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  test('a server without STARTTLS gets nothing where it is required', async () => {
    const sink = await smtp();
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    await deliverDue(db, sendersFor(`${sink.url}?starttls=required`));
    expect(sink.mails).toHaveLength(0);
    expect(await rowsOf(db)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  test('two workers send each message once', async () => {
    const sink = await smtp();
    for (let index = 0; index < 20; index++) await outbox.send(db, { ...mailTo, subject: `n ${index}`, body: 'b' });
    // The embedded database belongs to one process: its two workers share a connection.
    const other = opened.kind === 'PostgreSQL' ? await openDatabase(testConfig(database.env)) : opened;
    if (other !== opened) cleanups.push(other.close);
    const workers = [db, other.db].map((each) => deliverDue(each, sendersFor(sink.url)));
    const done = await Promise.all(workers);
    expect(done.reduce((sum, attempts) => sum + attempts, 0)).toBe(20);
    expect(new Set(sink.mails.map(({ subject }) => subject)).size).toBe(20);
    expect(sink.mails).toHaveLength(20);
  });

  test('a process that ends between sending and recording repeats the message with its id, and not for ever', async () => {
    const sink = await smtp();
    const { email } = sendersFor(sink.url);
    const dying: Senders = {
      sms: null,
      email: {
        send: async (message) => {
          await email?.send(message);
          throw new Error('killed');
        },
        close: () => undefined,
      },
    };
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    await expect(deliverDue(db, dying)).rejects.toThrow('killed');
    // No worker repeats it while its server may still be sending.
    expect(await deliverDue(db, sendersFor(sink.url))).toBe(0);
    for (let attempt = 0; attempt < MAX_TRIES + 3; attempt++) {
      await makeDue(db);
      await deliverDue(db, dying).catch(() => undefined);
    }
    expect(sink.mails).toHaveLength(MAX_TRIES);
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await rowsOf(db)).toMatchObject([{ state: 'dead' }]);
  });

  test('what has ended, and what was due for more than a day, is not sent', async () => {
    const sink = await smtp();
    await sendAccountMessage(db, outbox, mailTo, 'code', { code: '482913', until: new Date(Date.now() - 1_000) });
    await outbox.send(db, { ...mailTo, subject: 'old', body: 'b' });
    await db
      .updateTable('outbox')
      .set({ next_try_at: new Date(Date.now() - 2 * 86_400_000) })
      .where('subject', '=', 'old')
      .execute();
    await deliverDue(db, sendersFor(sink.url));
    expect(sink.mails).toHaveLength(0);
    expect(await rowsOf(db)).toMatchObject([
      { state: 'dead', body: '', last_error: 'its code or link has ended' },
      { state: 'dead', last_error: 'it was due for more than a day' },
    ]);
    await removeDelivered(db, new Date(Date.now() + 8 * 86_400_000));
    expect((await rowsOf(db)).map(({ body }) => body)).toEqual(['', '']);
    await removeDelivered(db, new Date(Date.now() + 31 * 86_400_000));
    expect(await rowsOf(db)).toEqual([]);
  });

  test('without a sender codes end, and messages do not wait for ever', async () => {
    await sendAccountMessage(db, outbox, mailTo, 'code', { code: '482913', until: new Date(Date.now() + 60_000) });
    await outbox.send(db, { ...mailTo, subject: 'notice', body: 'b' });
    await removeDelivered(db);
    expect((await rowsOf(db)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await removeDelivered(db, new Date(Date.now() + 120_000));
    expect(await rowsOf(db)).toMatchObject([
      { state: 'dead', body: '', last_error: 'its code or link has ended' },
      { state: 'waiting', body: 'b' },
    ]);
    await removeDelivered(db, new Date(Date.now() + 31 * 86_400_000));
    expect(await rowsOf(db)).toEqual([]);
  });

  test('a mail server that hangs does not keep the server from ending', async () => {
    const received = Promise.withResolvers<void>();
    const sink = await smtp({ onData: (stream) => void stream.resume().on('end', () => received.resolve()) });
    const delivery = createDelivery(db, sendersFor(sink.url), () => undefined);
    await outbox.send(db, { ...mailTo, subject: 'a', body: 'b' });
    const run = delivery.run();
    await received.promise;
    const began = Date.now();
    await delivery.close(300);
    expect(await run).toBe(0);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await rowsOf(db)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  test('a server sends its own messages within two seconds of their commit, and ends within five', async () => {
    const sink = await smtp();
    const delivery = createDelivery(db, sendersFor(sink.url), (error) => {
      throw error;
    });
    const messenger = createOutbox(delivery.soon);
    await db.transaction().execute((tx) => messenger.send(tx, { ...mailTo, subject: 'soon', body: 'b' }));
    await expect.poll(() => sink.mails).toHaveLength(1);
    await delivery.close();
    await messenger.send(db, { ...mailTo, subject: 'late', body: 'b' });
    expect((await rowsOf(db)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});
