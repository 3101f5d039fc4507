import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { newApplication } from '@taawun/api-client/contract';
import { DEMO } from '@taawun/api-client/demo';
import { sensitiveFieldNames, type SensitiveFieldName } from '@taawun/domain/membership';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { encryptSecret, newSecret, stepOf } from '../../src/accounts/credentials/totp.ts';
import { readMember } from '../../src/accounts/users.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { writeBackup } from '../../src/backup/write.ts';
import { migrate, migrateTo } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { memberColumns } from '../../src/personal-data/members.ts';
import { countByKey, rotateKeys } from '../../src/personal-data/rotate.ts';
import { checkDataKeys } from '../../src/personal-data/state.ts';
import { encryptStored, isEncrypted, keepsPlain } from '../../src/personal-data/stored.ts';
import { emptyRejected } from '../../src/personal-data/emptied.ts';
import { approveMember, rejectMember } from '../../src/membership/staff.ts';
import { outbox } from '../../src/notifications/messages.ts';
import { bookCash } from '../../src/shares/staff.ts';
import { emptyFolder } from '../kit/empty-databases.ts';
import { confirmedSignUp, databases, newestToken, payAtSandbox, startServer, testConfig } from '../kit/kit.ts';
import { codeAt } from '../kit/totp.ts';
import { createServer } from '../../src/server.ts';
import { memberRow } from '../kit/trading.ts';

const NEW_KEY = `second:${Buffer.alloc(32, 9).toString('base64')}`;

/** Every row of every table as text, read without the code under test. */
async function dumpOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    db,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(db);
    parts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return parts.join('\n');
}

const sensitiveOf = (fields: Readonly<Record<SensitiveFieldName, string>>) =>
  sensitiveFieldNames.map((name) => fields[name]);

/** The lines of a text that contain one of the values. */
const linesWith = (text: string, values: readonly string[]) =>
  text.split('\n').filter((line) => values.some((value) => line.includes(value)));

