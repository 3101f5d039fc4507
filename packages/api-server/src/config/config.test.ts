import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { ConfigError, readConfig } from './config.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

test('the defaults of a fresh machine', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: resolve('.data'),
    databaseUrl: null,
    replica: null,
    dataKeys: null,
    dataKeysFile: null,
    apiBaseUrl: null,
    membershipApproval: 'auto',
    payouts: 'auto',
    payment: { gateway: 'sandbox', url: null, secret: null, tokenKey: '5a'.repeat(32), origin: null, limit: 60 },
    messages: { email: null, sms: null },
    publicOrigin: 'http://localhost:4000',
    mapboxToken: null,
    nodeEnv: 'development',
    profile: 'demo',
    trustProxy: null,
    demoAccounts: true,
    devOutbox: true,
    storybook: true,
    smsPerHour: 1_000_000,
    logLevel: 'warn',
    metrics: null,
    drainSeconds: 0,
  });
});

test('everything set', () => {
  const env = {
    PORT: '80',
    HOST: '::',
    DATA_DIR: '/var/taawun',
    DATABASE_URL: 'postgres://u:p@db:5432/taawun',
    DATABASE_REPLICA_URL: 'postgres://reader:p@replica:5432/taawun',
    DATABASE_REPLICA_LAG: '30',
    DATA_KEYS: TEST_DATA_KEYS,
    API_BASE_URL: 'https://api.example/v1/',
    MEMBERSHIP_APPROVAL: 'manual',
    PAYMENT_GATEWAY: 'hyperpay',
    HYPERPAY_URL: 'https://eu-prod.oppwa.com',
    HYPERPAY_ACCESS_TOKEN: 'an-access-token-of-hyperpay',
    HYPERPAY_ENTITY_MADA: '8ac7a4c8',
    HYPERPAY_ENTITY_CARDS: '8ac7a4c9',
    HYPERPAY_WEBHOOK_KEY: 'ab'.repeat(32),
    PAYMENT_TOKEN_KEY: '01'.repeat(32),
    PAYMENT_ORIGIN: 'https://pay.taawun.example',
    CHECKOUT_LIMIT: '5',
    PUBLIC_ORIGIN: 'https://taawun.example',
    MAPBOX_TOKEN: 'pk.abc.def',
    NODE_ENV: 'production',
    TRUST_PROXY: '10.0.0.2, 10.1.0.0/16',
    SMTP_URL: 'smtp://mailer:p%40ss@mail.example:2525',
    MAIL_FROM: 'تعاون <no-reply@taawun.example>',
    MAIL_REPLY_TO: 'help@taawun.example',
    SMS_GATEWAY: 'taqnyat',
    SMS_TOKEN: 'a-token-of-taqnyat',
    SMS_SENDER: 'Taawun',
    SMS_PER_HOUR: '1000',
    LOG_LEVEL: 'error',
    METRICS_PORT: '9400',
    METRICS_HOST: '10.0.0.5',
    DRAIN_SECONDS: '5',
  };
  expect(readConfig(env)).toEqual({
    port: 80,
    host: '::',
    dataDir: '/var/taawun',
    databaseUrl: env.DATABASE_URL,
    replica: { url: env.DATABASE_REPLICA_URL, maxLagSeconds: 30 },
    dataKeys: TEST_DATA_KEYS,
    dataKeysFile: null,
    apiBaseUrl: 'https://api.example/v1',
    membershipApproval: 'manual',
    payouts: 'manual',
    payment: {
      gateway: 'hyperpay',
      url: 'https://eu-prod.oppwa.com',
      accessToken: 'an-access-token-of-hyperpay',
      entities: { mada: '8ac7a4c8', cards: '8ac7a4c9' },
      webhookKey: 'ab'.repeat(32),
      tokenKey: '01'.repeat(32),
      origin: 'https://pay.taawun.example',
      limit: 5,
    },
    messages: {
      email: {
        host: 'mail.example',
        port: 2525,
        tls: 'required',
        auth: { user: 'mailer', pass: 'p@ss' },
        from: { name: 'تعاون', address: 'no-reply@taawun.example' },
        replyTo: 'help@taawun.example',
      },
      sms: {
        gateway: 'taqnyat',
        url: 'https://api.taqnyat.sa/v1/messages',
        token: 'a-token-of-taqnyat',
        sender: 'Taawun',
      },
    },
    publicOrigin: 'https://taawun.example',
    mapboxToken: 'pk.abc.def',
    nodeEnv: 'production',
    profile: 'production',
    trustProxy: ['10.0.0.2', '10.1.0.0/16'],
    demoAccounts: false,
    devOutbox: false,
    storybook: false,
    smsPerHour: 1000,
    logLevel: 'error',
    metrics: { port: 9400, host: '10.0.0.5' },
    drainSeconds: 5,
  });
});

