import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../config/message-config.ts';
import type { Outcome, Sender } from './outcome.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Replies quote addresses and texts; only their numbers are stored. */
const enhancedCode = ({ response = '' }: SmtpError): string =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] ?? '';

/** Decides what the error of a session means. */
function smtpOutcome(error: unknown): Outcome {
  const smtp = error as SmtpError;
  const { code = 'unknown', command = '', responseCode = 0 } = smtp;
  const enhanced = enhancedCode(smtp);
  const reason = ['SMTP', command, responseCode || code, enhanced].filter(Boolean).join(' ');
  if (responseCode < 500) return { kind: 'retry', reason };
  // 5.7: a policy against this server or sender says nothing about the address.
  if (command === 'RCPT TO') return { kind: 'rejected', reason, bounced: !enhanced.startsWith('5.7.') };
  if (command === 'DATA') return { kind: 'rejected', reason, bounced: false };
  // Sign-in or sender: the operator can correct it.
  return { kind: 'retry', reason };
}

/** Creates a sender that opens a session for each message. Certificates are verified. */
export function createSmtpSender({ host, port, tls, auth, from, replyTo }: SmtpConfig): Sender {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    ...(auth && { auth }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    dnsTimeout: CONNECT_MS,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          // An object: a list of addresses in the text is one address.
          to: { name: '', address: recipient },
          ...(replyTo !== null && { replyTo }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          textEncoding: 'base64',
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return smtpOutcome(error);
      }
    },
    close: () => transport.close(),
  };
}
