import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'taawun-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('every secret may come from a file, without the line break at its end', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL_FILE: file('database', 'postgres://taawun:p%40ss@db.example/taawun\n'),
    DATABASE_REPLICA_URL_FILE: file('replica', 'postgres://reader:p%40ss@replica.example/taawun\n'),
    DATA_KEYS_FILE: file('keys', `# this year\n${TEST_DATA_KEYS}\n`),
    PAYMENT_GATEWAY: 'moyasar',
    MOYASAR_PUBLISHABLE_KEY: 'pk_live_12345678',
    PAYMENT_ORIGIN: 'https://pay.taawun.example',
    MOYASAR_SECRET_KEY_FILE: file('moyasar', 'sk_live_12345678\r\n'),
    MOYASAR_WEBHOOK_SECRET_FILE: file('webhook', 'a-secret-of-the-webhook'),
    PAYMENT_TOKEN_KEY_FILE: file('token-key', `${'01'.repeat(32)}\n`),
    SMTP_URL_FILE: file('smtp', 'smtps://mail.example'),
    SMTP_USER: 'mailer',
    SMTP_PASSWORD_FILE: file('smtp-password', ' p@ss \n'),
    MAIL_FROM: 'no-reply@taawun.example',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN_FILE: file('sms', 'a-token-of-sms\n'),
    SMS_SENDER: 'Taawun',
  });
  expect(config.databaseUrl).toBe('postgres://taawun:p%40ss@db.example/taawun');
  expect(config.replica?.url).toBe('postgres://reader:p%40ss@replica.example/taawun');
  expect(config.dataKeys).toContain(TEST_DATA_KEYS);
  expect(config.dataKeysFile).toBe(join(folder, 'keys'));
  expect(config.payment).toMatchObject({
    secretKey: 'sk_live_12345678',
    webhookSecret: 'a-secret-of-the-webhook',
    tokenKey: '01'.repeat(32),
  });
  expect(config.messages.email?.auth).toEqual({ user: 'mailer', pass: ' p@ss ' });
  expect(config.messages.sms?.token).toBe('a-token-of-sms');
});

test('a secret that is set twice, missing, empty or wrong is named, and stays out of the message', () => {
  const keys = file('twice', TEST_DATA_KEYS);
  expect(messageOf({ DATA_KEYS: TEST_DATA_KEYS, DATA_KEYS_FILE: keys })).toBe(
    'DATA_KEYS and DATA_KEYS_FILE are both set, and each names the whole secret. Allowed: one of them.',
  );
  expect(messageOf({ SMTP_PASSWORD_FILE: join(folder, 'none') })).toBe(
    `SMTP_PASSWORD_FILE is "${join(folder, 'none')}", which cannot be read (ENOENT). Allowed: a file that the user of this process may read.`,
  );
  expect(messageOf({ SMS_TOKEN_FILE: file('empty', '\n') })).toMatch(/^SMS_TOKEN_FILE is ".*empty", which is empty\./);
  const wrong = messageOf({ DATABASE_URL_FILE: file('wrong', 'mysql://u:hunter2@db/x') });
  expect(wrong).toMatch(/^DATABASE_URL is "mysql:\/\/\*\*\*@db\/x"\. Allowed: /);
  expect(wrong).not.toContain('hunter2');
});

test('what is no secret has no file', () => {
  expect(readConfig({ PORT_FILE: file('port', '80') }).port).toBe(4000);
});