describe.each(databases)('personal data on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const log: string[] = [];
  let serial = 0;
  const db = () => running.server.database.db;

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token = '', body?: object, key?: string) {
    const response = await running.server.app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'idempotency-key': key ?? crypto.randomUUID(),
        'x-locale': 'en',
      },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  }

  async function newUser(lastname = 'الدوسري') {
    const phone = `05310${String(++serial).padStart(5, '0')}`;
    const password = 'Wadi-2026-kx';
    const person = {
      firstname: 'هيفاء',
      lastname,
      phone,
      password,
      confirm_password: password,
      email: `p${serial}@dump.example`,
    };
    const signUp = await confirmedSignUp(running.server, person);
    expect((await send('POST', '/api/signup', '', signUp)).status).toBe(201);
    await db().updateTable('users').set({ email_confirmed_at: new Date() }).where('email', '=', person.email).execute();
    const { text } = await send('POST', '/api/signin', '', { username: phone, password });
    return { phone, token: (JSON.parse(text) as { access_token: string }).access_token };
  }

  beforeAll(async () => {
    running = await startServer(
      kind,
      { logger: { level: 'trace', stream: { write: (line) => void log.push(line) } } },
      { PAYOUTS: 'manual' },
    );
  });
  afterAll(() => running.stop());

  test('no table and no log has a sensitive value in plain after the seed and a whole membership', async () => {
    const { phone, token } = await newUser();
    const fields = newApplication();
    const key = crypto.randomUUID();
    const first = await send('POST', '/api/member', token, fields, key);
    expect(first.status).toBe(201);
    expect(await send('POST', '/api/member', token, fields, key)).toEqual(first);
    expect((await send('POST', '/api/member', token, newApplication(), key)).status).toBe(409);
    const other = await newUser();
    const taken = await send('POST', '/api/member', other.token, newApplication({ national_id: fields.national_id }));
    expect([taken.status, Object.keys((JSON.parse(taken.text) as { errors: object }).errors)]).toEqual([
      422,
      ['national_id'],
    ]);
    const values = [...sensitiveOf(fields), ...DEMO.flatMap(({ member }) => (member ? sensitiveOf(member) : []))];
    expect(linesWith(await dumpOf(db()), values)).toEqual([]);

    await approveMember(db(), outbox, phone, { paid: true });
    expect(JSON.parse((await send('GET', '/api/member', token)).text)).toMatchObject({
      member: Object.fromEntries(sensitiveFieldNames.map((name) => [name, fields[name]])),
    });
    const again = await send('POST', '/api/member', other.token, newApplication({ national_id: fields.national_id }));
    expect(again.status).toBe(422);
    const bank = { iban_no: 'SA3915000999103143430001', bank: '15', account_no: '999103143430001' };
    expect((await send('PUT', '/api/member/bank-information', token, bank)).status).toBe(200);
    await bookCash(db(), phone, 50_000, 'deposit');
    const payout = await send('POST', '/api/payouts', token, { amount: 20_000 });
    expect([payout.status, payout.text]).toEqual([201, expect.stringContaining('"iban_end":"0001"')]);
    expect((await send('GET', '/api/balance', token)).text).toContain('"iban_end":"0001"');
    const everything = `${await dumpOf(db())}\n${log.join('')}`;
    expect(linesWith(everything, [...values, bank.iban_no, bank.account_no])).toEqual([]);
  });

  test('a decided application is emptied: approved and withdrawn at once, rejected in two steps', async () => {
    const { phone, token } = await newUser();
    const fields = newApplication();
    await send('POST', '/api/member', token, fields);
    await rejectMember(db(), outbox, phone, { ar: 'لا', en: 'no' });
    const stored = () =>
      db()
        .selectFrom('member_applications as a')
        .innerJoin('users as u', 'u.id', 'a.user_id')
        .select(['a.fields', 'a.fields_enc', 'a.national_id_index'])
        .where('u.phone', '=', `+966${phone.slice(1)}`)
        .orderBy('a.id', 'desc')
        .executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({
      fields: { name: fields.name },
      fields_enc: null,
      national_id_index: null,
    });
    await emptyRejected(db());
    expect((await stored()).fields.name).toBe(fields.name);
    await emptyRejected(db(), new Date(Date.now() + 31 * 86_400_000));
    expect((await stored()).fields).toEqual({ shares_count: fields.shares_count });
    expect((await send('GET', '/api/member', token)).status).toBe(403);
    expect((await send('GET', '/api/member-application', token)).status).not.toBe(500);
    await send('POST', '/api/member', token, fields);
    await approveMember(db(), outbox, phone, { paid: true });
    expect(await stored()).toEqual({
      fields: { shares_count: fields.shares_count },
      fields_enc: null,
      national_id_index: null,
    });
  });

  test('a value that was moved, truncated or encrypted with an unknown key is an error without the value', async () => {
    const users = await db().selectFrom('members').select('user_id').orderBy('user_id').limit(2).execute();
    const [one, two] = [users[0]?.user_id ?? 0, users[1]?.user_id ?? 0];
    const { iban_no_enc: own } = await db()
      .selectFrom('members')
      .select('iban_no_enc')
      .where('user_id', '=', one)
      .executeTakeFirstOrThrow();
    const { iban_no_enc: foreign } = await db()
      .selectFrom('members')
      .select('iban_no_enc')
      .where('user_id', '=', two)
      .executeTakeFirstOrThrow();
    const { text } = await send('POST', '/api/signin', '', {
      username: DEMO[0]!.phone,
      password: DEMO[0]!.password,
    });
    const { access_token } = JSON.parse(text) as { access_token: string };
    for (const wrong of [foreign, own?.slice(0, -6), own?.replace('v1.test.', 'v1.lost.'), 'x']) {
      await db()
        .updateTable('members')
        .set({ iban_no_enc: wrong ?? '' })
        .where('user_id', '=', one)
        .execute();
      log.length = 0;
      const answer = await send('GET', '/api/member', access_token);
      expect(answer.status).toBe(500);
      const errors = log.filter((line) => line.includes('DecryptionError'));
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain(`members.iban_no_enc of row ${one}`);
      expect(
        linesWith(
          `${answer.text}\n${log.join('')}`,
          DEMO.flatMap(({ member }) => (member ? sensitiveOf(member) : [])),
        ),
      ).toEqual([]);
    }
    await db().updateTable('members').set({ iban_no_enc: own }).where('user_id', '=', one).execute();
    expect((await send('GET', '/api/member', access_token)).status).toBe(200);
  });

  test('signing up and applying record which versions of the legal documents were accepted', async () => {
    const { phone, token } = await newUser();
    await send('POST', '/api/member', token, newApplication());
    const rows = await db()
      .selectFrom('consents as c')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .select(['c.document', 'c.occasion', 'c.locale', 'c.version'])
      .where('u.phone', '=', `+966${phone.slice(1)}`)
      .orderBy('c.id')
      .execute();
    expect(rows.map(({ document, occasion }) => [document, occasion])).toEqual([
      ['terms-conditions', 'sign_up'],
      ['privacy-policy', 'sign_up'],
      ['terms-conditions', 'membership'],
      ['privacy-policy', 'membership'],
    ]);
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['en']));
    expect(new Set(rows.map(({ version }) => version)).size).toBe(2);
    for (const { version } of rows) expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

  test('a deleted account leaves nothing of its person in any table', async () => {
    const { phone, token } = await newUser('المزروعي');
    const email = `p${serial}@dump.example`;
    const fields = newApplication({ name: 'هيفاء بنت سالم المزروعي', street: 'شارع لا يسكنه غيرها' });
    expect((await send('POST', '/api/member', token, fields)).status).toBe(201);
    const gift = {
      target_type: 'general',
      monthly_price: 5_000,
      months: 1,
      brand: 'mada',
      idempotency_key: crypto.randomUUID(),
      donor_name: 'متبرعة لا تعاد',
      donor_email: 'other-address@dump.example',
      donor_mobile: '0539999001',
      receiver_name: 'مهداة إليها',
      sender_name: 'المهدية بنت سالم',
      receiver_email: 'friend@dump.example',
      gift_message: 'رسالة لا تبقى',
    };
    const checkout = await send('POST', '/api/checkout', token, gift);
    expect(checkout.status, checkout.text).toBe(201);
    const { checkout_id } = (JSON.parse(checkout.text) as { checkout: { checkout_id: string } }).checkout;
    await payAtSandbox(running.server, checkout_id);
    expect((await send('POST', `/api/checkout/${checkout_id}/verify`, token)).status).toBe(200);
    const { topics } = JSON.parse((await send('GET', '/api/topics')).text) as { topics: { id: number }[] };
    const contact = {
      user_name: 'المزروعي',
      user_email: email,
      topic_id: topics[0]?.id,
      message: 'رسالة من صاحبة الحساب',
    };
    expect((await send('POST', '/api/contact', token, contact)).status).toBeLessThan(300);
    const known = [
      phone.slice(1),
      email,
      'المزروعي',
      gift.donor_name,
      gift.donor_email,
      gift.donor_mobile.slice(1),
      gift.sender_name,
      gift.receiver_email,
      gift.gift_message,
      fields.street,
      contact.message,
      ...sensitiveOf(fields),
    ];
    expect(linesWith(await dumpOf(db()), known).length).toBeGreaterThan(6);
    await send('POST', '/api/account-deletion', token);
    const link = await newestToken(running.server);
    expect((await send('POST', '/api/account-deletion/confirm', '', { token: link })).status).toBe(200);
    expect(linesWith(await dumpOf(db()), known)).toEqual([]);
  });
});

