import { createHash } from 'node:crypto';
import type { PaymentReason } from '@taawun/api-client';
import { at, parsed, sendTo, textAt } from '../shared/http.ts';
import { GatewayAway, noPayment, type Attempt, type Gateway, type GatewayOutcome } from '../shared/port.ts';
import { sameText } from '../sandbox/app.ts';

export interface MoyasarConfig {
  /** https://api.moyasar.com */
  url: string;
  /** Public key for the browser. */
  publishableKey: string;
  /** Secret key for the server. */
  secretKey: string;
  /** `secret_token` of the webhook. */
  webhookSecret: string;
  /** Subresource integrity of the form's script; `null`: the browser does not check it. */
  formIntegrity: string | null;
}

/** Base URL of the payment form's script and style, with a pinned version. */
const FORM = 'https://cdn.moyasar.com/mpf/1.15.0/moyasar';
/** Moyasar stores a card only with a payment: the minimum amount in halalas, refunded at once. */
const CARD_CHECK = 100;

/** Derives a UUID from a reference: Moyasar's idempotency key and the payment's id. */
export function givenId(reference: string): string {
  const hex = createHash('sha256').update(`moyasar ${reference}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const REASONS: readonly (readonly [RegExp, PaymentReason])[] = [
  [/insufficient/i, 'insufficient_funds'],
  [/expired/i, 'card_expired'],
  [/limit/i, 'limit_exceeded'],
  [/3-?d ?s|authenticat/i, 'three_d_secure'],
  [/cancel/i, 'cancelled'],
  [/unable|error|timeout/i, 'gateway_error'],
];

const STATUSES: Readonly<Record<string, GatewayOutcome['status']>> = {
  paid: 'paid',
  captured: 'paid',
  authorized: 'pending',
  initiated: 'open',
  failed: 'failed',
  abandoned: 'failed',
  verified: 'failed',
  voided: 'failed',
  refunded: 'failed',
};

function outcomeOf(payment: unknown): GatewayOutcome {
  const status = STATUSES[textAt(payment, 'status') ?? ''];
  if (!status) throw new GatewayAway('Moyasar answers a payment of an unknown status.');
  const amount = at(payment, 'amount');
  const message = textAt(payment, 'source', 'message') ?? '';
  return {
    status,
    reference: textAt(payment, 'metadata', 'reference'),
    amount: typeof amount === 'number' ? amount : null,
    currency: textAt(payment, 'currency'),
    payment: textAt(payment, 'id'),
    reason: status === 'failed' ? (REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'declined') : null,
    lastFour: /(\d{4})$/.exec(textAt(payment, 'source', 'number') ?? '')?.[1] ?? null,
    token: textAt(payment, 'source', 'token'),
  };
}

/** Moyasar gateway: its form in the browser; the server reads the payment and verifies it. */
export function moyasarGateway({
  url,
  publishableKey,
  secretKey,
  webhookSecret,
  formIntegrity,
}: MoyasarConfig): Gateway {
  const send = sendTo(url, `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`);

  async function read(path: string): Promise<unknown> {
    const { status, body } = await send('GET', path);
    if (status === 404) return null;
    if (status >= 300) throw new GatewayAway(`Moyasar answers ${status}.`);
    return body;
  }
  async function find({ reference, payment }: Attempt): Promise<GatewayOutcome> {
    const one = await read(`/v1/payments/${encodeURIComponent(payment ?? givenId(reference))}`);
    if (one) return outcomeOf(one);
    // A form may have created several payments with our reference: prefer the one that captured the money.
    const list = at(await read(`/v1/payments?metadata[reference]=${encodeURIComponent(reference)}`), 'payments');
    // Without a list nothing is known: a charge after it could be the second.
    if (!Array.isArray(list)) throw new GatewayAway('Moyasar answers a query without payments.');
    const outcomes = (list as unknown[]).map(outcomeOf);
    return (
      outcomes.find(({ status }) => status === 'paid') ??
      outcomes.find(({ status }) => status === 'pending' || status === 'open') ??
      outcomes[0] ??
      noPayment('unknown')
    );
  }

  return {
    name: 'moyasar',
    test: secretKey.startsWith('sk_test'),
    brands: ['mada', 'visa', 'mastercard'],
    cardCheck: CARD_CHECK,
    // The browser creates the payment, with an id that is known in advance.
    open: ({ reference }) => Promise.resolve({ id: givenId(reference), integrity: null }),
    verify: find,
    charge: async ({ reference, amount, currency, brand }, token) => {
      const json = {
        given_id: givenId(reference),
        amount,
        currency,
        description: reference,
        metadata: { reference },
        source: { type: 'token', token, '3ds': false, manual: false },
      };
      const { status, body } = await send('POST', '/v1/payments', { json });
      if (status >= 200 && status < 300) return outcomeOf(body);
      // The id was used before, or the request was rejected: the payment's record decides.
      const known = await find({ reference, amount, currency, brand, checkout: null, payment: null });
      if (known.status !== 'unknown') return known;
      // A rejected card. Any other error says nothing of the card: the access, the account, the rate, Moyasar itself.
      if ((status === 400 || status === 404) && textAt(body, 'type') === 'invalid_request_error')
        return { ...known, status: 'failed', reference, reason: 'declined' };
      throw new GatewayAway(`Moyasar answers ${status}.`);
    },
    refund: async ({ payment, amount }) => {
      if (payment === null) return false;
      const path = `/v1/payments/${encodeURIComponent(payment)}`;
      const { status } = await send('POST', `${path}/refund`, { json: { amount } });
      if (status >= 200 && status < 300) return true;
      const known = await read(path);
      return ['refunded', 'voided'].includes(textAt(known, 'status') ?? '');
    },
    close: () => Promise.resolve(),
    frame: ({ attempt, locale, theme, keepCard, returnUrl }) => ({
      script: '/gateway/moyasar/fields.js',
      data: {
        vendor: `${FORM}.js`,
        ...(formIntegrity !== null && { integrity: formIntegrity }),
        style: `${FORM}.css`,
        amount: String(attempt.amount),
        description: attempt.reference,
        key: publishableKey,
        back: returnUrl,
        networks: attempt.brand,
        locale,
        theme,
        reference: attempt.reference,
        keep: String(keepCard),
      },
      body: '<div class="mysr-form"></div>',
      policy: [
        "script-src 'self' https://cdn.moyasar.com",
        `connect-src 'self' ${url} https://cdn.moyasar.com`,
        "style-src 'self' 'unsafe-inline' https://cdn.moyasar.com",
        "img-src 'self' data: https://cdn.moyasar.com",
        'font-src data: https://cdn.moyasar.com',
        'frame-src https:',
        "form-action 'self' https:",
      ],
    }),
    readWebhook: (_, body) => {
      const message = parsed(body.toString('utf8'));
      if (!sameText(textAt(message, 'secret_token') ?? '', webhookSecret)) return null;
      return textAt(message, 'data', 'metadata', 'reference');
    },
  };
}