test('an empty variable counts as unset, and unknown variables are ignored', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SHELL: '\0' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'abc', 'whole number'],
  ['PORT', '65536', '65535'],
  ['PORT', '-1', '65535'],
  ['PORT', '80.5', '65535'],
  ['HOST', 'localhost:4000', 'without port'],
  ['HOST', '300.1.1.1', 'IP address'],
  ['DATABASE_URL', 'mysql://db/x', 'postgres://'],
  ['DATABASE_URL', 'taawun', 'postgres://'],
  ['API_BASE_URL', 'api.example', 'http://'],
  ['API_BASE_URL', 'ftp://api.example', 'https://'],
  ['MEMBERSHIP_APPROVAL', 'Auto', 'auto or manual'],
  ['PAYMENT_GATEWAY', 'stripe', 'sandbox, hyperpay or moyasar'],
  ['SANDBOX_URL', 'localhost:4100', 'origin'],
  ['SANDBOX_URL', 'http://gateway.example', 'https origin'],
  ['HYPERPAY_URL', 'http://eu-prod.oppwa.com', 'https://eu-prod.oppwa.com'],
  ['HYPERPAY_URL', 'http://127.0.0.1.evil.example', 'https://eu-prod.oppwa.com'],
  ['MOYASAR_URL', 'http://api.moyasar.com', 'https://api.moyasar.com'],
  ['CHECKOUT_LIMIT', '0', 'from 1'],
  ['PUBLIC_ORIGIN', 'https://taawun.example/ar', 'without a path'],
  ['TRUST_PROXY', 'true', 'addresses or networks'],
  ['TRUST_PROXY', '10.0.0.0/33', 'addresses or networks'],
  ['DATABASE_REPLICA_URL', 'replica:5432', 'postgres://user:password@host:5432/database'],
  ['DATABASE_REPLICA_LAG', '0', 'from 1 to 300'],
  ['DEMO_ACCOUNTS', 'yes', 'on or off'],
  ['SMS_PER_HOUR', '-1', 'from 0'],
  ['MESSAGES', 'mail', 'send, or outbox'],
  ['SMTP_URL', 'mail.example', 'smtps://'],
  ['SMTP_URL', 'smtp://mail.example?starttls=never', 'starttls=optional'],
  ['SMTP_URL', 'smtps://mail.example?starttls=off', 'smtps://'],
  ['MAIL_FROM', 'Taawun', 'Taawun <no-reply@taawun.example>'],
  ['MAIL_FROM', 'a@taawun.example, b@taawun.example', 'one address'],
  ['SMS_GATEWAY', 'smpp', 'unifonic'],
  ['SMS_URL', 'http://sms.example/send', 'https'],
  ['SMS_SENDER', 'much too long a name', '1 to 11'],
  ['LOG_LEVEL', 'loud', 'warn'],
  ['NODE_ENV', 'staging', 'development, test or production'],
])('rejects %s = %s and names the allowed values', (name, value, allowed) => {
  const message = messageOf({ [name]: value });
  expect(message).toContain(name);
  expect(message).toContain(JSON.stringify(value));
  expect(message).toContain(allowed);
});

test('every wrong variable is named at once', () => {
  expect(messageOf({ PORT: 'x', NODE_ENV: 'y' }).split('\n')).toHaveLength(2);
});

test.each([
  'mysql://user:se:cr/et@host/db',
  'postgress://user:secret@host/db',
  'http://secret@host',
  'x://a:secret@b@c',
  'nothing://h/db?password=secret&x=1',
])('no password of %s gets out', (value) => {
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL'])
    expect(messageOf({ [name]: value })).not.toMatch(/se:?cr\/?et/);
});
test('a replica needs its primary', () => {
  const DATABASE_REPLICA_URL = 'postgres://reader:p@replica:5432/taawun';
  expect(messageOf({ DATABASE_REPLICA_URL })).toMatch(/^DATABASE_REPLICA_URL is set, and DATABASE_URL/);
});
test('nor a token', () => expect(messageOf({ MAPBOX_TOKEN: 'sk.secret-token' })).not.toContain('secret-token'));
test('nor a secret of a payment gateway', () => {
  const message = messageOf({
    MOYASAR_SECRET_KEY: 'pk_live_secret-key',
    HYPERPAY_WEBHOOK_KEY: 'secret-key',
    PAYMENT_TOKEN_KEY: 'secret-key',
  });
  expect(message.split('\n')).toHaveLength(3);
  expect(message).not.toContain('secret-key');
});

test.each([
  ['no id', Buffer.alloc(32, 5).toString('base64')],
  ['a short key', `a:${Buffer.alloc(16, 5).toString('base64')}`],
  ['one id twice', `a:${Buffer.alloc(32, 5).toString('base64')},a:${Buffer.alloc(32, 6).toString('base64')}`],
  ['an id with a dot', `a.b:${Buffer.alloc(32, 5).toString('base64')}`],
])('DATA_KEYS with %s is rejected, and no key gets out', (_, value) => {
  const message = messageOf({ DATA_KEYS: value });
  expect(message).toContain('DATA_KEYS is');
  expect(message).toContain('openssl rand -base64 32');
  expect(message).not.toContain(value.slice(4));
});
test('production needs keys of personal data', () => {
  const production = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', MESSAGES: 'outbox' };
  expect(messageOf(production)).toContain('DATA_KEYS is not set, and this is no demo: NODE_ENV is production.');
  expect(messageOf({ ...production, DATA_KEYS: TEST_DATA_KEYS })).toBe('');
});

