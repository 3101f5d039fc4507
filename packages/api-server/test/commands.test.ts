import { afterEach, expect, test } from 'vitest';
import { embeddedDatabase, seededEmbedded } from './kit/kit.ts';
import { cli, main, processes } from './kit/process.ts';
import { withDatabase } from './kit/trading.ts';

const { run, killAll } = processes();
afterEach(killAll);

test('the staff’s commands', async () => {
  const database = embeddedDatabase();
  const command = (...args: string[]) => run(cli, args, database.env).ended;
  expect(await command('migrate')).toEqual({ code: 0, output: 'The database is up to date.\n' });
  expect((await command('seed')).output).toBe('Content: written. Demo accounts added: 3.\n');
  expect((await command('seed')).output).toBe('Content: up to date. Demo accounts added: 0.\n');
  expect((await command('members', 'approve', '0500000001')).output).toMatch(/is a member already/);
  expect(await command('members', 'approve', '0500000002')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/has not applied/),
  });
  expect(await command('members', 'approve', '0599999999')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/No account has the phone/),
  });
  expect(await command('members', 'list')).toEqual({ code: 0, output: 'No open applications.\n' });
  expect(await command('members', 'reject', '0500000001')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/--reason/),
  });
  expect(await command('members', 'reject', '0500000001', '--reason', 'لا')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is a member already/),
  });
  expect((await command('outbox', 'list')).output).toBe('No messages.\n');
  expect(await command('content', 'import', main)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Nothing was imported\.\nThe file is not JSON: /),
  });
  expect(await command('content', 'import', 'no-such-file.json')).toEqual({
    code: 1,
    output: 'no-such-file.json cannot be read (ENOENT). Give the path of a folder or a JSON file.\n',
  });
  await database.drop();
}, 300_000);

test('the staff’s commands for the share register', async () => {
  const database = await seededEmbedded();
  const command = (...args: string[]) => run(cli, args, database.env).ended;
  expect(await command('audit')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^The books agree: 4 accounts, 4 offers, \d+ movements, 10000 shares, SAR 1125000\.00; donations SAR [\d.]+, given back SAR 0\.00\.$/m,
    ),
  });
  expect((await command('shares', 'issue', 'pool', '20', '--price', '125.50')).output).toBe(
    'The pool of members without an account: 20 new shares at SAR 125.50.\n',
  );
  expect((await command('cash', 'deposit', '0500000001', '10')).output).toMatch(/: deposit of SAR 10\.00\.$/m);
  expect(await command('cash', 'withdraw', '0500000001', '1e9')).toMatchObject({
    code: 1,
    output: '"1e9" is no amount. Write riyals, with two digits after the point at most: 250 or 250.50.\n',
  });
  expect(await command('offers', 'settle', '1')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Offer 1 is not open: it is /),
  });
  expect(await command('offers', 'expire')).toEqual({ code: 0, output: 'Offers ended: 0.\n' });
  await withDatabase(database.env, (db) =>
    db.updateTable('share_accounts').set({ cash: 1 }).where('user_id', '=', 1).execute(),
  );
  expect(await command('audit')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^The books do not agree:\naccount \d+ \(user 1\): cash is 1 and should be 2501000$/m,
    ),
  });
  await database.drop();
}, 300_000);
