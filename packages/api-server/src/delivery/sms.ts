import type { SmsConfig } from '../config/message-config.ts';
import { parsed } from '../gateways/shared/http.ts';
import { SMS_GATEWAYS } from './sms-gateways.ts';
import type { Outcome, Sender } from './outcome.ts';

const TIMEOUT_MS = 20_000;
const MAX_RETRY_AFTER = 3_600;
/** Answers that concern this server or its load, and not the message. */
const PASSING = new Set([401, 402, 403, 408, 425, 429]);
/** Answers that concern the recipient, as the gateways document them. */
const OF_RECIPIENT = new Set([400, 404, 410, 422]);

/** Seconds of a `Retry-After` header, which may also be a date. */
function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER) : undefined;
}

/** Decides what a response means where the gateway's body does not. */
function statusOutcome(status: number, header: string | null): Outcome {
  const reason = `SMS gateway answered ${status}`;
  const afterSeconds = retryAfter(header);
  if (status < 400 || status >= 500 || PASSING.has(status))
    return { kind: 'retry', reason, ...(afterSeconds !== undefined && { afterSeconds }) };
  return { kind: 'rejected', reason, bounced: OF_RECIPIENT.has(status) };
}

/** Creates a sender over the HTTP API of a gateway. Errors contain nothing of request or response. */
export function createSmsSender(config: SmsConfig): Sender {
  const gateway = SMS_GATEWAYS[config.gateway];
  const closing = new AbortController();
  return {
    send: async (message) => {
      const { headers, body } = gateway.request(config, message);
      try {
        const response = await fetch(config.url, {
          method: 'POST',
          headers: { Accept: 'application/json', ...headers },
          body,
          redirect: 'error',
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        const answer = parsed(await response.text());
        return (
          gateway.outcome(response.status, answer) ??
          statusOutcome(response.status, response.headers.get('retry-after'))
        );
      } catch (error) {
        return { kind: 'retry', reason: `no answer from the SMS gateway: ${(error as Error).name}` };
      }
    },
    close: () => closing.abort(),
  };
}
