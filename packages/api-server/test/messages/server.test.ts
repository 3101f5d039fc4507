import { expect, test, vi } from 'vitest';
import { databases, startServer } from '../kit/kit.ts';
import { startSmtp } from '../kit/smtp.ts';

test.each(databases)('a reset link that a visitor requests arrives on $name', async (kind) => {
  const sink = await startSmtp();
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Taawun <no-reply@taawun.example>' };
  const { server, stop } = await startServer(kind, { logger: { level: 'silent' } }, env);
  try {
    await server.database.db
      .updateTable('users')
      .set({ email: 'member@example.com' })
      .where('phone', '=', '+966500000001')
      .execute();
    const post = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, payload, headers: { 'x-locale': 'en' } });
    expect((await post('/api/forgot-password', { username: 'member@example.com' })).statusCode).toBeLessThan(300);
    await expect.poll(() => sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail?.subject).toBe('Reset your password');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`/en/resetpassword?token=${token}"`);
    const rows = await vi.waitFor(async () => {
      const sent = await server.database.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute();
      expect(sent).toHaveLength(1);
      return sent;
    }, 20_000);
    expect(JSON.stringify(rows)).not.toContain(token);
  } finally {
    await stop();
    await sink.stop();
  }
});
