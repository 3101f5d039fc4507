import type { PaymentReason } from '@taawun/api-client';
import { at, parsed, textAt, type Send } from '../shared/http.ts';
import { GatewayAway, noPayment, type Attempt, type Gateway, type GatewayOutcome } from '../shared/port.ts';
import { sameText, signWebhook } from './app.ts';

interface SandboxClientOptions {
  send: Send;
  secret: () => string;
  /** Origin of a separate sandbox process; empty for the page's own origin. */
  origin: string;
}

function outcomeOf(payment: unknown): GatewayOutcome {
  const status = textAt(payment, 'status');
  const amount = at(payment, 'amount');
  return {
    status: status === 'paid' || status === 'failed' || status === 'pending' ? status : 'open',
    reference: textAt(payment, 'reference'),
    amount: typeof amount === 'number' ? amount : null,
    currency: textAt(payment, 'currency'),
    payment: textAt(payment, 'id'),
    reason: textAt(payment, 'reason') as PaymentReason | null,
    lastFour: textAt(payment, 'last_four'),
    token: textAt(payment, 'token'),
  };
}

/** Sandbox gateway client: uses HTTP and a secret, like the other gateways. */
export function sandboxGateway({ send, secret, origin }: SandboxClientOptions): Gateway {
  const request = async (...[method, path, options]: Parameters<Send>): Promise<unknown> => {
    const { status, body } = await send(method, `/gateway/sandbox/api/${path}`, options);
    if (status >= 300 && status !== 404) throw new GatewayAway(`The sandbox gateway answers ${status}.`);
    return body;
  };
  return {
    name: 'sandbox',
    test: true,
    brands: ['mada', 'visa', 'mastercard'],
    cardCheck: 0,
    open: async (order, { keepCard }) => {
      const id = textAt(await request('POST', 'checkouts', { json: { ...order, keep_card: keepCard } }), 'id');
      if (id === null) throw new GatewayAway('The sandbox gateway opened no checkout.');
      return { id, integrity: null };
    },
    verify: async ({ reference }) => {
      const body = await request('GET', `payments?reference=${encodeURIComponent(reference)}`);
      const payment = at(body, 'payment');
      if (payment) return outcomeOf(payment);
      const checkout = textAt(body, 'checkout', 'status');
      return noPayment(checkout === 'open' || checkout === 'challenge' ? 'open' : 'unknown');
    },
    charge: async ({ reference, amount, currency }, token) => {
      const body = await request('POST', 'charges', { json: { reference, amount, currency, token } });
      const payment = at(body, 'payment');
      return payment
        ? outcomeOf(payment)
        : { ...noPayment('unknown'), status: 'failed', reference, reason: 'declined' };
    },
    refund: async ({ payment }: Attempt) => {
      if (payment === null) return false;
      await request('POST', 'refunds', { json: { payment } });
      return true;
    },
    close: async ({ reference }) => void (await request('POST', 'close', { json: { reference } })),
    frame: ({ attempt, locale, theme }) => ({
      script: '',
      data: {
        inner: `${origin}/gateway/sandbox/hosted/${encodeURIComponent(attempt.checkout ?? '-')}?locale=${locale}&theme=${theme}`,
      },
      body: `<iframe title="${locale === 'ar' ? 'بيانات البطاقة' : 'Card details'}"></iframe>`,
      policy: [`frame-src ${origin || "'self'"}`],
    }),
    readWebhook: (headers, body) => {
      const text = body.toString('utf8');
      const signature = headers['x-sandbox-signature'];
      if (typeof signature !== 'string' || !sameText(signature, signWebhook(text, secret()))) return null;
      return textAt(parsed(text), 'reference');
    },
  };
}
