import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { promptForSetUp } from '../../src/staff/init-questions.ts';
import { databases } from '../kit/kit.ts';
import { cli, processes } from '../kit/process.ts';

const { run, start, killAll } = processes();
afterEach(killAll);

const ANSWERS = {
  name: 'جمعية البر',
  'name-en': 'Al-Birr',
  license: '0077',
  phone: '0512345678',
  email: 'Info@birr.example',
  address: 'الرياض',
  'address-en': 'Riyadh',
  admin: 'Huda',
};

describe.each(databases)('a production database on $name', (kind) => {
  test('starts empty of fictional content, and is set up once', async () => {
    const database = await kind.empty();
    const env = {
      ...database.env,
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'sandbox',
      MESSAGES: 'outbox',
      LOG_LEVEL: 'warn',
    };
    const command = (...args: string[]) => run(cli, args, env).ended;
    const server = await start(env);
    const settings = async () => (await fetch(`${server.baseURL}/api/settings`)).json() as Promise<unknown>;
    expect(await settings()).toEqual({ settings: [] });
    expect((await command('seed')).output).toMatch(/^Nothing was written: this is no demo/);
    expect(await command('init')).toMatchObject({ code: 1, output: expect.stringMatching(/There is no terminal/) });
    const file = join(database.env['DATA_DIR'] ?? '', 'settings.env');
    const options = Object.entries(ANSWERS).flatMap(([name, value]) => [`--${name}`, value]);
    expect(await command('init', ...options, '--phone', '12')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/--phone must be 05XXXXXXXX\. Nothing was changed/),
    });
    expect(await settings()).toEqual({ settings: [] });
    const { code, output } = await command('init', ...options, '--settings', file);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/TAAWUN_STAFF=[\w-]{43}$/m) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await settings()).toMatchObject({
      settings: expect.arrayContaining([
        { type: 'association_name', value: 'جمعية البر' },
        { type: 'license_number', value: '0077' },
        { type: 'mobile', value: '+966512345678' },
      ]),
    });
    expect(await command('init', ...options)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/set up already/),
    });
    expect((await fetch(`${server.baseURL}/api/news`)).status).toBe(200);
    server.child.kill('SIGKILL');
    await database.drop();
  }, 120_000);
});

test('the questions are repeated until the answer fits, in the language of the person', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { admin: _, ...given } = ANSWERS;
  const options = { ...given, nameEn: 'x', addressEn: 'x', language: 'ar', phone: undefined };
  input.end('12\n0512345678\nHuda\n');
  const answers = promptForSetUp({ options }, { input, output, isInteractive: true });
  expect(await answers).toEqual(['--phone', '0512345678', '--admin', 'Huda']);
  output.end();
  expect(await text(output)).toMatch(
    /^إعداد الجمعية.*\nالجوال للتواصل: {3}05XXXXXXXX\nالجوال للتواصل: اسم أول مدير للنظام: $/s,
  );
});
