import { createDecipheriv } from 'node:crypto';
import type { Brand } from '@taawun/api-client';
import { at, parsed, sendTo, textAt } from '../shared/http.ts';
import { createPacer, type ClaimRequest } from '../shared/paced.ts';
import { GatewayAway, noPayment, type Attempt, type Gateway, type Order, type GatewayOutcome } from '../shared/port.ts';
import { readCode, reasonOf } from './codes.ts';

export interface HyperpayConfig {
  /** https://eu-prod.oppwa.com, or https://eu-test.oppwa.com for tests. */
  url: string;
  accessToken: string;
  /** mada has its own entity. */
  entities: Readonly<Record<'mada' | 'cards', string>>;
  /** 64 hexadecimal digits. */
  webhookKey: string;
}

/** "Cannot find transaction": the answer to a query without results. */
const NO_RECORD = '700.400.580';
/** HyperPay takes two requests a minute about one payment. */
const STATUS_INTERVAL_S = 30;

const NAMES: Readonly<Record<Brand, string>> = { mada: 'MADA', visa: 'VISA', mastercard: 'MASTER' };

/** Formats halalas as riyals with two decimals, as HyperPay requires; without floating point. */
export const riyals = (halalas: number): string =>
  `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

/** Parses riyals into halalas; `null` when the text is not an amount. */
export function halalas(text: string | null): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * Reads a payment, or the rejection of a request.
 * @throws GatewayAway when neither says anything about a payment
 */
function outcomeOf(body: unknown): GatewayOutcome {
  const code = textAt(body, 'result', 'code') ?? '';
  const meaning = readCode(code);
  if (meaning === 'unknown') return noPayment('unknown');
  // A payment whose result is uncertain may still be captured; a rejected request concerns no payment at all.
  if (meaning === 'undecided' && textAt(body, 'paymentType') === null) throw unusable(code);
  const status = meaning === 'undecided' ? 'pending' : meaning === 'declined' ? 'failed' : meaning;
  // A checkout that waits for its payer is also "pending", but without a payment.
  if (status === 'pending' && textAt(body, 'paymentType') === null && textAt(body, 'registrationId') === null)
    return noPayment('open');
  const registered = textAt(body, 'paymentType') === null && textAt(body, 'id') !== null && status === 'paid';
  return {
    status,
    reference: textAt(body, 'merchantTransactionId'),
    amount: registered && textAt(body, 'amount') === null ? 0 : halalas(textAt(body, 'amount')),
    currency: registered && textAt(body, 'currency') === null ? 'SAR' : textAt(body, 'currency'),
    payment: textAt(body, 'id'),
    reason: status === 'failed' ? reasonOf(code) : null,
    lastFour: textAt(body, 'card', 'last4Digits'),
    token: textAt(body, 'registrationId') ?? (registered ? textAt(body, 'id') : null),
  };
}

/** The code is no secret, and says to the staff what to do. */
const unusable = (code: string): GatewayAway => new GatewayAway(`HyperPay answers ${code}: nothing is known yet.`);

function decrypted(
  key: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): unknown {
  const [iv, tag] = [headers['x-initialization-vector'], headers['x-authentication-tag']];
  if (typeof iv !== 'string' || typeof tag !== 'string') return null;
  const text = body.toString('utf8').trim();
  const hex = textAt(parsed(text), 'encryptedBody') ?? text;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'), {
      authTagLength: 16,
    });
    decipher.setAuthTag(Buffer.from(tag, 'hex'));
    return parsed(Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]).toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * HyperPay gateway: COPYandPAY in the browser; checkouts, payments and registrations over the server API.
 * @param claim claims a request about a payment, for all servers
 */
export function hyperpayGateway(
  { url, accessToken, entities, webhookKey }: HyperpayConfig,
  claim: ClaimRequest,
): Gateway {
  const send = sendTo(url, `Bearer ${accessToken}`);
  const entityOf = (brand: Brand) => (brand === 'mada' ? entities.mada : entities.cards);
  const request = async (...[method, path, options]: Parameters<typeof send>): Promise<unknown> => {
    const { status, body } = await send(method, path, options);
    if (status >= 500 || textAt(body, 'result', 'code') === null)
      throw new GatewayAway(`HyperPay answers ${status} without a result.`);
    return body;
  };
  const common = ({ reference, amount, currency, brand }: Order) => ({
    entityId: entityOf(brand),
    amount: riyals(amount),
    currency,
    merchantTransactionId: reference,
  });

  /** Records with our reference, refunds included. */
  async function recordsOf({ reference, brand }: Pick<Order, 'reference' | 'brand'>): Promise<unknown[]> {
    const body = await request(
      'GET',
      `/v3/query?entityId=${encodeURIComponent(entityOf(brand))}&merchantTransactionId=${encodeURIComponent(reference)}`,
    );
    const records = at(body, 'records');
    if (Array.isArray(records)) return records as unknown[];
    const code = textAt(body, 'result', 'code') ?? '';
    // Only this answer means that there is none: anything else, and a charge could be made twice.
    if (code !== NO_RECORD) throw unusable(code);
    return [];
  }

  /** Finds a payment by our reference: also one that is older than its checkout, or was charged without one. */
  async function find(order: Order): Promise<GatewayOutcome> {
    const outcomes = (await recordsOf(order)).filter((record) => textAt(record, 'paymentType') !== 'RF').map(outcomeOf);
    // Of several attempts with one reference, prefer the one that captured the money.
    return (
      outcomes.find(({ status }) => status === 'paid') ??
      outcomes.find(({ status }) => status === 'pending') ??
      outcomes[0] ??
      noPayment('unknown')
    );
  }

  const paced = createPacer<GatewayOutcome>(STATUS_INTERVAL_S, claim);
  async function verify(attempt: Attempt): Promise<GatewayOutcome> {
    if (attempt.checkout === null) return find(attempt);
    const what = attempt.amount > 0 ? 'payment' : 'registration';
    const outcome = outcomeOf(
      await request(
        'GET',
        `/v1/checkouts/${encodeURIComponent(attempt.checkout)}/${what}?entityId=${encodeURIComponent(entityOf(attempt.brand))}`,
      ),
    );
    return outcome.status === 'unknown' ? find(attempt) : outcome;
  }

  return {
    name: 'hyperpay',
    test: url.includes('test'),
    brands: ['mada', 'visa', 'mastercard'],
    cardCheck: 0,
    open: async (order, { keepCard }) => {
      const { amount, ...rest } = common(order);
      const registration: Record<string, string> = keepCard
        ? {
            createRegistration: 'true',
            'standingInstruction.mode': 'INITIAL',
            'standingInstruction.type': 'RECURRING',
            'standingInstruction.source': 'CIT',
          }
        : {};
      const form: Record<string, string> = {
        ...rest,
        ...registration,
        integrity: 'true',
        ...(order.amount > 0 && { amount, paymentType: 'DB' }),
      };
      const body = await request('POST', '/v1/checkouts', { form });
      const id = textAt(body, 'id');
      if (id === null) throw new GatewayAway('HyperPay opened no checkout.');
      return { id, integrity: textAt(body, 'integrity') };
    },
    verify: (attempt, options) => paced.request(attempt.reference, () => verify(attempt), options),
    charge: async (order, token) => {
      // HyperPay has no idempotency keys: check first whether this reference was charged.
      const known = await find(order);
      if (known.status !== 'unknown') return known;
      const form = {
        ...common(order),
        paymentType: 'DB',
        'standingInstruction.mode': 'REPEATED',
        'standingInstruction.type': 'RECURRING',
        'standingInstruction.source': 'MIT',
      };
      return outcomeOf(await request('POST', `/v1/registrations/${encodeURIComponent(token)}/payments`, { form }));
    },
    refund: async ({ payment, reference, amount, currency, brand }: Attempt) => {
      if (payment === null) return false;
      // Found by its own reference first, so that a refund whose response was lost is not made twice.
      const refund = { reference: `${reference}-R`, amount, currency, brand };
      const known = (await recordsOf(refund)).filter((record) => textAt(record, 'paymentType') === 'RF');
      const meanings = known.map((record) => readCode(textAt(record, 'result', 'code') ?? ''));
      if (meanings.includes('paid')) return true;
      if (meanings.some((meaning) => meaning === 'pending' || meaning === 'undecided')) return false;
      const body = await request('POST', `/v1/payments/${encodeURIComponent(payment)}`, {
        form: { ...common(refund), paymentType: 'RF' },
      });
      return readCode(textAt(body, 'result', 'code') ?? '') === 'paid';
    },
    // A checkout cannot be cancelled; it expires after half an hour.
    close: () => Promise.resolve(),
    frame: ({ attempt, integrity, locale, theme, returnUrl }) => ({
      script: '/gateway/hyperpay/fields.js',
      data: {
        vendor: `${url}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(attempt.checkout ?? '')}`,
        ...(integrity !== null && { integrity }),
        locale,
        theme,
      },
      body: `<form action="${returnUrl}" class="paymentWidgets" data-brands="${NAMES[attempt.brand]}"></form>`,
      // The bank's 3-D Secure page may have any origin: frames and forms may use any, scripts may not.
      policy: [
        `script-src 'self' ${url}`,
        `connect-src 'self' ${url}`,
        `style-src 'self' 'unsafe-inline' ${url}`,
        `img-src 'self' data: ${url}`,
        `font-src 'self' data: ${url}`,
        'frame-src https:',
        "form-action 'self' https:",
      ],
    }),
    readWebhook: (headers, body) => {
      const message = decrypted(webhookKey, headers, body);
      return textAt(message, 'type') === 'PAYMENT' ? textAt(message, 'payload', 'merchantTransactionId') : null;
    },
  };
}
