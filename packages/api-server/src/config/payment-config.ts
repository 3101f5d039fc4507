import { makeValidator, type CleanedEnvAccessors } from 'envalid';
import type { HyperpayConfig } from '../gateways/hyperpay/hyperpay.ts';
import type { MoyasarConfig } from '../gateways/moyasar/moyasar.ts';
import { isLoopback } from './loopback.ts';

/** Payment gateway and its secrets. */
export type PaymentConfig = (
  | { gateway: 'sandbox'; url: string | null; secret: string | null }
  | ({ gateway: 'hyperpay' } & HyperpayConfig)
  | ({ gateway: 'moyasar' } & MoyasarConfig)
) & {
  /** AES key of 32 bytes as hexadecimal digits: encrypts card tokens in the database. */
  tokenKey: string;
  /** Origin of the payment iframe; `null`: the site's own, or on this machine its other name. */
  origin: string | null;
  /** Maximum number of payments that one caller may start in ten minutes. */
  limit: number;
};

/** Allowed values by variable, for error messages. */
export const PAYMENT_ALLOWED = {
  PAYMENT_GATEWAY: 'sandbox, hyperpay or moyasar',
  SANDBOX_URL:
    'the https origin of a sandbox gateway with a process of its own (http only on this machine), or nothing for the one in this process',
  SANDBOX_SECRET: 'a secret of 16 characters or more that both processes are given; with SANDBOX_URL it must be set',
  HYPERPAY_URL: 'https://eu-prod.oppwa.com, or https://eu-test.oppwa.com for trials',
  HYPERPAY_ACCESS_TOKEN: 'the access token of the HyperPay account',
  HYPERPAY_ENTITY_MADA: 'the entity of HyperPay that takes mada',
  HYPERPAY_ENTITY_CARDS: 'the entity of HyperPay that takes Visa and Mastercard',
  HYPERPAY_WEBHOOK_KEY: 'the key of the webhook, 64 hexadecimal digits',
  MOYASAR_URL: 'https://api.moyasar.com',
  MOYASAR_PUBLISHABLE_KEY: 'the publishable key of the Moyasar account, which starts with pk_',
  MOYASAR_SECRET_KEY: 'the secret key of the Moyasar account, which starts with sk_',
  MOYASAR_WEBHOOK_SECRET: 'the secret_token of the webhook, 16 characters or more',
  MOYASAR_FORM_INTEGRITY:
    'the integrity of https://cdn.moyasar.com/mpf/1.15.0/moyasar.js, sha384- and 64 characters, or nothing for none',
  PAYMENT_TOKEN_KEY: '64 hexadecimal digits (openssl rand -hex 32), unchanged while there are monthly donations',
  PAYMENT_ORIGIN:
    'the origin of the payment iframe, another host name of this server than PUBLIC_ORIGIN (https://pay.example.org), so that no script of a gateway runs beside a session',
  CHECKOUT_LIMIT: 'a whole number from 1 to 1000000: payments that one caller may begin in ten minutes',
} as const;

export type PaymentVariable = keyof typeof PAYMENT_ALLOWED;

/** Required variables by gateway. */
const NEEDED: Readonly<Record<PaymentConfig['gateway'], readonly PaymentVariable[]>> = {
  sandbox: [],
  hyperpay: [
    'HYPERPAY_ACCESS_TOKEN',
    'HYPERPAY_ENTITY_MADA',
    'HYPERPAY_ENTITY_CARDS',
    'HYPERPAY_WEBHOOK_KEY',
    'PAYMENT_TOKEN_KEY',
    'PAYMENT_ORIGIN',
  ],
  moyasar: [
    'MOYASAR_PUBLISHABLE_KEY',
    'MOYASAR_SECRET_KEY',
    'MOYASAR_WEBHOOK_SECRET',
    'PAYMENT_TOKEN_KEY',
    'PAYMENT_ORIGIN',
  ],
};

const matching = (pattern: RegExp) =>
  makeValidator<string>((text) => {
    if (!pattern.test(text)) throw new Error('another form');
    return text;
  });
