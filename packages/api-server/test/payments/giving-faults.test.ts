import { describe, expect, test } from 'vitest';
import { databases } from '../kit/kit.ts';
import { runFaults } from '../faults/run.ts';

// The short one; `npm run faults:giving` is the long one.
describe.each(databases)('donors while servers and gateway die, on $name', (kind) => {
  test('our books are the gateway’s, to the halala', async () => {
    const database = await kind.empty();
    try {
      const report = await runFaults({
        database: database.env,
        servers: kind.name === 'PGlite' ? 1 : 2,
        payments: 16,
        atOnce: 8,
        deaths: 1_200,
        seed: 12,
      });
      expect(report.problems).toEqual([]);
      expect([report.payments >= 16, report.serverKills > 0, report.months > 0, report.depositPayments > 0]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect([report.ledger + report.deposits, report.ledgerPayments]).toEqual([report.book, report.bookPayments]);
      expect(Math.min(report.ledger, report.deposits)).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  }, 240_000);
});