/** Stores two-step sign-in of the user with the smallest id, as it is turned on. */
async function storeTwoStep(db: Db): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const secret = newSecret();
  const at = new Date();
  await db
    .insertInto('two_step')
    .values({
      user_id: id,
      secret_enc: encryptSecret(db, id, secret),
      requested_at: at,
      enabled_at: at,
      last_step: null,
      recovery_salt: null,
    })
    .execute();
  return secret;
}

/** Whether the stored secret accepts the codes of this one. */
async function acceptsCodesOf(db: Db, secret: string): Promise<boolean> {
  const row = await db.selectFrom('two_step').selectAll().executeTakeFirstOrThrow();
  const now = new Date();
  return stepOf(db, row, codeAt(secret, now), now) !== null;
}

describe.each(databases)('keys of personal data on $name', (kind) => {
  test('a rotation encrypts everything again, and the old key is needed no more', async () => {
    const database = await kind.open();
    const withKeys = (keys: string) => openDatabase(testConfig({ ...database.env, DATA_KEYS: keys }));
    const writing = await withKeys(TEST_DATA_KEYS);
    const secret = await storeTwoStep(writing.db);
    await writing.close();
    const rotating = await withKeys(`${NEW_KEY},${TEST_DATA_KEYS}`);
    await checkDataKeys(rotating.db);
    const { user_id } = await rotating.db.selectFrom('members').select('user_id').executeTakeFirstOrThrow();
    const before = await readMember(rotating.db, user_id);
    expect([...(await countByKey(rotating.db)).keys()]).toEqual(['test']);
    const count = await rotateKeys(rotating.db);
    expect(count).toBeGreaterThan(4);
    expect(await countByKey(rotating.db)).toEqual(new Map([['second', count]]));
    expect(await rotateKeys(rotating.db)).toBe(0);
    await rotating.close();
    const later = await withKeys(NEW_KEY);
    await checkDataKeys(later.db);
    expect(await readMember(later.db, user_id)).toEqual(before);
    expect(await acceptsCodesOf(later.db, secret)).toBe(true);
    await later.close();
    const wrong = await withKeys(TEST_DATA_KEYS);
    await expect(checkDataKeys(wrong.db)).rejects.toThrow(/encrypted with other keys.*has no key second/);
    await wrong.close();
    await database.drop();
  }, 120_000);

  test('rows of the release before are read, served to it, and encrypted once it has ended', async () => {
    const database = await kind.empty();
    const { db, close } = await openDatabase(testConfig(database.env));
    await db.connection().execute((connection) => migrateTo(connection, '0013_limits'));
    for (const id of [1, 2])
      await sql`insert into users (firstname, lastname, phone, password_hash) values ('T', ${id}, ${`+96652000000${id}`}, '-')`.execute(
        db,
      );
    const row = memberRow(1);
    await db.insertInto('members').values(row).execute();
    const fields = newApplication();
    const answer = JSON.stringify({ reference: 'A-OLD00001', status: 'applied', fields });
    await sql`insert into member_applications (user_id, reference, status, fields, national_id, share_price, created_at)
      values (2, 'A-OLD00001', 'applied', ${JSON.stringify(fields)}::jsonb, ${fields.national_id}, 100, now())`.execute(
      db,
    );
    await sql`insert into idempotency_keys (user_id, key, digest, answer) values (2, 'k', 'd', ${answer})`.execute(db);
    await sql`insert into share_accounts (user_id, kind) values (1, 'member')`.execute(db);
    await sql`insert into payouts (reference, account_id, user_id, amount, holder, iban_no, status, closes_account, requested_at)
      select 'P-OLD00001', id, 1, 100, 'T', ${row.iban_no}, 'requested', false, now() from share_accounts where user_id = 1`.execute(
      db,
    );
    await migrate(db);
    await checkDataKeys(db);
    expect([await keepsPlain(db), await isEncrypted(db)]).toEqual([true, false]);
    expect(await readMember(db, 1)).toMatchObject({ national_id: row.national_id, birthdate: row.birthdate });
    // What this release writes, the one before can read.
    const iban_no = 'SA4420000001234567891234';
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('members')
        .set(await memberColumns(tx, 1, { iban_no }))
        .where('user_id', '=', 1)
        .execute();
    });
    expect(await dumpOf(db)).toContain(iban_no);

    expect(await encryptStored(db)).toBe(4);
    expect(await encryptStored(db)).toBe(0);
    expect([await keepsPlain(db), await isEncrypted(db)]).toEqual([false, true]);
    const values = [row.national_id, row.birthdate, row.account_no, row.iban_no, iban_no, ...sensitiveOf(fields)];
    expect(linesWith(await dumpOf(db), values)).toEqual([]);
    expect(await readMember(db, 1)).toMatchObject({ national_id: row.national_id, birthdate: row.birthdate, iban_no });
    await close();
    await database.drop();
  });

  test('is encrypted by the first start, which later ones do not repeat', async () => {
    const database = await kind.empty();
    const config = testConfig(database.env);
    const first = await createServer(config);
    expect(await isEncrypted(first.database.db)).toBe(true);
    // What no server of this release writes.
    const answer = JSON.stringify({ reference: 'A-OLD00001', fields: {} });
    await sql`insert into users (firstname, lastname, phone, password_hash) values ('T', 'T', '+966520000001', '-')`.execute(
      first.database.db,
    );
    await sql`insert into idempotency_keys (user_id, key, digest, answer) select id, 'k', 'd', ${answer} from users where phone = '+966520000001'`.execute(
      first.database.db,
    );
    await first.close();
    const second = await createServer(config);
    const stored = second.database.db.selectFrom('idempotency_keys').select('answer').where('key', '=', 'k');
    expect((await stored.executeTakeFirstOrThrow()).answer).toBe(answer);
    // The command `upgrade` always does.
    expect(await encryptStored(second.database.db)).toBe(1);
    expect(JSON.parse((await stored.executeTakeFirstOrThrow()).answer)).toEqual({ reference: 'A-OLD00001' });
    await second.close();
    await database.drop();
  });

  test('a backup has no sensitive value in plain, and is restored with its keys only', async () => {
    const [database, empty] = [await kind.open(), await kind.empty()];
    const folder = emptyFolder();
    const file = join(folder, 'backup.gz');
    const source = await openDatabase(testConfig(database.env));
    const secret = await storeTwoStep(source.db);
    await writeBackup(source.db, file);
    const values = [secret, ...DEMO.flatMap(({ member }) => (member ? sensitiveOf(member) : []))];
    expect(linesWith(gunzipSync(readFileSync(file)).toString(), values)).toEqual([]);
    await source.close();
    const wrong = await openDatabase(testConfig({ ...empty.env, DATA_KEYS: NEW_KEY }));
    await expect(restoreBackup(wrong.db, file)).rejects.toThrow(/encrypted with other keys/);
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(wrong.db);
    expect(rows).toEqual([]);
    await wrong.close();
    const right = await openDatabase(testConfig(empty.env));
    await restoreBackup(right.db, file);
    const { user_id } = await right.db
      .selectFrom('members')
      .select('user_id')
      .orderBy('user_id')
      .executeTakeFirstOrThrow();
    expect((await readMember(right.db, user_id))?.national_id).toBe(DEMO[0]!.member!.national_id);
    expect(await acceptsCodesOf(right.db, secret)).toBe(true);
    await right.close();
    await Promise.all([database.drop(), empty.drop(), rm(folder, { recursive: true })]);
  }, 120_000);
});