/** Origin of a vendor: cards and secrets go there, so only https, or this machine for a fake one. */
const secureOrigin = makeValidator<string>((text) => {
  const url = new URL(text);
  if (url.pathname !== '/' || url.search || url.hash || url.username) throw new Error('no origin');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new Error('not encrypted');
  return url.origin;
});
const secret = matching(/^\S{16,256}$/);
const hex = matching(/^[0-9a-fA-F]{64}$/);
const limit = makeValidator<number>((text) => {
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > 1_000_000) throw new Error('no limit');
  return Number(text);
});

/** Validators by variable. */
export const PAYMENT_SPECS = {
  SANDBOX_URL: secureOrigin({ default: undefined }),
  SANDBOX_SECRET: secret({ default: undefined }),
  HYPERPAY_URL: secureOrigin({ default: 'https://eu-test.oppwa.com' }),
  HYPERPAY_ACCESS_TOKEN: secret({ default: undefined }),
  HYPERPAY_ENTITY_MADA: matching(/^\w{8,64}$/)({ default: undefined }),
  HYPERPAY_ENTITY_CARDS: matching(/^\w{8,64}$/)({ default: undefined }),
  HYPERPAY_WEBHOOK_KEY: hex({ default: undefined }),
  MOYASAR_URL: secureOrigin({ default: 'https://api.moyasar.com' }),
  MOYASAR_PUBLISHABLE_KEY: matching(/^pk_\S{8,200}$/)({ default: undefined }),
  MOYASAR_SECRET_KEY: matching(/^sk_\S{8,200}$/)({ default: undefined }),
  MOYASAR_WEBHOOK_SECRET: secret({ default: undefined }),
  MOYASAR_FORM_INTEGRITY: matching(/^sha384-[A-Za-z0-9+/]{64}$/)({ default: undefined }),
  PAYMENT_TOKEN_KEY: hex({ default: undefined }),
  PAYMENT_ORIGIN: secureOrigin({ default: undefined }),
  CHECKOUT_LIMIT: limit({ default: 60 }),
};

type Read = { [Name in keyof typeof PAYMENT_SPECS]: string | number | undefined };

/** Returns the required variables of a gateway that are not set. */
export function missingFor(gateway: PaymentConfig['gateway'], read: Read & CleanedEnvAccessors): PaymentVariable[] {
  const needed = [
    ...NEEDED[gateway],
    ...(gateway === 'sandbox' && read.SANDBOX_URL !== undefined ? (['SANDBOX_SECRET'] as const) : []),
  ];
  return needed.filter((name) => name !== 'PAYMENT_GATEWAY' && read[name] === undefined);
}

// The sandbox has no real cards: its key need not be secret.
const SANDBOX_TOKEN_KEY = '5a'.repeat(32);

/** Returns the settings of the selected gateway. */
export function paymentConfig(gateway: PaymentConfig['gateway'], read: Read): PaymentConfig {
  const text = (name: keyof Read) => String(read[name] ?? '');
  const shared = {
    tokenKey: text('PAYMENT_TOKEN_KEY') || SANDBOX_TOKEN_KEY,
    origin: text('PAYMENT_ORIGIN') || null,
    limit: Number(read.CHECKOUT_LIMIT),
  };
  if (gateway === 'hyperpay') {
    return {
      gateway,
      ...shared,
      url: text('HYPERPAY_URL'),
      accessToken: text('HYPERPAY_ACCESS_TOKEN'),
      entities: { mada: text('HYPERPAY_ENTITY_MADA'), cards: text('HYPERPAY_ENTITY_CARDS') },
      webhookKey: text('HYPERPAY_WEBHOOK_KEY'),
    };
  }
  if (gateway === 'moyasar') {
    return {
      gateway,
      ...shared,
      url: text('MOYASAR_URL'),
      publishableKey: text('MOYASAR_PUBLISHABLE_KEY'),
      secretKey: text('MOYASAR_SECRET_KEY'),
      webhookSecret: text('MOYASAR_WEBHOOK_SECRET'),
      formIntegrity: text('MOYASAR_FORM_INTEGRITY') || null,
    };
  }
  return { gateway, ...shared, url: text('SANDBOX_URL') || null, secret: text('SANDBOX_SECRET') || null };
}
