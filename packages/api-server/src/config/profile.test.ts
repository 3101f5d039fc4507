import { expect, test } from 'vitest';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { readConfig } from './config.ts';
import { profileOf, type ProfileSettings } from './profile.ts';

const local: ProfileSettings = {
  nodeEnv: 'development',
  host: 'localhost',
  publicOrigin: null,
  databaseUrl: null,
  gateway: null,
  trustProxy: null,
};

test.each<Partial<ProfileSettings>>([
  {},
  { nodeEnv: 'test' },
  { host: '127.0.0.1' },
  { host: '127.8.9.1' },
  { host: '::1' },
  { publicOrigin: 'http://localhost:4000' },
  { publicOrigin: 'http://portal.example' },
  { databaseUrl: 'postgres://u:p@localhost:5432/taawun' },
  { databaseUrl: 'postgres://u:p@127.0.0.1/taawun' },
  { databaseUrl: 'postgres://u:p@[::1]/taawun' },
  { gateway: 'sandbox' },
])('%o is a demo', (settings) =>
  expect(profileOf({ ...local, ...settings })).toEqual({ profile: 'demo', reasons: [] }),
);

test.each<[Partial<ProfileSettings>, string]>([
  [{ nodeEnv: 'production' }, 'NODE_ENV is production'],
  [{ host: '0.0.0.0' }, 'HOST is not this machine alone'],
  [{ host: '::' }, 'HOST is not this machine alone'],
  [{ host: '192.168.1.5' }, 'HOST is not this machine alone'],
  [{ host: '127.0.0.1.evil.example' }, 'HOST is not this machine alone'],
  [{ publicOrigin: 'https://taawun.example' }, 'PUBLIC_ORIGIN is https'],
  [{ publicOrigin: 'https://localhost' }, 'PUBLIC_ORIGIN is https'],
  [{ databaseUrl: 'postgres://u:p@db/taawun' }, 'DATABASE_URL is on another machine'],
  [{ databaseUrl: 'postgres://localhost:p@10.0.0.1/taawun' }, 'DATABASE_URL is on another machine'],
  [{ gateway: 'moyasar' }, 'PAYMENT_GATEWAY is moyasar'],
  [{ gateway: 'hyperpay' }, 'PAYMENT_GATEWAY is hyperpay'],
  [{ trustProxy: ['127.0.0.1'] }, 'TRUST_PROXY is set'],
])('%o is production: %s', (settings, reason) =>
  expect(profileOf({ ...local, ...settings })).toEqual({ profile: 'production', reasons: [reason] }),
);

const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  MESSAGES: 'outbox',
  DATA_KEYS: TEST_DATA_KEYS,
};
/** What a demo has and production has not: accounts, outbox, Storybook, automatic approval. */
const openOf = (env: Record<string, string>) => {
  const { profile, demoAccounts, devOutbox, storybook, membershipApproval } = readConfig(env);
  return { profile, demoAccounts, devOutbox, storybook, membershipApproval };
};

test('a demo has everything, unless it is switched off by name', () => {
  expect(openOf({})).toEqual({
    profile: 'demo',
    demoAccounts: true,
    devOutbox: true,
    storybook: true,
    membershipApproval: 'auto',
  });
  expect(openOf({ DEMO_ACCOUNTS: 'off', DEV_OUTBOX: 'off', STORYBOOK: 'off', MEMBERSHIP_APPROVAL: 'manual' })).toEqual({
    profile: 'demo',
    demoAccounts: false,
    devOutbox: false,
    storybook: false,
    membershipApproval: 'manual',
  });
});

test('production has nothing of it, unless each is switched on by name', () => {
  const closed = {
    profile: 'production',
    demoAccounts: false,
    devOutbox: false,
    storybook: false,
    membershipApproval: 'manual',
  };
  expect(openOf(PRODUCTION)).toEqual(closed);
  const { NODE_ENV: _, ...rest } = PRODUCTION;
  expect(openOf({ ...rest, PUBLIC_ORIGIN: 'https://taawun.example' })).toEqual(closed);
  expect(openOf({ ...rest, HOST: '0.0.0.0' })).toEqual(closed);
  expect(openOf({ ...rest, TRUST_PROXY: 'loopback' })).toEqual(closed);
  expect(openOf({ ...PRODUCTION, DEMO_ACCOUNTS: 'on' })).toEqual({ ...closed, demoAccounts: true });
  expect(openOf({ ...PRODUCTION, DEV_OUTBOX: 'on' })).toEqual({ ...closed, devOutbox: true });
  expect(openOf({ ...PRODUCTION, STORYBOOK: 'on' })).toEqual({ ...closed, storybook: true });
  expect(openOf({ ...PRODUCTION, MEMBERSHIP_APPROVAL: 'auto' })).toEqual({ ...closed, membershipApproval: 'auto' });
});

test('production without a gateway by name does not start, and says why and what to set', () => {
  expect(() => readConfig({ PUBLIC_ORIGIN: 'https://taawun.example', HOST: '0.0.0.0' })).toThrow(
    'PAYMENT_GATEWAY is not set, and this is no demo: HOST is not this machine alone, PUBLIC_ORIGIN is https. Allowed: sandbox, hyperpay or moyasar.',
  );
});
