import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import { composeMail, escapeHtml as escape } from '../delivery/mail.ts';
import { listOutbox } from '../notifications/messages.ts';

const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (link) => `<a href="${link}">${link}</a>`);

/** Registers the developers' list of e-mails and SMS that were not sent, of all recipients or `?recipient=`. */
export function registerOutbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/outbox', async ({ query }, reply) => {
    const { recipient } = query as { recipient?: unknown };
    const messages = await listOutbox(db, typeof recipient === 'string' ? recipient : undefined);
    const articles = messages.map(
      ({ channel, recipient, subject, body, created_at, locale, layout }) =>
        `<article><header><span>${channel === 'sms' ? 'SMS · رسالة نصية' : 'Email · بريد'}</span> <bdi dir="ltr">${escape(recipient)}</bdi> <time dir="ltr">${created_at.toISOString()}</time></header><h2 dir="auto">${escape(subject)}</h2><p dir="auto">${linked(body)}</p>${channel === 'email' && body !== '' ? `<details><summary>HTML</summary><iframe sandbox="" loading="lazy" title="${escape(subject)}" srcdoc="${escape(composeMail({ subject, body, locale, layout }).html)}"></iframe></details>` : ''}</article>`,
    );
    const empty = '<p dir="auto">لا توجد رسائل حتى الآن · No messages yet</p>';
    const page = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>صندوق الصادر · Outbox</title><style>body{font:16px/1.7 system-ui,sans-serif;max-inline-size:48rem;margin:2rem auto;padding-inline:1rem;background:#fbfaf7;color:#26352f}article{background:#fff;border:1px solid #ddd8cc;border-radius:16px;padding:1rem 1.25rem;margin-block:1rem}header{display:flex;gap:1rem;flex-wrap:wrap;color:#5d665f;font-size:14px}h2{font-size:18px;margin-block:.5rem}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}details{margin-block-start:.75rem}iframe{inline-size:100%;block-size:34rem;border:0}</style></head><body><h1>صندوق الصادر · Outbox</h1>${articles.join('') || empty}</body></html>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(page);
  });
}
