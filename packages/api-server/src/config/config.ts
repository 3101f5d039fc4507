import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { cleanEnv, makeValidator } from 'envalid';
import {
  missingFor,
  PAYMENT_ALLOWED,
  PAYMENT_SPECS,
  paymentConfig,
  type PaymentConfig,
  type PaymentVariable,
} from './payment-config.ts';
import {
  MESSAGE_ALLOWED,
  MESSAGE_SPECS,
  messageConfig,
  type MessageConfig,
  type MessageVariable,
} from './message-config.ts';
import { parseDataKeys } from './data-keys.ts';
import { profileOf, type Profile } from './profile.ts';
import { isSecret, readSecret } from './secret-files.ts';

/** From everything to nothing; `info` has a line for each request. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Server configuration, read once from the environment at startup. */
export interface Config {
  /** TCP port; 0: any free port. */
  port: number;
  /** Host to listen on; `localhost` covers IPv4 and IPv6. */
  host: string;
  /** Keys of personal data as a list of id:base64, the current one first; `null`: a demo makes one in its data folder. */
  dataKeys: string | null;
  /** File that the keys were read from; `null` without one. */
  dataKeysFile: string | null;
  /** Absolute path of the embedded database's folder. */
  dataDir: string;
  /** PostgreSQL URL; `null`: the embedded database. */
  databaseUrl: string | null;
  /** Streaming replica of that PostgreSQL for public reads, and the seconds that its data may be old; `null`: none. */
  replica: { url: string; maxLagSeconds: number } | null;
  /** Base URL of the API for the portal; `null`: the portal's own origin. */
  apiBaseUrl: string | null;
  /** Whether applications are accepted automatically or by the staff. */
  membershipApproval: 'auto' | 'manual';
  /** Whether payouts are paid automatically (sandbox only) or by the staff. */
  payouts: 'auto' | 'manual';
  payment: PaymentConfig;
  messages: MessageConfig;
  /** Origin of links in messages and of canonical URLs. */
  publicOrigin: string;
  /** Mapbox public token; `null`: no map is rendered. */
  mapboxToken: string | null;
  nodeEnv: 'development' | 'test' | 'production';
  profile: Profile;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed; `null`: no header is believed. */
  trustProxy: readonly string[] | null;
  /** Whether the demo accounts are seeded, and may exist with their published passwords. */
  demoAccounts: boolean;
  /** Whether /dev/outbox shows all messages to everybody. */
  devOutbox: boolean;
  /** Whether the Storybook is served. */
  storybook: boolean;
  /** Text messages that the server sends in an hour on the request of visitors and users. */
  smsPerHour: number;
  logLevel: LogLevel;
  /** Listener of metrics and probes, apart from the site; `null`: there is none. */
  metrics: { port: number; host: string } | null;
  /** Seconds between the end of readiness and the end of the listener. */
  drainSeconds: number;
}