test.each([
  ['hyperpay', 6, 'HYPERPAY_ACCESS_TOKEN'],
  ['moyasar', 5, 'MOYASAR_SECRET_KEY'],
] as const)('%s says what is missing', (gateway, count, name) => {
  const message = messageOf({ PAYMENT_GATEWAY: gateway });
  expect(message.split('\n')).toHaveLength(count);
  expect(message).toContain(`${name} is not set, and PAYMENT_GATEWAY ${gateway} needs it.`);
});

test('the payment iframe has a host of its own', () => {
  expect(messageOf({ PAYMENT_ORIGIN: 'http://localhost:4000' })).toMatch(
    /^PAYMENT_ORIGIN is the host of PUBLIC_ORIGIN/,
  );
  expect(messageOf({ PAYMENT_ORIGIN: 'http://pay.example.org' })).toMatch(/^PAYMENT_ORIGIN is /);
  expect(readConfig({ PAYMENT_ORIGIN: 'http://127.0.0.1:4000' }).payment.origin).toBe('http://127.0.0.1:4000');
  expect(readConfig({}).payment.origin).toBeNull();
});

const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'no-reply@taawun.example' };
const SMS = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'a-token-of-sms', SMS_SENDER: 'Taawun' };
const PRODUCTION = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', DATA_KEYS: TEST_DATA_KEYS };

test('production needs a way for messages, or says by name that it has none', () => {
  expect(messageOf(PRODUCTION)).toMatch(/^SMTP_URL is not set, and .*codes.*\nSMS_URL is not set/);
  expect(messageOf({ ...PRODUCTION, ...MAIL })).toMatch(/^SMS_URL is not set/);
  expect(messageOf({ ...PRODUCTION, MESSAGES: 'outbox' })).toBe('');
  expect(messageOf({ ...PRODUCTION, ...MAIL, ...SMS })).toBe('');
  expect(messageOf({ MESSAGES: 'outbox', ...MAIL })).toMatch(/^MESSAGES is "outbox", and SMTP_URL/);
});

test('text messages are counted in production only, unless the number is set', () => {
  const production = { ...PRODUCTION, MESSAGES: 'outbox' };
  expect(readConfig(production).smsPerHour).toBe(200);
  expect(readConfig({ ...production, SMS_PER_HOUR: '7' }).smsPerHour).toBe(7);
  expect(readConfig({ SMS_PER_HOUR: '7' }).smsPerHour).toBe(7);
});

test('messages that are half set name what is missing, in one line and without a secret', () => {
  expect(messageOf({ SMTP_URL: MAIL.SMTP_URL })).toMatch(/^MAIL_FROM is not set/);
  expect(messageOf({ ...MAIL, SMTP_USER: 'mailer' })).toMatch(/^SMTP_PASSWORD is not set/);
  expect(messageOf({ SMS_URL: SMS.SMS_URL })).toMatch(/^SMS_TOKEN is not set/);
  expect(messageOf({ SMS_GATEWAY: 'unifonic', SMS_TOKEN: SMS.SMS_TOKEN })).toMatch(/^SMS_SENDER is not set/);
  const wrong = messageOf({ ...MAIL, SMTP_URL: 'smtp://mailer:hunter2@mail.example/path', SMTP_PASSWORD: 'a\nb' });
  expect(wrong).toContain('SMTP_URL');
  expect(wrong).not.toContain('hunter2');
});

const tlsOf = (env: Record<string, string>) => readConfig({ ...MAIL, ...SMS, ...env }).messages.email?.tls;

test('STARTTLS is required in production, unless the address says otherwise', () => {
  expect(tlsOf({})).toBe('implicit');
  expect(tlsOf({ SMTP_URL: 'smtp://mail.example' })).toBe('optional');
  expect(tlsOf({ ...PRODUCTION, SMTP_URL: 'smtp://mail.example' })).toBe('required');
  expect(tlsOf({ ...PRODUCTION, SMTP_URL: 'smtp://mail.example?starttls=off' })).toBe('off');
});

test('metrics never share the port of the site', () => {
  expect(messageOf({ METRICS_PORT: '4000' })).toMatch(/^METRICS_PORT is "4000", the port of the site/);
  expect(readConfig({ METRICS_PORT: '9400' }).metrics).toEqual({ port: 9400, host: '127.0.0.1' });
  expect(messageOf({ DRAIN_SECONDS: '301' })).toMatch(/^DRAIN_SECONDS is "301"\. Allowed: /);
});
