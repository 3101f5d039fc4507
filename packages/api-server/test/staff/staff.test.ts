import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../src/accounts/sign-in.ts';
import { enableTwoStep, requestTwoStep } from '../../src/accounts/two-step.ts';
import { createServices } from '../../src/composition/services.ts';
import type { Services } from '../../src/context/services.ts';
import { sha256 } from '../../src/shared/secrets.ts';
import { commandsOn } from '../kit/commands.ts';
import { puppet } from '../kit/giving.ts';
import { databases, newestToken, startServer } from '../kit/kit.ts';
import { codeAt } from '../kit/totp.ts';

async function send(baseURL: string, locale: string, message: string): Promise<string> {
  const response = await fetch(`${baseURL}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-locale': locale },
    body: JSON.stringify({ user_name: 'Sara Ali', user_email: 'sara@example.com', topic_id: 7, message }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

const tokenIn = (output: string): string => /TAAWUN_STAFF=(\S+)/.exec(output)?.[1] ?? '';

describe.each(databases)('the staff on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let services: Services;
  let admin = '';
  const command = commandsOn(() => services);
  const asAdmin = (...argv: string[]) => command(argv, { token: admin });
  const db = () => running.server.database.db;
  const visitor = { userAgent: null, address: '192.0.2.9', concerns: () => undefined, locale: 'en' as const };

  beforeAll(async () => {
    running = await startServer(kind);
    services = createServices({ db: db(), config: running.config, gateway: puppet() });
  });
  afterAll(() => running.stop());

  test('the first one is an administrator; from then on every command needs a token', async () => {
    await expect(command(['staff', 'add', 'Sami', '--role', 'content'])).rejects.toThrow(/must be an administrator/);
    expect(await command(['members', 'list'])).toBe('No open applications.');
    admin = tokenIn(await command(['staff', 'add', 'Huda', '--role', 'admin']));
    const { token_hash } = await db().selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(token_hash).toBe(sha256(admin));
    await expect(command(['members', 'list'])).rejects.toThrow(/Set TAAWUN_STAFF/);
    await expect(command(['members', 'list'], { token: 'x' })).rejects.toThrow(/no staff token/);
    expect(await asAdmin('members', 'list')).toBe('No open applications.');
    // The operator of the machine still may read the books, and replace a lost token.
    expect(await command(['audit'])).toMatch(/^The books agree/);
    const again = tokenIn(await command(['staff', 'token', 'Huda']));
    await expect(asAdmin('members', 'list')).rejects.toThrow(/no staff token/);
    admin = again;
  });

  test('a role may do its work only', async () => {
    const roles = ['content', 'support', 'finance'] as const;
    const tokens: Record<string, string> = {};
    for (const role of roles) tokens[role] = tokenIn(await asAdmin('staff', 'add', role, '--role', role));
    const works = { content: ['content', 'list'], support: ['contact', 'list'], finance: ['payments', 'totals'] };
    for (const role of roles) {
      await command(works[role], { token: tokens[role] ?? '' });
      for (const other of roles.filter((each) => each !== role))
        await expect(command(works[other], { token: tokens[role] ?? '' })).rejects.toThrow(
          `${role} has the role ${role}; this command needs ${other} or admin.`,
        );
    }
    await expect(command(['staff', 'log'], { token: tokens['finance'] ?? '' })).rejects.toThrow(/needs admin/);
    await expect(command(['staff', 'token', 'Huda'], { token: tokens['finance'] ?? '' })).rejects.toThrow(
      /no administrator/,
    );
    await asAdmin('staff', 'end', 'content');
    await expect(command(['content', 'list'], { token: tokens['content'] ?? '' })).rejects.toThrow(/it has ended/);
    await expect(asAdmin('staff', 'end', 'Huda')).rejects.toThrow(/the only administrator/);
  });

  test('unknown options, arguments and commands are rejected before anything runs', async () => {
    for (const argv of [
      ['content', 'list', '--bogus'],
      ['content', 'list', 'news', 'more'],
      ['payments', 'loose'],
      ['nothing'],
    ])
      await expect(asAdmin(...argv)).rejects.toThrow(/^error: |^Usage/m);
    expect(await asAdmin('payments', 'refund', '--help')).toContain('--reason <text>');
  });

  test('the trail names who, what, whom and why, and is append-only', async () => {
    await expect(asAdmin('users', 'lock', '0599999999', '--reason', 'lost phone')).rejects.toThrow(/No account/);
    await asAdmin('users', 'end-sessions', '0500000001', '--reason', 'on request');
    const log = await asAdmin('staff', 'log', '--who', 'Huda');
    expect(log).toMatch(/Huda \(admin\)\tusers end-sessions --reason\t0500000001\tdone\ton request/);
    expect(log).toMatch(/Huda \(admin\)\tusers lock --reason\t0599999999\tfailed\tlost phone/);
    for (const change of [
      db().updateTable('staff_log').set({ who: 'x' }),
      db().deleteFrom('staff_log_results'),
      db().deleteFrom('staff_log').where('id', '=', -1),
    ])
      await expect(change.execute()).rejects.toThrow(/append-only/);
  });

  test('a locked user is signed out and cannot sign in, with the answer to a wrong password', async () => {
    const { access_token } = await signIn(services, { username: '0500000001', password: 'taawun-1' }, visitor);
    const get = () => fetch(`${running.baseURL}/api/user`, { headers: { Authorization: `Bearer ${access_token}` } });
    expect((await get()).status).toBe(200);
    expect(await asAdmin('users', 'lock', '0500000001')).toMatch(/is locked\. Sessions ended: \d+\.$/);
    expect((await get()).status).toBe(401);
    const attempt = () => signIn(services, { username: '0500000001', password: 'taawun-1' }, visitor);
    await expect(attempt()).rejects.toMatchObject({
      code: 'validation',
      faults: [{ field: 'password', rule: 'credentials' }],
    });
    expect(await asAdmin('users', 'show', '0500000001')).toMatch(/^Locked: 20/m);
    await asAdmin('users', 'unlock', '0500000001');
    await attempt();
  });

  test('two-step sign-in is turned off with a reason, and the member is notified on every channel', async () => {
    const reset = (...more: string[]) => asAdmin('users', 'reset-two-step', '0500000001', ...more);
    await expect(reset()).rejects.toThrow(/--reason/);
    await expect(reset('--reason', 'ID card')).rejects.toThrow(/is off\. Nothing has changed\./);
    const user = await db()
      .selectFrom('users')
      .selectAll()
      .where('phone', '=', '+966500000001')
      .executeTakeFirstOrThrow();
    const { secret } = await requestTwoStep(services, user, 'en');
    const codes = await enableTwoStep(services, user, codeAt(secret, new Date()), 'en');
    expect(await asAdmin('users', 'show', '0500000001')).toMatch(
      /^Two-step sign-in: since 20.*recovery codes left: 10$/m,
    );
    const password = { username: '0500000001', password: 'taawun-1' };
    await expect(signIn(services, password, visitor)).rejects.toMatchObject({ code: 'second_factor_required' });
    await db().deleteFrom('outbox').execute();
    const output = await reset('--reason', 'ID card shown at the branch', '--language', 'en');
    expect(output).toMatch(/^Two-step sign-in of user \d+ is off\. The user is notified on every channel\.$/);
    const sent = await db().selectFrom('outbox').select(['channel', 'recipient', 'subject']).orderBy('id').execute();
    expect(sent).toEqual([
      { channel: 'sms', recipient: user.phone, subject: 'We turned two-step sign-in off' },
      { channel: 'email', recipient: user.email, subject: 'We turned two-step sign-in off' },
    ]);
    await signIn(services, password, visitor);
    expect(await asAdmin('staff', 'log')).toMatch(
      /users reset-two-step --reason --language\t0500000001\tdone\tID card shown at the branch/,
    );
    for (const hidden of [secret, ...codes]) expect(output).not.toContain(hidden);
    expect(await asAdmin('users', 'show', '0500000001')).toMatch(/^Two-step sign-in: off$/m);
  });

  test('a recovery message is sent, and its link is not shown', async () => {
    const output = await asAdmin('users', 'reset', '0500000001', '--language', 'en');
    expect(output).toMatch(/^The recovery message for user \d+ is on its way by (e-mail|SMS)\.$/);
    const token = await newestToken(running.server);
    expect(token).not.toBe('');
    expect(await asAdmin('outbox', 'list')).not.toContain(token);
    expect(await asAdmin('outbox', 'list', '--full')).toContain(token);
  });

  test('a recovery message does not go to an address that is not confirmed', async () => {
    const phone = '+966500000002';
    const { email } = await db()
      .selectFrom('users')
      .select('email')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    await db().updateTable('users').set({ email_confirmed_at: null }).where('phone', '=', phone).execute();
    expect(await asAdmin('users', 'reset', '0500000002', '--language', 'en')).toMatch(/ is on its way by SMS\.$/);
    expect(await asAdmin('users', 'show', '0500000002')).toContain('(not confirmed)');
    const sent = await db().selectFrom('outbox').select('recipient').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(sent.recipient).toBe(phone);
    expect(sent.recipient).not.toBe(email);
    await db().updateTable('users').set({ email_confirmed_at: new Date() }).where('phone', '=', phone).execute();
  });

  test('personal data is masked unless --full is given, which the trail says', async () => {
    const user = await db()
      .selectFrom('users')
      .selectAll()
      .where('phone', '=', '+966500000001')
      .executeTakeFirstOrThrow();
    const member = await db()
      .selectFrom('members')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    for (const name of ['users', 'members']) {
      const masked = await asAdmin(name, 'show', '0500000001');
      for (const secret of [user.phone, member.national_id, member.iban_no, user.firstname])
        expect(masked).not.toContain(secret);
      expect(await asAdmin(name, 'show', '0500000001', '--full')).toContain(user.phone);
    }
    expect(await asAdmin('staff', 'log')).toMatch(/members show --full\t0500000001\tdone/);
  });

  test('a message is answered in its language and closed', async () => {
    const [ar, en] = [
      await send(running.baseURL, 'ar', 'شكوى على الفرع'),
      await send(running.baseURL, 'en', 'A complaint, call 0512345678'),
    ];
    const list = await asAdmin('contact', 'list', '--open');
    expect(list).toContain(ar);
    expect(list).not.toContain('Sara Ali');
    expect(await asAdmin('contact', 'show', en)).not.toMatch(/0512345678|sara@example/);
    expect(await asAdmin('contact', 'show', en, '--full')).toMatch(/0512345678/);
    for (const [reference, text] of [
      [ar, 'وصلنا'],
      [en, 'We have read it'],
    ] as const)
      await asAdmin('contact', 'answer', reference, '--text', text);
    const messages = await db()
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'sara@example.com')
      .orderBy('id')
      .execute();
    expect(messages.map(({ subject }) => subject)).toEqual([`رد على رسالتك ${ar}`, `Reply to your message ${en}`]);
    expect(messages[1]?.body).toContain('We have read it');
    expect(await asAdmin('contact', 'list', '--open')).not.toContain(ar);
    expect(await asAdmin('contact', 'show', ar)).toMatch(/, answered$[\s\S]*Answer of Huda/m);
    await asAdmin('contact', 'close', ar);
    await asAdmin('contact', 'close', ar);
    await expect(asAdmin('contact', 'answer', ar, '--text', 'x')).rejects.toThrow(/is closed/);
    await expect(asAdmin('contact', 'answer', en, '--text', ' ')).rejects.toThrow(/is empty/);
    await expect(asAdmin('contact', 'show', 'C-NONE')).rejects.toThrow(/There is no message/);
  });
});