/** Invalid configuration; the message names each variable, its value and the allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Variable =
  | 'PORT'
  | 'HOST'
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'DATABASE_REPLICA_URL'
  | 'DATABASE_REPLICA_LAG'
  | 'DATA_KEYS'
  | 'API_BASE_URL'
  | 'MEMBERSHIP_APPROVAL'
  | 'PAYOUTS'
  | PaymentVariable
  | MessageVariable
  | 'PUBLIC_ORIGIN'
  | 'MAPBOX_TOKEN'
  | 'NODE_ENV'
  | 'TRUST_PROXY'
  | 'DEMO_ACCOUNTS'
  | 'DEV_OUTBOX'
  | 'STORYBOOK'
  | 'SMS_PER_HOUR'
  | 'LOG_LEVEL'
  | 'METRICS_PORT'
  | 'METRICS_HOST'
  | 'DRAIN_SECONDS';

const ALLOWED: Record<Variable, string> = {
  PORT: 'a whole number from 0 to 65535 (0 takes any free port)',
  HOST: 'a host name or an IP address without port, for example localhost or 0.0.0.0',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL:
    'an address of PostgreSQL, postgres://user:password@host:5432/database, or nothing for the embedded database',
  DATABASE_REPLICA_URL:
    'the address of a streaming replica of DATABASE_URL, postgres://user:password@host:5432/database, or nothing without one',
  DATABASE_REPLICA_LAG: 'a whole number of seconds from 1 to 300',
  DATA_KEYS:
    'id:key for each key with commas between them, the current one first; a key is 32 bytes as base64 (openssl rand -base64 32), an id has letters, digits and hyphens',
  API_BASE_URL: 'an address that starts with http:// or https://, or nothing for the own origin',
  MEMBERSHIP_APPROVAL: 'auto or manual',
  PAYOUTS: 'manual, or auto with the sandbox gateway',
  ...PAYMENT_ALLOWED,
  ...MESSAGE_ALLOWED,
  PUBLIC_ORIGIN: 'an origin that starts with http:// or https://, without a path',
  MAPBOX_TOKEN: 'a public token of Mapbox, which starts with pk., or nothing for no map',
  NODE_ENV: 'development, test or production',
  TRUST_PROXY:
    'addresses or networks of the proxies in front of this server, with commas between them (10.0.0.2, 10.1.0.0/16; loopback, linklocal and uniquelocal are known), or nothing without a proxy',
  DEMO_ACCOUNTS: 'on or off',
  DEV_OUTBOX: 'on or off',
  STORYBOOK: 'on or off',
  SMS_PER_HOUR: 'a whole number from 0 to 1000000',
  LOG_LEVEL: LOG_LEVELS.join(', '),
  METRICS_PORT: 'a whole number from 0 to 65535 other than PORT, or nothing for no metrics',
  METRICS_HOST: 'a host name or an IP address that only your own machines reach, for example 127.0.0.1',
  DRAIN_SECONDS: 'a whole number from 0 to 300',
};

function readUrl(text: string, protocols: readonly string[]): URL {
  const url = new URL(text);
  if (!protocols.includes(url.protocol) || url.hostname === '') throw new Error('another kind of address');
  return url;
}

const port = makeValidator<number>((text) => {
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new Error('no port');
  return value;
});
const host = makeValidator<string>((text) => {
  if (!isIP(text) && (!/^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(text) || /^[\d.]+$/.test(text)))
    throw new Error('no host');
  return text;
});
const folder = makeValidator<string>((text) => {
  if (text.includes('\0')) throw new Error('no path');
  return resolve(text);
});
const database = makeValidator<string>((text) => {
  readUrl(text, ['postgres:', 'postgresql:']);
  return text;
});
const address = makeValidator<string>((text) => {
  const { origin, pathname, search, hash } = readUrl(text, ['http:', 'https:']);
  if (search || hash) throw new Error('more than an address');
  return `${origin}${pathname}`.replace(/\/+$/, '');
});
const origin = makeValidator<string>((text) => {
  const url = readUrl(text, ['http:', 'https:']);
  if (url.pathname !== '/' || url.search || url.hash || url.username) throw new Error('more than an origin');
  return url.origin;
});
const publicToken = makeValidator<string>((text) => {
  if (!/^pk\.[\w.-]+$/.test(text)) throw new Error('no public token');
  return text;
});
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isNetwork = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
};
const proxies = makeValidator<readonly string[]>((text) => {
  const list = text.split(',').map((each) => each.trim());
  if (!list.every((each) => NETWORKS.has(each) || isNetwork(each))) throw new Error('no address');
  return list;
});
const count = makeValidator<number>((text) => {
  if (!/^\d{1,7}$/.test(text) || Number(text) > 1_000_000) throw new Error('no number');
  return Number(text);
});
const seconds = makeValidator<number>((text) => {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 300) throw new Error('no number');
  return Number(text);
});
const lagSeconds = makeValidator<number>((text) => {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 300) throw new Error('no number');
  return Number(text);
});
const keyList = makeValidator<string>((text) => {
  parseDataKeys(text);
  return text;
});
/** Validator for a fixed set of values. */
const oneOf = <Word extends string>(...values: readonly Word[]) =>
  makeValidator<Word>((text) => {
    const word = values.find((each) => each === text);
    if (word === undefined) throw new Error('another word');
    return word;
  });

