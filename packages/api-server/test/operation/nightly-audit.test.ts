import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditAtNight } from '../../src/audit/nightly.ts';
import { databases, startServer } from '../kit/kit.ts';
import { runStatements } from '../kit/raw-sql.ts';

const NIGHT = new Date('2026-11-26T03:20:00+03:00');
const NOON = new Date('2026-11-26T12:00:00+03:00');

describe.each(databases)('audit at night on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const database = () => running.server.database;
  const audits = () => database().db.selectFrom('audits').select('differences').execute();
  const age = async () => {
    const metrics = await (await fetch(`${running.server.monitoring}/metrics`)).text();
    return /^taawun_audit_clean_age_seconds (.+)$/m.exec(metrics)?.[1];
  };
  beforeAll(async () => {
    running = await startServer(kind, {}, { METRICS_PORT: '0' });
  });
  beforeEach(() => database().db.deleteFrom('audits').execute());
  afterAll(() => running.stop());

  test('runs once a night, and its age is measured', async () => {
    expect(await auditAtNight(database(), NOON)).toEqual({ problem: '', differences: [] });
    expect(await age()).toBe('+Inf');
    for (let run = 0; run < 2; run++)
      expect(await auditAtNight(database(), NIGHT)).toEqual({ problem: '', differences: [] });
    expect(await audits()).toEqual([{ differences: 0 }]);
    expect(Number(await age())).toBeLessThan(60);
  });

  test('names what does not agree, and records how much', async () => {
    await runStatements(database().db, ['update share_days set high = high + 1']);
    const { problem, differences } = await auditAtNight(database(), NIGHT);
    expect(problem).toBe(`The books do not agree: ${differences.length} differences.`);
    expect(differences[0]).toMatch(/^prices of /);
    expect(await audits()).toEqual([{ differences: differences.length }]);
    await runStatements(database().db, ['update share_days set high = high - 1']);
  });

  test('is given up when it takes longer than it may, and records nothing', async () => {
    const { problem } = await auditAtNight(database(), NIGHT, 0);
    expect(problem).toMatch(/^The audit took longer than the server allows\./);
    expect(await audits()).toEqual([]);
    // The connection is free for the next one.
    expect((await auditAtNight(database(), NIGHT)).problem).toBe('');
  });

  test('is a job of the server', async () => {
    const { server, stop } = await startServer(kind, { now: () => NIGHT });
    const { db } = server.database;
    await runStatements(db, [`insert into jobs (name, due_at) values ('audit', now())`]);
    await expect.poll(() => db.selectFrom('audits').select('differences').execute()).toEqual([{ differences: 0 }]);
    await stop();
  });
});

test('the embedded database is not audited while requests would wait for long', async () => {
  const [embedded] = databases;
  const { server, stop } = await startServer(embedded!);
  await runStatements(server.database.db, [`select setval(pg_get_serial_sequence('payments', 'id'), 30000)`]);
  await runStatements(server.database.db, [
    `insert into orders (number, target_type, price, qty, status, idempotency_key, fingerprint, code, created_at, expires_at)
      values ('T-00000001', 'general', 100, 1, 'expired', 'k', 'f', 'c', now(), now())`,
    `insert into payments (order_number, purpose, initiator, period, counts, checkout_id, reference, gateway, brand, amount, currency, status, created_at, expires_at)
      values ('T-00000001', 'donation', 'donor', 1, true, 'c', 'r', 'test', 'mada', 100, 'SAR', 'expired', now(), now())`,
  ]);
  const { problem } = await auditAtNight(server.database, NIGHT);
  expect(problem).toMatch(/^The embedded database has \d+ movements and payments/);
  expect(await server.database.db.selectFrom('audits').selectAll().execute()).toEqual([]);
  await stop();
});
