import type { SmsConfig } from '../config/message-config.ts';
import { at, textAt } from '../gateways/shared/http.ts';
import type { Outcome, OutgoingMessage } from './outcome.ts';

interface SmsGateway {
  request: (config: SmsConfig, message: OutgoingMessage) => { headers: Record<string, string>; body: string };
  /** Returns `null` where the status alone decides. */
  outcome: (status: number, answer: unknown) => Outcome | null;
}

const isOk = (status: number): boolean => status >= 200 && status < 300;
const garbled: Outcome = {
  kind: 'retry',
  reason: 'the SMS gateway answered something else than its documentation says',
};
/** `9665…`: both vendors want no sign before the country. */
const digits = (phone: string): string => phone.replace(/^\+/, '');

/** Non-delivery codes of Unifonic that concern the number. */
const UNIFONIC_NUMBER = new Set(['ER-02', 'ER-03', 'ER-04', 'ER-05', 'ER-482']);

/** The HTTP APIs of text messages. */
export const SMS_GATEWAYS: Readonly<Record<SmsConfig['gateway'], SmsGateway>> = {
  /** Our own form, for an adapter in front of any gateway. */
  json: {
    request: ({ token, sender }, { id, recipient, text }) => ({
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ to: recipient, from: sender, text, reference: id }),
    }),
    outcome: (status, answer) => {
      if (!isOk(status)) return null;
      return typeof answer === 'object' && answer !== null ? { kind: 'sent' } : garbled;
    },
  },
  /** https://docs.unifonic.com: `POST /rest/SMS/messages`; errors may come with status 200. */
  unifonic: {
    request: ({ token, sender }, { id, recipient, text }) => ({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        AppSid: token,
        SenderID: sender,
        Recipient: digits(recipient),
        Body: text,
        responseType: 'JSON',
        CorrelationID: id,
      }).toString(),
    }),
    outcome: (status, answer) => {
      const code = textAt(answer, 'errorCode') ?? '';
      const success = at(answer, 'success');
      if (isOk(status) && (success === true || success === 'true')) return { kind: 'sent' };
      if (UNIFONIC_NUMBER.has(code) || status === 410 || status === 482)
        return { kind: 'rejected', reason: `Unifonic ${code || status}`, bounced: true };
      // 409, ER-09: the same text to the same number was accepted shortly before.
      if (status === 409 || code === 'ER-09') return { kind: 'sent' };
      if (!isOk(status)) return status >= 400 && status < 500 ? { kind: 'retry', reason: `Unifonic ${status}` } : null;
      return /^ER-\d{1,4}$/.test(code) ? { kind: 'retry', reason: `Unifonic ${code}` } : garbled;
    },
  },
  /** https://dev.taqnyat.sa/en/doc/sms: `POST /v1/messages`. */
  taqnyat: {
    request: ({ token, sender }, { recipient, text }) => ({
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ recipients: [digits(recipient)], body: text, sender }),
    }),
    outcome: (status, answer) => {
      if (!isOk(status)) return null;
      const stated = Number(at(answer, 'statusCode'));
      if (isOk(stated)) return { kind: 'sent' };
      return Number.isInteger(stated) && stated >= 400 ? { kind: 'retry', reason: `Taqnyat ${stated}` } : garbled;
    },
  },
};