/**
 * Masks the secrets of a database URL: user and password between the scheme and the last @, even in a malformed URL.
 */
export const showDatabaseUrl = (url: string): string =>
  url.replace(/(:\/\/).*@/s, '$1***@').replace(/([?&](?:password|pass|sslkey)=)[^&]*/gi, '$1***');

/** Masks a value for display: passwords and tokens. */
const shown = (name: Variable, value: string): string =>
  isSecret(name) && !name.endsWith('_URL') ? `${value.slice(0, 3)}…` : showDatabaseUrl(value);

/**
 * Returns the settings that are given, secrets from their files, too.
 * @throws ConfigError when a secret cannot be read
 */
function givenSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of Object.keys(ALLOWED)) {
    try {
      const value = isSecret(name) ? readSecret(env, name) : env[name];
      if (value !== undefined && value.trim() !== '') given[name] = value;
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length) throw new ConfigError(problems.join('\n'));
  return given;
}

/**
 * Reads the configuration. Unset and empty variables take their defaults.
 * @throws ConfigError when a value is invalid or missing
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = givenSettings(env);
  const read = cleanEnv(
    given,
    {
      PORT: port({ default: 4000 }),
      HOST: host({ default: 'localhost' }),
      DATA_DIR: folder({ default: resolve('.data') }),
      DATABASE_URL: database({ default: undefined }),
      DATABASE_REPLICA_URL: database({ default: undefined }),
      DATABASE_REPLICA_LAG: lagSeconds({ default: 5 }),
      DATA_KEYS: keyList({ default: undefined }),
      API_BASE_URL: address({ default: undefined }),
      MEMBERSHIP_APPROVAL: oneOf('auto', 'manual')({ default: undefined }),
      PAYOUTS: oneOf('auto', 'manual')({ default: undefined }),
      PAYMENT_GATEWAY: oneOf('sandbox', 'hyperpay', 'moyasar')({ default: undefined }),
      ...PAYMENT_SPECS,
      ...MESSAGE_SPECS,
      PUBLIC_ORIGIN: origin({ default: undefined }),
      MAPBOX_TOKEN: publicToken({ default: undefined }),
      NODE_ENV: oneOf('development', 'test', 'production')({ default: 'development' }),
      TRUST_PROXY: proxies({ default: undefined }),
      DEMO_ACCOUNTS: oneOf('on', 'off')({ default: undefined }),
      DEV_OUTBOX: oneOf('on', 'off')({ default: undefined }),
      STORYBOOK: oneOf('on', 'off')({ default: undefined }),
      SMS_PER_HOUR: count({ default: undefined }),
      LOG_LEVEL: oneOf(...LOG_LEVELS)({ default: undefined }),
      METRICS_PORT: port({ default: undefined }),
      METRICS_HOST: host({ default: '127.0.0.1' }),
      DRAIN_SECONDS: seconds({ default: 0 }),
    },
    {
      reporter: ({ errors }) => {
        const lines = (Object.keys(errors) as Variable[]).map(
          (name) => `${name} is ${JSON.stringify(shown(name, given[name] ?? ''))}. Allowed: ${ALLOWED[name]}.`,
        );
        if (lines.length) throw new ConfigError(lines.join('\n'));
      },
    },
  );
  const { profile, reasons } = profileOf({
    nodeEnv: read.NODE_ENV,
    host: read.HOST,
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    databaseUrl: read.DATABASE_URL ?? null,
    gateway: read.PAYMENT_GATEWAY ?? null,
    trustProxy: read.TRUST_PROXY ?? null,
  });
  const isDemo = profile === 'demo';
  if (!isDemo && read.PAYMENT_GATEWAY === undefined)
    throw new ConfigError(
      `PAYMENT_GATEWAY is not set, and this is no demo: ${reasons.join(', ')}. Allowed: ${ALLOWED.PAYMENT_GATEWAY}.`,
    );
  const gateway = read.PAYMENT_GATEWAY ?? 'sandbox';
  const missing = missingFor(gateway, read);
  if (missing.length)
    throw new ConfigError(
      missing
        .map((name) => `${name} is not set, and PAYMENT_GATEWAY ${gateway} needs it. Allowed: ${ALLOWED[name]}.`)
        .join('\n'),
    );
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`;
  if (read.PAYMENT_ORIGIN !== undefined && new URL(read.PAYMENT_ORIGIN).host === new URL(publicOrigin).host)
    throw new ConfigError(`PAYMENT_ORIGIN is the host of PUBLIC_ORIGIN. Allowed: ${ALLOWED.PAYMENT_ORIGIN}.`);
  if (read.PAYOUTS === 'auto' && gateway !== 'sandbox')
    throw new ConfigError(`PAYOUTS is "auto", and no bank pays them. Allowed: ${ALLOWED.PAYOUTS}.`);
  if (!isDemo && read.DATA_KEYS === undefined)
    throw new ConfigError(
      `DATA_KEYS is not set, and this is no demo: ${reasons.join(', ')}. It encrypts personal data. Allowed: ${ALLOWED.DATA_KEYS}; or DATA_KEYS_FILE, the path of a file with a line id:key for each key.`,
    );
  if (read.METRICS_PORT !== undefined && read.METRICS_PORT === read.PORT && read.PORT !== 0)
    throw new ConfigError(
      `METRICS_PORT is "${read.METRICS_PORT}", the port of the site, where everybody could read them. Allowed: ${ALLOWED.METRICS_PORT}.`,
    );
  if (read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined)
    throw new ConfigError(
      `DATABASE_REPLICA_URL is set, and DATABASE_URL, of which it is a replica, is not. Allowed: both, or neither.`,
    );
  const messages = messageConfig(read, profile);
  if (Array.isArray(messages)) throw new ConfigError(messages.join('\n'));
  const isOn = (value: 'on' | 'off' | undefined) => (value ?? (isDemo ? 'on' : 'off')) === 'on';
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    replica:
      read.DATABASE_REPLICA_URL === undefined
        ? null
        : { url: read.DATABASE_REPLICA_URL, maxLagSeconds: read.DATABASE_REPLICA_LAG },
    dataKeys: read.DATA_KEYS ?? null,
    dataKeysFile: env['DATA_KEYS_FILE']?.trim() || null,
    apiBaseUrl: read.API_BASE_URL ?? null,
    membershipApproval: read.MEMBERSHIP_APPROVAL ?? (isDemo ? 'auto' : 'manual'),
    payouts: read.PAYOUTS ?? (gateway === 'sandbox' ? 'auto' : 'manual'),
    payment: paymentConfig(gateway, read),
    messages,
    publicOrigin,
    mapboxToken: read.MAPBOX_TOKEN ?? null,
    nodeEnv: read.NODE_ENV,
    profile,
    trustProxy: read.TRUST_PROXY ?? null,
    demoAccounts: isOn(read.DEMO_ACCOUNTS),
    devOutbox: isOn(read.DEV_OUTBOX),
    storybook: isOn(read.STORYBOOK),
    // No message leaves a demo.
    smsPerHour: read.SMS_PER_HOUR ?? (isDemo ? 1_000_000 : 200),
    logLevel: read.LOG_LEVEL ?? (isDemo ? (read.NODE_ENV === 'test' ? 'silent' : 'warn') : 'info'),
    metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    drainSeconds: read.DRAIN_SECONDS,
  };
}
