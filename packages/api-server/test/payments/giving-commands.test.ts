import { afterEach, expect, test } from 'vitest';
import { seededEmbedded } from '../kit/kit.ts';
import { cli, processes } from '../kit/process.ts';

const { run, killAll } = processes();
afterEach(killAll);

test('the commands about giving say what they have done', async () => {
  const database = await seededEmbedded();
  const said = async (...args: string[]) => {
    const { code, output } = await run(cli, args, database.env).ended;
    return [code, output.trim()];
  };
  try {
    expect(await said('payments', 'list')).toEqual([0, 'Nothing to look at.']);
    expect(await said('payments', 'reconcile')).toEqual([0, 'Requested: 0. Settled: 0. No response: 0.']);
    expect(await said('charges', 'run', '--date', 'tomorrow')).toEqual([
      1,
      '"tomorrow" is no day. Write it as 2026-11-21.',
    ]);
    expect(await said('charges', 'run', '--date', '2000-01-01')).toEqual([
      0,
      'Charged: 0. Declined: 0. Not known yet: 0. Without a card: 0.',
    ]);
    // No gateway stores the demo accounts' cards.
    expect(await said('charges', 'run', '--date', '2199-01-01')).toEqual([
      0,
      expect.stringMatching(/^Charged: 0\. Declined: 0\. Not known yet: 0\. Without a card: [1-9]\d*\.$/),
    ]);
    expect(await said('gateway', 'sandbox')).toEqual([
      1,
      'SANDBOX_SECRET is not set: the sandbox and the server must be given the same secret of 16 characters or more.',
    ]);
  } finally {
    await database.drop();
  }
}, 180_000);
