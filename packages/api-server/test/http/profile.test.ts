import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../src/index.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { removeDemoAccounts } from '../../src/seed/demo-accounts.ts';
import { emptyFolder } from '../kit/empty-databases.ts';
import { databases, startServer, testConfig, type TestDatabase } from '../kit/kit.ts';

const PRODUCTION = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' };
const member = { username: '0500000001', password: 'taawun-1' };

describe.each(databases)('a production server on $name', (kind) => {
  let database: TestDatabase;
  let server: Server | undefined;
  const open = async (env: Record<string, string>) =>
    (server = await createServer(testConfig({ ...database.env, ...PRODUCTION, ...env }), {
      logger: { level: 'silent' },
    }));
  const signIn = () => server?.app.inject({ method: 'POST', url: '/api/signin', payload: member });
  beforeAll(async () => {
    database = await kind.open();
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  afterAll(() => database.drop());

  it('does not start on demo accounts with their published passwords, and says how to go on', async () => {
    await expect(open({})).rejects.toThrow(
      'The database has demo accounts with their published passwords (+966500000001, +966500000002, +966500000003)',
    );
    await expect(open({})).rejects.toThrow('taawun-api demo remove');
  });
  it('starts on them where they are wanted by name', async () => {
    await open({ DEMO_ACCOUNTS: 'on' });
    expect((await signIn())?.statusCode).toBe(200);
    expect((await server?.app.inject('/dev/outbox'))?.statusCode).toBe(404);
  });
  it('starts once the command has removed them; the books still agree', async () => {
    const { db } = (await open({ DEMO_ACCOUNTS: 'on' })).database;
    expect(await removeDemoAccounts(db)).toBe(3);
    expect((await auditBooks(db)).differences).toEqual([]);
    await server?.close();
    await open({});
    expect((await signIn())?.statusCode).toBe(422);
    expect(await removeDemoAccounts(server!.database.db)).toBe(0);
  });
  it('shows the outbox where it is wanted by name', async () => {
    await open({ DEV_OUTBOX: 'on' });
    expect((await server?.app.inject('/dev/outbox'))?.statusCode).toBe(200);
  });
});

describe('the Storybook', () => {
  it.each([
    ['a demo', {}, 301],
    ['production', { ...PRODUCTION, DEMO_ACCOUNTS: 'on' }, 404],
    ['production that names it', { ...PRODUCTION, DEMO_ACCOUNTS: 'on', STORYBOOK: 'on' }, 301],
  ])('of %s', async (_, env: Record<string, string>, status) => {
    const folder = emptyFolder();
    const running = await startServer(databases[0]!, { storybookDir: folder, logger: { level: 'silent' } }, env);
    try {
      expect((await running.server.app.inject('/storybook')).statusCode).toBe(status);
    } finally {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a request that a proxy has forwarded', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  it('gets nothing from a demo', async () => {
    const running = await startServer(databases[0]!);
    try {
      for (const url of ['/api/branches', '/dev/outbox', '/api/none']) {
        const { statusCode, body } = await running.server.app.inject({ url, headers: forwarded });
        expect([statusCode, body]).toEqual([503, expect.stringContaining('TRUST_PROXY')]);
      }
    } finally {
      await running.stop();
    }
  });
  it.each([
    ['127.0.0.1', '203.0.113.0/24'],
    ['10.9.9.9', '10.9.9.0/24'],
  ])('from %s is counted for %s', async (remoteAddress, address) => {
    const lines: string[] = [];
    const running = await startServer(
      databases[0]!,
      { logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
      { ...PRODUCTION, DEMO_ACCOUNTS: 'on', TRUST_PROXY: '127.0.0.1' },
    );
    try {
      await running.server.app.inject({
        method: 'POST',
        url: '/api/signin',
        payload: member,
        headers: forwarded,
        remoteAddress,
      });
      expect(lines.find((line) => line.includes('"signed_in"'))).toContain(`"address":"${address}"`);
    } finally {
      await running.stop();
    }
  });
});
